/** Photo files once had a table of their own. An upgrade from such a version keeps the photos. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { type FreshDatabase, openFreshDatabase } from '#platform/server/database/testing.ts'
import { migrations } from './features.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await openFreshDatabase()
})
afterAll(async () => {
  await fresh.database.close()
  await fresh.drop()
})

test('an upgrade moves the rows of photo files to the table of picture files', async () => {
  const { database } = fresh
  await migrate(
    database,
    migrations.filter(({ name }) => name < '0018'),
  )
  const then = '2026-03-15T10:00:00.000Z'
  for (const statement of [
    sql`insert into users (email, password_hash, first_name, last_name, created_at) values ('n@x.example', '', '', '', ${then})`,
    sql`insert into pregnancies (baby_name, time_zone, created_at, created_by) values ('A', 'UTC', ${then}, 1), ('B', 'UTC', ${then}, 1)`,
    sql`insert into photos (pregnancy_id, filename, width, height, created_by, created_at, deleted_at)
      values (2, 'one.webp', 400, 300, 1, ${then}, null), (1, 'two.webp', 300, 400, 1, ${then}, ${then})`,
    sql`insert into photo_files (photo_id, name, width, bytes, checksum)
      values (1, 'album/on/one-320.webp', 320, 11, 'a'), (1, 'album/on/one-400.webp', 400, 12, 'b'), (2, 'album/tw/two-300.webp', 300, 13, 'c')`,
  ])
    await statement.execute(database.db)

  await migrate(database, migrations)
  const files = database.db.selectFrom('picture_files').orderBy('name')
  expect(await files.select(['pregnancy_id', 'filename', 'name', 'width', 'bytes', 'checksum']).execute()).toEqual([
    { pregnancy_id: 2, filename: 'one.webp', name: 'album/on/one-320.webp', width: 320, bytes: 11, checksum: 'a' },
    { pregnancy_id: 2, filename: 'one.webp', name: 'album/on/one-400.webp', width: 400, bytes: 12, checksum: 'b' },
    { pregnancy_id: 1, filename: 'two.webp', name: 'album/tw/two-300.webp', width: 300, bytes: 13, checksum: 'c' },
  ])
})
