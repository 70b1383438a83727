/** Adds journeys of a realistic size to the demo data, with a few large SQL statements. */
import { type RawBuilder, sql } from 'kysely'
import { castPassword } from '../../../src/features/sign-in/fixtures.ts'
import { hashPassword } from '../../../src/features/sign-in/server/public.ts'
import { liftTimeLimit, type OpenDatabase, type Tx } from '../../../src/platform/server/database/database.ts'
import { appointment, contact, longAgo, photo, textOf, timeOn, update, wish } from '../lists/entry-rows.ts'
import { type Journeys, maker, place, spreadRows } from '../lists/spread-rows.ts'
import { family, people, sizes } from './family.ts'
import { checksums } from './linked-files.ts'

/** The first id of the journeys, and the first id of their people. All these ids are consecutive. */
export type Filled = { firstJourney: number; firstUser: number; count: number }

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const later = '2100-01-01T00:00:00.000Z'

export async function fillJourneys({ db, engine }: OpenDatabase, count: number): Promise<Filled> {
  const passwordHash = await hashPassword(castPassword)
  // With SQLite's usual cache of 2 MB, each page would be written many times.
  if (engine === 'sqlite') await sql`pragma cache_size = -1000000`.execute(db)
  return db.transaction().execute(async (tx) => {
    // Inserting this many rows takes longer than the query timeout, and checking each reference is slow.
    if (engine === 'postgres') await sql.raw(liftTimeLimit).execute(tx)
    if (engine === 'postgres') await sql`set local session_replication_role = replica`.execute(tx)
    const firstUser = (await lastOf(tx, 'users')) + 1
    await addUsers(tx, count * people, passwordHash)
    const firstJourney = (await lastOf(tx, 'pregnancies')) + 1
    await addJourneys(tx, count, firstUser)
    const others = { firstId: firstJourney, count, firstUser, people }
    const journeys: Journeys = { own: { id: 0, firstUser, people: 1 }, others }
    await addPeople(tx, journeys)
    await addEntries(tx, journeys)
    await addPictureFiles(tx, firstJourney)
    return { firstJourney, firstUser, count }
  })
}

const numbersTo = (most: number) => sql`
  with recursive numbers (n) as (select cast(1 as bigint) union all select n + 1 from numbers where n < ${sql.lit(most)})`

async function lastOf(tx: Tx, table: 'users' | 'pregnancies'): Promise<number> {
  const { last } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last
}

export const emailOf = (person: number): string => `person-${person}@nestling.example`

async function addUsers(tx: Tx, count: number, passwordHash: string) {
  await sql`
    insert into users (email, password_hash, first_name, last_name, theme, created_at)
    ${numbersTo(count)}
    select 'person-' || n || '@nestling.example', ${sql.lit(passwordHash)}, 'Kim ' || n, 'Example', 'auto', ${sql.lit(longAgo)}
    from numbers`.execute(tx)
}

async function addJourneys(tx: Tx, count: number, firstUser: number) {
  await sql`
    insert into pregnancies (baby_name, due_date, time_zone, units, created_at, created_by)
    ${numbersTo(count)}
    select 'Sprout ' || n, '2027-02-01', 'UTC', 'metric', ${sql.lit(longAgo)}, ${sql.lit(firstUser)} + (n - 1) * ${sql.lit(people)}
    from numbers`.execute(tx)
}

const each = (amount: number) => ({ own: 0, each: amount })

async function addPeople(tx: Tx, journeys: Journeys) {
  const role = sql`case when place >= ${sql.lit(people - 1)} then 'admin' when place > 4 then 'family' else 'guest' end`
  const member = { user_id: maker, role, created_at: longAgo, accepted_at: longAgo }
  await spreadRows(tx, 'members', journeys, each(people), member)
  const code = { code: textOf('', sql`10000000 + n`), role: 'family', used_count: 3, created_at: longAgo }
  await spreadRows(tx, 'invite_codes', journeys, each(family.codes), { ...code, created_by: maker })
  await spreadRows(tx, 'sessions', journeys, each(family.sessions), {
    user_id: maker,
    token_hash: textOf('0'.repeat(56), sql`10000000 + n`),
    device_name: 'Safari on an iPhone',
    created_at: longAgo,
    last_used_at: longAgo,
    expires_at: later,
  })
  await sql`
    insert into known_devices (user_id, token_hash, created_at)
    select user_id, token_hash, created_at from sessions where expires_at = ${sql.lit(later)}`.execute(tx)
  await sql`
    insert into sign_in_notes (user_id, what, device_name, noted_at)
    ${numbersTo(family.notes / people)}
    select user_id, 'signed-in', 'Safari on an iPhone', accepted_at from members cross join numbers
    where user_id is not null and accepted_at is not null`.execute(tx)
}

