import { hash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Person } from '#platform/server/export/journey-format.ts'
import type { PregnancyId } from '#platform/server/session.ts'
import type { ExportStatus } from '../contract.ts'
import { removedAt } from './requests/exports-folder.ts'

export type PersonToExport = z.infer<typeof Person> & { readonly bytes: Uint8Array | null }

/** People with their portraits. Emails are included only for members. Passwords and other credentials are never exported. */
export async function listPeopleToExport(
  tx: Tx,
  pregnancyId: number,
  ids: readonly number[],
): Promise<PersonToExport[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('users')
    .leftJoin('portraits', 'portraits.user_id', 'users.id')
    .leftJoin('members', (join) =>
      join
        .onRef('members.user_id', '=', 'users.id')
        .on('members.pregnancy_id', '=', pregnancyId)
        .on('members.accepted_at', 'is not', null),
    )
    .where('users.id', 'in', ids)
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'members.role', 'portraits.bytes'])
    .orderBy('users.id')
    .execute()
  return rows.map(({ id, first_name: firstName, last_name: lastName, email, role, bytes }) => ({
    id,
    firstName,
    lastName,
    role,
    email: role === null ? null : email,
    portrait: bytes && { file: `people/${id}.webp`, sha256: hash('sha256', bytes) },
    bytes,
  }))
}

export async function findJourney(tx: Tx, pregnancyId: number) {
  return tx
    .selectFrom('pregnancies')
    .where('id', '=', pregnancyId)
    .select(['baby_name', 'due_date', 'time_zone', 'units'])
    .executeTakeFirst()
}

/** The journeys in which the account with this email is an admin. */
export const listOwnAsAdmin = (db: Database, email: string) =>
  db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .innerJoin('pregnancies', 'pregnancies.id', 'members.pregnancy_id')
    .where('users.email', '=', email)
    .where('members.role', '=', 'admin')
    .where('members.accepted_at', 'is not', null)
    .select(['pregnancies.id', 'pregnancies.baby_name'])
    .orderBy('pregnancies.id')
    .execute()

export async function getExportStatus(db: Database, pregnancyId: PregnancyId): Promise<ExportStatus> {
  const ready = await findFinishedExport(db, pregnancyId)
  const last = await newestOf(db, pregnancyId).selectAll('exports').executeTakeFirst()
  return {
    isPending: last !== undefined && last.ended_at === null,
    ready: ready
      ? {
          id: ready.id,
          madeAt: ready.requested_at,
          removedAt: removedAt(ready.ended_at ?? ready.requested_at),
          bytes: ready.bytes ?? 0,
          incompletePhotos: ready.incomplete_photos ?? 0,
        }
      : null,
    failure: last?.failure ? { failedAt: last.ended_at ?? last.requested_at, reason: last.failure } : null,
  }
}

/** The journey's finished export with this id; without an id, its newest finished export. */
export const findFinishedExport = (db: Database, pregnancyId: PregnancyId, id?: number) =>
  newestOf(db, pregnancyId)
    .innerJoin('pregnancies', 'pregnancies.id', 'exports.pregnancy_id')
    .where('file', 'is not', null)
    .$if(id !== undefined, (query) => query.where('exports.id', '=', Number(id)))
    .selectAll('exports')
    .select(['baby_name', 'time_zone'])
    .executeTakeFirst()

const newestOf = (db: Database, pregnancyId: PregnancyId) =>
  db.selectFrom('exports').where('pregnancy_id', '=', pregnancyId).orderBy('exports.id', 'desc').limit(1)

/** The size of all pictures of a journey in bytes, including pictures in the trash. */
export async function sumPictureBytes(db: Database, pregnancyId: number): Promise<number> {
  const files = db.selectFrom('picture_files').where('pregnancy_id', '=', pregnancyId)
  const { bytes } = await files.select(({ fn }) => fn.sum<string | null>('bytes').as('bytes')).executeTakeFirstOrThrow()
  return Number(bytes)
}
