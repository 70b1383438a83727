/** PostgreSQL databases lent to tests: one that was given back is emptied and filled anew, in a tenth of making one. */
import { hash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { inject } from 'vitest'
import type { Database, OpenDatabase } from '../database.ts'
import { openPostgres } from '../postgres.ts'

type Fill = (database: OpenDatabase) => Promise<void>

type Lent = { database: OpenDatabase; url: string; drop: () => Promise<void> }

/** A database with nothing in it. */
export async function lendEmpty(): Promise<Lent> {
  const office = openOffice()
  const name = await createDatabase(office.db, 'template1')
  return { ...openNamed(name), drop: () => dropDatabase(office.db, name).then(office.close) }
}

/** A database with what `fill` puts into it, which is done once for each name, in whatever process. */
export async function lendFilled(name: string, fill: Fill): Promise<Lent> {
  const office = openOffice()
  const template = `template_${hash('sha256', name).slice(0, 32)}`
  const image = (await readImage(office.db, template)) ?? (await makeTemplate(office.db, template, fill))
  const lent = (await takeGivenBack(office.db, image)) ?? (await createDatabase(office.db, template))
  return { ...openNamed(lent), drop: () => giveBack(office.db, lent).then(office.close) }
}

/** Where it is written what there is to be lent. */
const openOffice = () => openPostgres(inject('postgresUrl'), () => undefined)

function openNamed(name: string) {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { database: openPostgres(url.href, () => undefined), url: url.href }
}

async function createDatabase(office: Database, template: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(office)
  return name
}

async function dropDatabase(office: Database, name: string): Promise<void> {
  await sql`drop database ${sql.id(name)} with (force)`.execute(office)
}

/** Made by the first that asks, while the others wait; gives its image. */
async function makeTemplate(office: Database, template: string, fill: Fill): Promise<string> {
  return office.connection().execute(async (one) => {
    // The first may be longer at it than a query may take.
    await sql`set statement_timeout = 0`.execute(one)
    await sql`select pg_advisory_lock(hashtext(${template}))`.execute(one)
    const image = (await readImage(one, template)) ?? (await fillTemplate(one, template, fill))
    await sql`select pg_advisory_unlock(hashtext(${template}))`.execute(one)
    await sql`reset statement_timeout`.execute(one)
    return image
  })
}

async function fillTemplate(office: Database, template: string, fill: Fill): Promise<string> {
  const unfinished = await createDatabase(office, 'template1')
  const { database } = openNamed(unfinished)
  await fill(database)
  const image = await takeImage(database.db)
  await database.close()
  await sql`alter database ${sql.id(unfinished)} rename to ${sql.id(template)}`.execute(office)
  await sql`insert into images values (${template}, ${image})`.execute(office)
  return image
}

async function readImage(office: Database, template: string): Promise<string | undefined> {
  const { rows } = await sql<{ image: string }>`select image from images where template = ${template}`.execute(office)
  return rows[0]?.image
}

/** One that was given back, with what the image holds; `null` when there is none. */
async function takeGivenBack(office: Database, image: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    delete from given_back where name = (select name from given_back limit 1 for update skip locked) returning name
  `.execute(office)
  const name = rows[0]?.name
  if (!name) return null
  const { database } = openNamed(name)
  try {
    await sql.raw(image).execute(database.db)
    return name
  } catch (error) {
    // Somebody tested what happens without a table.
    if (Object(error).code !== undefinedTable) throw error
    await dropDatabase(office, name)
    return null
  } finally {
    await database.close()
  }
}

const undefinedTable = '42P01'

async function giveBack(office: Database, name: string): Promise<void> {
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${name}`.execute(office)
  await sql`insert into given_back values (${name})`.execute(office)
}

/** What makes any other database hold what this one does: every row, and the last numbers given. */
async function takeImage(db: Database): Promise<string> {
  const read = async (query: RawBuilder<{ line: string }>) => (await query.execute(db)).rows.map(({ line }) => line)
  const tables = await db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) =>
      read(sql`
        select format('insert into %I overriding system value select * from json_populate_recordset(null::%I, %L)',
          ${name}::text, ${name}::text, coalesce(json_agg(it), '[]')) as line
        from ${sql.table(name)} as it
      `),
    ),
  )
  const numbers = await read(sql`
    select format('select setval(%L, %s, %L)', sequencename, coalesce(last_value, start_value), last_value is not null)
      as line
    from pg_sequences
  `)
  return [
    'begin',
    // Whoever is named before being there would be refused.
    'set local session_replication_role = replica',
    ...tables.map(({ name }) => `delete from "${name}"`),
    ...rows.flat(),
    ...numbers,
    'commit',
  ].join(';\n')
}
