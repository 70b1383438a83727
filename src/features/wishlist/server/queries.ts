import type { Selectable } from 'kysely'
import { compileQuery } from '#platform/server/database/compiled-query.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Member, PregnancyId } from '#platform/server/session.ts'
import { versionOf } from '#platform/server/versions/version-of.ts'
import type { Picture } from '#platform/shared/picture.ts'
import { type Wish, WishInput } from '../contract.ts'
import { type GiftVisibility, giftVisibility, mayKnow, mayTakeBack } from '../policy.ts'
import { sumUnits } from '../rules.ts'
import { findSurprise } from './surprise/find-surprise.ts'

export type Reader = Pick<Member, 'userId' | 'pregnancyId' | 'role'>
export type WishRow = Selectable<Tables['wishes']>

/** A reservation or a purchase of a wish, even if it is hidden from the parents. */
type Gift = { wishId: number; userId: number; firstName: string }
export type Gifts = {
  reservations: readonly (Gift & { units: number })[]
  /** The earliest purchase comes first. */
  purchases: readonly (Gift & { boughtAt: string })[]
}

type Page = { before: number; limit: number }

/** The wishes of a journey with ids below `before`, newest first. They contain only the gifts that this person may see. */
export async function listWishes(db: Database, reader: Reader, page: Page, now: Date): Promise<Wish[]> {
  const { pregnancyId, userId } = reader
  const visibility = giftVisibility(await findSurprise(db, reader, now), userId)
  const rows = await selectWishes(db, { pregnancyId, ...page })
  const gifts = await findGifts(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => asWish(row, giftsOf(gifts, row.id), { ...reader, visibility, now }))
}

/** One wish. It contains only the gifts that this person may see. */
export async function describeWish(tx: Tx, row: WishRow, reader: Reader, now: Date): Promise<Wish> {
  const visibility = giftVisibility(await findSurprise(tx, reader, now), reader.userId)
  return asWish(row, await findGifts(tx, [row.id]), { ...reader, visibility, now })
}

/** Finds a wish of a journey, even if it is in the trash. */
export const findWish = (tx: Tx, pregnancyId: PregnancyId, id: number): Promise<WishRow | undefined> =>
  tx.selectFrom('wishes').selectAll().where('id', '=', id).where('pregnancy_id', '=', pregnancyId).executeTakeFirst()

/** Finds all reservations and purchases of these wishes, even those that are hidden from the parents. */
export async function findGifts(db: Database | Tx, wishIds: readonly number[]): Promise<Gifts> {
  if (wishIds.length === 0) return { reservations: [], purchases: [] }
  const reservations = await db
    .selectFrom('wish_reservations')
    .innerJoin('users', 'users.id', 'wish_reservations.user_id')
    // Leaves out reservations of people who are being removed from the journey at this moment.
    .innerJoin('members', (join) =>
      join
        .onRef('members.pregnancy_id', '=', 'wish_reservations.pregnancy_id')
        .onRef('members.user_id', '=', 'wish_reservations.user_id')
        .on('members.accepted_at', 'is not', null),
    )
    .where('wish_id', 'in', wishIds)
    .orderBy('wish_reservations.id')
    .select(['wish_id as wishId', 'users.id as userId', 'users.first_name as firstName', 'wish_reservations.units'])
    .execute()
  const purchases = await db
    .selectFrom('wish_purchases')
    .innerJoin('users', 'users.id', 'wish_purchases.bought_by')
    .where('wish_id', 'in', wishIds)
    .orderBy('wish_purchases.id')
    .select(['wish_id as wishId', 'bought_by as userId', 'users.first_name as firstName', 'bought_at as boughtAt'])
    .execute()
  return { reservations, purchases }
}

/** Returns only the gifts that a person with this visibility may see. */
export const knownGifts = ({ reservations, purchases }: Gifts, visibility: GiftVisibility): Gifts => ({
  reservations: reservations.filter(({ userId }) => mayKnow(visibility, userId)),
  purchases: purchases.filter(({ userId }) => mayKnow(visibility, userId)),
})

const selectWishes = compileQuery<Page & { pregnancyId: PregnancyId }>()((db, param) =>
  db
    .selectFrom('wishes')
    .where('pregnancy_id', '=', param('pregnancyId'))
    .where('id', '<', param('before'))
    .where('deleted_at', 'is', null)
    // PostgreSQL finds the newest rows by the list’s index only if they are also sorted by `deleted_at`.
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit((eb) => eb.val(param('limit')))
    .selectAll(),
)

const giftsOf = ({ reservations, purchases }: Gifts, id: number): Gifts => ({
  reservations: reservations.filter(({ wishId }) => wishId === id),
  purchases: purchases.filter(({ wishId }) => wishId === id),
})

/** Lists the files of a wish's picture, the narrowest first. There are none if the wish is in the trash. */
export const listFiles = compileQuery<{ pregnancyId: PregnancyId; filename: string }>()((db, param) =>
  db
    .selectFrom('wishes')
    .innerJoin('picture_files', 'picture_files.filename', 'wishes.image_filename')
    .where('wishes.image_filename', '=', param('filename'))
    .where('wishes.pregnancy_id', '=', param('pregnancyId'))
    .where('wishes.deleted_at', 'is', null)
    .orderBy('picture_files.width')
    .select([
      'wishes.id',
      'wishes.created_at',
      'picture_files.filename',
      'picture_files.name',
      'picture_files.width',
      'picture_files.bytes',
      'picture_files.checksum',
    ]),
)

function imageOf({ image_filename: filename, image_width: width, image_height: height }: WishRow): Picture | null {
  return filename === null || width === null || height === null ? null : { filename, width, height }
}

type Reading = Pick<Reader, 'userId' | 'role'> & { visibility: GiftVisibility; now: Date }

function asWish(row: WishRow, gifts: Gifts, reading: Reading): Wish {
  const wish = withoutVersion(row, gifts, reading)
  return { ...wish, version: wishVersion(wish) }
}

const wishVersion = versionOf(WishInput)

function withoutVersion(row: WishRow, gifts: Gifts, { visibility, now, ...reader }: Reading): Omit<Wish, 'version'> {
  const known = knownGifts(gifts, visibility)
  const reserved = sumUnits(known.reservations.filter(({ userId }) => userId === reader.userId))
  const viewer = { ...reader, hasReserved: reserved > 0, now }
  const [purchase] = known.purchases
  // In the mode `taken`, hidden gifts count too, but only for `isTaken`.
  const counted = visibility.mode === 'taken' ? gifts : known
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    price: row.price,
    storeUrl: row.store_url,
    imageUrl: row.image_url,
    imageCopy: imageOf(row),
    priority: row.priority,
    notes: row.notes,
    quantity: row.quantity,
    createdBy: row.created_by,
    createdAt: row.created_at,
    isPurchased: purchase !== undefined,
    purchasedDate: purchase?.boughtAt ?? null,
    purchasedBy: purchase?.firstName ?? null,
    mayTakeBack: known.purchases.some((bought) => mayTakeBack(bought, viewer)),
    reservedByMe: reserved,
    reservedByOthers: known.reservations
      .filter(({ userId }) => userId !== reader.userId)
      .map(({ firstName, units }) => ({ firstName, units })),
    isTaken: counted.purchases.length > 0 || sumUnits(counted.reservations) >= row.quantity,
  }
}