async function addEntries(tx: Tx, journeys: Journeys) {
  const deleted = { deleted_at: timeOn(textOf(yesterday())) }
  const shot = { ...photo, week: sql`5 + place % 35`, filename: fileNameOf(1) }
  await spreadRows(tx, 'updates', journeys, each(family.updates), update)
  await spreadRows(tx, 'updates', journeys, each(family.trashed), { ...update, ...deleted })
  await spreadRows(tx, 'photos', journeys, each(family.photos), shot)
  await spreadRows(tx, 'appointments', journeys, each(family.appointments), appointment)
  await spreadRows(tx, 'contacts', journeys, each(family.contacts), contact)
  await spreadRows(tx, 'contacts', journeys, each(family.trashed), { ...contact, ...deleted })
  await spreadRows(tx, 'scans', journeys, each(family.scans), {
    measured_on: '2026-03-10',
    head_circumference: 2685,
    created_by: maker,
    created_at: longAgo,
  })
  // Half of the wishes have a picture.
  const imageFilename = sql`case when place % 2 = 0 then ${fileNameOf(3)} end`
  await spreadRows(tx, 'wishes', journeys, each(family.wishes), { ...wish, image_filename: imageFilename })
  await spreadRows(tx, 'update_pictures', journeys, each(family.updatePictures), {
    position: place,
    is_link_copy: 0,
    filename: fileNameOf(2),
    width: 2560,
    height: 1920,
    created_by: maker,
    created_at: longAgo,
  })
  // So far, `position` is the picture's number within its journey. It now chooses a different update for each picture.
  await sql`
    update update_pictures set position = 0, update_id = (
      select min(u.id) from updates u where u.pregnancy_id = update_pictures.pregnancy_id) + position * ${sql.lit(journeys.others.count)}
    where update_id is null`.execute(tx)
  const own = sql`pregnancy_id >= ${sql.lit(journeys.others.firstId)}`
  await sql`
    insert into photo_weeks (pregnancy_id, week, photos)
    select pregnancy_id, week, count(*) from photos where ${own} group by pregnancy_id, week`.execute(tx)
  await sql`
    insert into wish_reservations (pregnancy_id, wish_id, user_id, units, reserved_at)
    select pregnancy_id, id, created_by, 1, created_at from wishes where ${own} and id % 3 = 0`.execute(tx)
}

/** A unique file name, like the random names of Nestling: 48 hexadecimal digits. The first two name the folder. */
const fileNameOf = (kind: number): RawBuilder<unknown> =>
  sql`(10 + n % 90) || ${sql.lit(`${kind}${'0'.repeat(37)}`)} || (10000000 + n) || '.webp'`

const pictureColumns = [
  ['album', 'photos', 'filename'],
  ['updates', 'update_pictures', 'filename'],
  ['wishes', 'wishes', 'image_filename'],
] as const

async function addPictureFiles(tx: Tx, firstJourney: number) {
  for (const [folder, table, column] of pictureColumns)
    for (const { width, bytes } of sizes)
      await sql`
        insert into picture_files (pregnancy_id, filename, name, width, bytes, checksum)
        select pregnancy_id, ${sql.ref(column)},
          ${sql.lit(folder)} || '/' || substr(${sql.ref(column)}, 1, 2) || '/' || substr(${sql.ref(column)}, 1, 48) || ${sql.lit(`-${width}.webp`)},
          ${sql.lit(width)}, ${sql.lit(bytes)}, ${sql.lit(checksums[width])}
        from ${sql.table(table)} where ${sql.ref(column)} is not null and pregnancy_id >= ${sql.lit(firstJourney)}`.execute(
        tx,
      )
}
