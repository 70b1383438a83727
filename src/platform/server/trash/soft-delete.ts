/** Deletion that can be undone for 30 days, for every table of a journey with a column `deleted_at`. */
import { AppError } from '../../shared/errors.ts'
import { mayChange, maySee, type TrashAccess, trashSince } from '../../shared/ownership.ts'
import type { Behind } from '../clock/certain-time.ts'
import type { Database, Tx } from '../database/database.ts'
import { lockRow } from '../database/locks.ts'
import type { Tables } from '../database/tables.ts'
import { deleteEach, type Storage } from '../pictures/stored/delete-pictures.ts'
import type { Member, PregnancyId } from '../session.ts'

type Actor = Pick<Member, 'userId' | 'pregnancyId' | 'role'>

/** A table whose rows belong to a journey and can be in its trash. */
type TrashTable = {
  [Table in keyof Tables]: Tables[Table] extends { pregnancy_id: number; deleted_at: string | null } ? Table : never
}[keyof Tables]

type Kind<Row> = {
  table: TrashTable
  /** Finds a row of this journey, whether it is in the trash or not. */
  find: (tx: Tx, pregnancyId: PregnancyId, id: number) => Promise<Row | undefined>
  /** Runs before a row is deleted for good: deletes its pictures' rows and returns their filenames. */
  deletePictures?: (tx: Tx, id: number) => Promise<readonly string[]>
}

/**
 * The operations on the rows of one table. `lock`, `lockOwn`, `delete` and `restore` lock the row until the caller's
 * transaction ends. They return the row as it was before, or throw `not-found` or `not-yours`.
 */
export function softDeletable<Row extends { created_by: number; deleted_at: string | null }>(kind: Kind<Row>) {
  const { table, find, deletePictures } = kind

  async function lock(tx: Tx, { pregnancyId }: Actor, id: number, trashAccess: TrashAccess = null): Promise<Row> {
    await lockRow(tx, table, id)
    const row = await find(tx, pregnancyId, id)
    if (!row || !maySee(trashAccess, row.deleted_at)) throw new AppError('not-found')
    return row
  }

  async function lockOwn(tx: Tx, actor: Actor, id: number, trashAccess: TrashAccess = null): Promise<Row> {
    const row = await lock(tx, actor, id, trashAccess)
    if (!mayChange(actor, { createdBy: row.created_by })) throw new AppError('not-yours')
    return row
  }

  const setDeletedAt = (tx: Tx, { pregnancyId }: Actor, id: number, deleted_at: string | null) =>
    tx.updateTable(table).set({ deleted_at }).where('id', '=', id).where('pregnancy_id', '=', pregnancyId).execute()

  return {
    table,

    /** Locks a row of any author. `trashAccess` allows a row in the trash, if it was deleted recently enough. */
    lock,

    /** Locks a row that is not in the trash and that this person may change. */
    lockOwn: (tx: Tx, actor: Actor, id: number) => lockOwn(tx, actor, id),

    /** Moves a row into the trash. */
    async delete(tx: Tx, actor: Actor, id: number, now: Date): Promise<Row> {
      const row = await lockOwn(tx, actor, id)
      await setDeletedAt(tx, actor, id, now.toISOString())
      return row
    },

    /** Takes a row out of the trash. Does nothing if the row is not in the trash, so restoring twice is harmless. */
    async restore(tx: Tx, actor: Actor, id: number, now: Date): Promise<Row> {
      const row = await lockOwn(tx, actor, id, { deletedSince: trashSince(now) })
      if (row.deleted_at !== null) await setDeletedAt(tx, actor, id, null)
      return row
    },

    /** Corrects the times of rows that were deleted while the clock was behind. */
    async correctTimes(db: Database, { since, until, byMs }: Behind): Promise<void> {
      const rows = await db
        .selectFrom(table)
        .select(['id', 'deleted_at'])
        .where('deleted_at', '>=', since.toISOString())
        .where('deleted_at', '<=', until.toISOString())
        .$narrowType<{ deleted_at: string }>()
        .execute()
      for (const { id, deleted_at } of rows) {
        const corrected = new Date(Date.parse(deleted_at) + byMs).toISOString()
        const row = db.updateTable(table).where('id', '=', id).where('deleted_at', '=', deleted_at)
        await row.set({ deleted_at: corrected }).execute()
      }
    },

    /** Deletes rows for good, with their pictures' files, after 30 days in the trash (measured as in `clock/certain-time.ts`). */
    async emptyTrash(storage: Storage, certain: Date): Promise<void> {
      const since = trashSince(certain)
      const old = storage.db.selectFrom(table).select('id').where('deleted_at', '<', since)
      await deleteEach(storage, await old.execute(), async (tx, id) => {
        await lockRow(tx, table, id)
        const row = tx.selectFrom(table).select('id').where('id', '=', id).where('deleted_at', '<', since)
        // The row may have been restored since it was found.
        if (!(await row.executeTakeFirst())) return []
        const filenames = (await deletePictures?.(tx, id)) ?? []
        await tx.deleteFrom(table).where('id', '=', id).execute()
        return filenames
      })
    },
  }
}
