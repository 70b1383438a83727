/** Fills each list of the demo family's journey to a given length, and adds other journeys. */
import { sql } from 'kysely'
import { cast } from '../../../src/features/sign-in/fixtures.ts'
import { liftTimeLimit, type OpenDatabase, type Tx } from '../../../src/platform/server/database/database.ts'
import { hashToken } from '../../../src/platform/server/session.ts'
import { appointment, contact, longAgo, nameOf, photo, textOf, timeOn, update, wish } from './entry-rows.ts'
import { type Journeys, maker, spreadRows } from './spread-rows.ts'

/** The number of entries in each list, of entries of each kind in the trash, and of other journeys. */
export type ListLengths = Record<'updates' | 'photos' | 'appointments' | 'contacts' | 'wishes' | 'trashed', number> & {
  otherJourneys: number
}

/** The number of people in the journey, including the five of the demo family. */
export const people = 100
/** The number of invite codes of the journey. */
export const codes = 100
/** The default page size of a list. */
export const page = 50

/** The number of entries in each list of every other journey. */
const inOthers = { entries: 300, trashed: 20, people: 20, codes: 5 }
/** The number of recorded sign-ins of each person. */
const notesEach = 10
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Fills the journey and returns its id. */
export function fillLists({ db, engine }: OpenDatabase, lengths: ListLengths, feedToken: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // Inserting this many rows takes longer than the query timeout.
    if (engine === 'postgres') await sql.raw(liftTimeLimit).execute(tx)
    // Checking the foreign keys of so many rows would also be slow.
    if (engine === 'postgres') await sql`set local session_replication_role = replica`.execute(tx)
    const demoJourney = tx.selectFrom('pregnancies').where('baby_name', '=', 'Pip')
    const { id, created_by } = await demoJourney.select(['id', 'created_by']).executeTakeFirstOrThrow()
    for (const table of ['wishes', 'appointments', 'contacts', 'updates', 'invite_codes'] as const)
      await tx.deleteFrom(table).execute()
    const journeys = await addJourneys(tx, id, lengths.otherJourneys)
    await addPeople(tx, journeys)
    await addEntries(tx, journeys, lengths)
    await addTrash(tx, journeys, lengths)
    const feed = { pregnancy_id: id, user_id: created_by, token_hash: hashToken(feedToken), created_at: longAgo }
    await tx.insertInto('calendar_feeds').values(feed).execute()
    return id
  })
}

async function addJourneys(tx: Tx, id: number, count: number): Promise<Journeys> {
  const relatives = people - 5
  const firstUser = await addUsers(tx, 'relative', relatives)
  const firstNeighbour = await addUsers(tx, 'neighbour', count * inOthers.people)
  const rows = Array.from({ length: count }, (_, at) => ({
    baby_name: `Neighbour ${at}`,
    time_zone: 'UTC',
    units: 'metric' as const,
    created_at: longAgo,
    created_by: firstNeighbour + at * inOthers.people,
  }))
  if (count > 0) await tx.insertInto('pregnancies').values(rows).execute()
  return {
    own: { id, firstUser, people: relatives },
    others: {
      firstId: await firstOf(tx, 'pregnancies', count),
      count,
      firstUser: firstNeighbour,
      people: inOthers.people,
    },
  }
}

async function addUsers(tx: Tx, kind: string, count: number): Promise<number> {
  const rows = Array.from({ length: count }, (_, at) => ({
    email: `${kind}-${at}@nestling.example`,
    password_hash: '',
    first_name: `${kind} ${at}`,
    last_name: '',
    theme: 'auto' as const,
    created_at: longAgo,
  }))
  if (count > 0) await tx.insertInto('users').values(rows).execute()
  return firstOf(tx, 'users', count)
}

/** The id of the first of the `count` newest rows. Their ids are consecutive, because nothing else inserts rows. */
async function firstOf(tx: Tx, table: 'users' | 'pregnancies', count: number): Promise<number> {
  const { last } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last - count + 1
}

async function addPeople(tx: Tx, journeys: Journeys) {
  const member = { user_id: maker, role: 'family', created_at: longAgo, accepted_at: longAgo }
  await spreadRows(tx, 'members', journeys, { own: journeys.own.people, each: inOthers.people }, member)
  const code = { code: textOf('', sql`10000000 + n`), role: 'family', used_count: 0, created_at: longAgo }
  await spreadRows(tx, 'invite_codes', journeys, { own: codes, each: inOthers.codes }, { ...code, created_by: maker })
  await sql`
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(notesEach)})
    insert into sign_in_notes (user_id, what, device_name, noted_at)
    select user_id, 'signed-in', 'A phone', accepted_at from members cross join numbers
    where user_id is not null and accepted_at is not null order by n, user_id`.execute(tx)
}

async function addEntries(tx: Tx, journeys: Journeys, lengths: ListLengths) {
  const amountOf = (own: number) => ({ own, each: inOthers.entries })
  await spreadRows(tx, 'updates', journeys, amountOf(lengths.updates), update)
  await spreadRows(tx, 'photos', journeys, amountOf(lengths.photos), photo)
  await spreadRows(tx, 'appointments', journeys, amountOf(lengths.appointments), appointment)
  await spreadRows(tx, 'contacts', journeys, amountOf(lengths.contacts), contact)
  await spreadRows(tx, 'wishes', journeys, amountOf(lengths.wishes), wish)
  await sql`
    insert into update_pictures (pregnancy_id, update_id, position, is_link_copy, filename, width, height, created_by, created_at)
    select pregnancy_id, id, 0, 0, ${nameOf('with', sql`id`)}, 4000, 3000, author_id, created_at from updates order by id`.execute(
    tx,
  )
  await sql`
    insert into photo_weeks (pregnancy_id, week, photos)
    select pregnancy_id, week, count(*) from photos group by pregnancy_id, week`.execute(tx)
  await sql`
    insert into wish_reservations (pregnancy_id, wish_id, user_id, units, reserved_at)
    select pregnancy_id, id, created_by, 1, created_at from wishes order by id`.execute(tx)
  await sql`
    insert into wish_purchases (pregnancy_id, wish_id, bought_by, bought_at)
    select pregnancy_id, id, created_by, created_at from wishes order by id`.execute(tx)
}

async function addTrash(tx: Tx, journeys: Journeys, { trashed }: ListLengths) {
  const amount = { own: trashed, each: inOthers.trashed }
  const deleted = { deleted_at: timeOn(textOf(daysAgo(1))) }
  await spreadRows(tx, 'updates', journeys, amount, { ...update, ...deleted })
  await spreadRows(tx, 'photos', journeys, amount, { ...photo, filename: nameOf('gone'), ...deleted })
  await spreadRows(tx, 'appointments', journeys, amount, { ...appointment, ...deleted })
  await spreadRows(tx, 'contacts', journeys, amount, { ...contact, ...deleted })
  await spreadRows(tx, 'wishes', journeys, amount, { ...wish, image_filename: nameOf('past'), ...deleted })
  // The friend deleted a page of updates long before everybody else, so these are the oldest in the trash.
  const friends = tx.selectFrom('users').where('email', '=', cast.friend.email).select('id')
  const { id } = await friends.executeTakeFirstOrThrow()
  const own = { author_id: id, deleted_at: timeOn(textOf(daysAgo(20))) }
  await spreadRows(tx, 'updates', journeys, { own: page, each: 0 }, { ...update, ...own })
}
