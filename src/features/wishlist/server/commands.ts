import type { Updateable } from 'kysely'
import { lockMember } from '#features/membership/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { copyLink } from '#platform/server/pictures/stored/copy-link.ts'
import { deleteFiles, removeDeleted } from '#platform/server/pictures/stored/delete-pictures.ts'
import { writeOrRemoveFiles } from '#platform/server/pictures/stored/store-picture.ts'
import type { CheckVersion } from '#platform/server/versions/check-version.ts'
import type { Wish, WishInput } from '../contract.ts'
import { defaultPriority } from '../rules.ts'
import { type Actor, deletableWishes } from './giving/deletable-wishes.ts'
import { type Context, tellGivers } from './notices/tell-givers.ts'
import { writeImage } from './pictures/copy-image.ts'
import { describeWish, type Reader, type WishRow } from './queries.ts'

type PictureContext = Pick<Exchange, 'db' | 'files' | 'environment' | 'internet' | 'log' | 'now'>

/** Adds a wish with a copy of the picture that it links to. */
export async function addWish(context: PictureContext, author: Reader, input: WishInput): Promise<Wish> {
  const { db, files, now } = context
  const link = input.imageUrl || null
  const copy = await copyLink(context, 'wishes', link)
  return writeOrRemoveFiles(files, copy, () =>
    db.transaction().execute(async (tx) => {
      // Fetching takes a while. Meanwhile the person may be removed, or the journey may end.
      await lockMember(tx, author)
      const row = await tx
        .insertInto('wishes')
        .values({
          ...columnsOf(input),
          ...(await writeImage(tx, author.pregnancyId, link, copy)),
          pregnancy_id: author.pregnancyId,
          created_by: author.userId,
          created_at: now.toISOString(),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return describeWish(tx, row, author, now)
    }),
  )
}

type ChangeContext = PictureContext & { checkVersion: CheckVersion<Wish> }

/** Replaces all fields of a wish; omitted fields get their defaults. People who reserved or bought the wish are told. */
export async function changeWish(context: ChangeContext, actor: Actor, id: number, input: WishInput): Promise<Wish> {
  const { db, files, now, checkVersion } = context
  const link = input.imageUrl || null
  const lock = async (tx: Tx) => {
    const row = await deletableWishes.lockOwn(tx, actor, id)
    await checkVersion(() => describeWish(tx, row, actor, now))
    return row
  }
  const known = await db.transaction().execute(lock)
  // `lock` has refused people who may not change the wish, so they cannot cause a fetch. An unchanged link is not fetched
  // again.
  const copy = known.image_url === link ? null : await copyLink(context, 'wishes', link)

  const { wish, removedFiles } = await writeOrRemoveFiles(files, copy, () =>
    db.transaction().execute(async (tx) => {
      await lockMember(tx, actor)
      const before = await lock(tx)
      const isSameLink = before.image_url === link
      const removedFiles = isSameLink ? [] : await deleteImageRow(tx, before)
      const image = isSameLink ? {} : await writeImage(tx, actor.pregnancyId, link, copy)
      const after = await update(tx, id, { ...columnsOf(input), ...image })
      if (JSON.stringify(after) !== JSON.stringify(before))
        await tellGivers(tx, context, { wish: before, actor, what: 'changed' })
      return { wish: await describeWish(tx, after, actor, now), removedFiles }
    }),
  )
  await removeDeleted({ db, files }, removedFiles)
  return wish
}

/** Moves a wish to the trash. Its reservations stay. */
export function deleteWish(context: Context, actor: Actor, id: number): Promise<void> {
  const { db, now } = context
  return db.transaction().execute(async (tx) => {
    const wish = await deletableWishes.delete(tx, actor, id, now)
    await tellGivers(tx, context, { wish, actor, what: 'deleted' })
  })
}

/** Restores a wish from the trash. If the wish is not in the trash, nothing changes, so a retry is harmless. */
export function restoreWish(context: Context, actor: Actor, id: number): Promise<Wish> {
  const { db, now } = context
  return db.transaction().execute(async (tx) => {
    // `wish` is the row before it was restored.
    const wish = await deletableWishes.restore(tx, actor, id, now)
    if (wish.deleted_at !== null) await tellGivers(tx, context, { wish, actor, what: 'restored' })
    return describeWish(tx, wish, actor, now)
  })
}

const deleteImageRow = (tx: Tx, { image_filename }: WishRow) =>
  deleteFiles(tx, image_filename === null ? [] : [image_filename])

async function update(tx: Tx, id: number, columns: Updateable<Tables['wishes']>): Promise<WishRow> {
  return tx.updateTable('wishes').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

const columnsOf = (input: WishInput) => ({
  name: input.name,
  category: input.category,
  description: input.description || null,
  price: input.price || null,
  store_url: input.storeUrl || null,
  priority: input.priority ?? defaultPriority,
  notes: input.notes || null,
  quantity: input.quantity ?? 1,
})
