/** A pool of PostgreSQL databases for tests. Emptying and refilling a database takes a tenth of the time of creating one. */
import { hash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { inject } from 'vitest'
import { type Database, liftTimeLimit, type OpenDatabase } from '../database.ts'
import { openPostgres } from '../postgres.ts'

type Fill = (database: OpenDatabase) => Promise<void>

type Pooled = { database: OpenDatabase; url: string; drop: () => Promise<void> }

/** Opens an empty database. */
export async function openEmpty(): Promise<Pooled> {
  const admin = openAdmin()
  const name = await createDatabase(admin.db, 'template1')
  return { ...openNamed(name), drop: () => dropDatabase(admin.db, name).then(admin.close) }
}

/** Opens a copy of the database that `fill` fills. `fill` runs once for each name, even with several processes. */
export async function openFilled(name: string, fill: Fill): Promise<Pooled> {
  const admin = openAdmin()
  const template = `template_${hash('sha256', name).slice(0, 32)}`
  const resetScript = (await readResetScript(admin.db, template)) ?? (await makeTemplate(admin.db, template, fill))
  const pooled = (await takeFree(admin.db, resetScript)) ?? (await createDatabase(admin.db, template))
  return { ...openNamed(pooled), drop: () => release(admin.db, pooled).then(admin.close) }
}

/** The database that records the templates and the free databases. */
const openAdmin = () => openPostgres(inject('postgresUrl'), () => undefined)

function openNamed(name: string) {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { database: openPostgres(url.href, () => undefined), url: url.href }
}

async function createDatabase(admin: Database, template: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(admin)
  return name
}

async function dropDatabase(admin: Database, name: string): Promise<void> {
  await sql`drop database ${sql.id(name)} with (force)`.execute(admin)
}

/** The first caller creates the template while the others wait. Returns its reset script. */
async function makeTemplate(admin: Database, template: string, fill: Fill): Promise<string> {
  return admin.connection().execute(async (connection) => {
    // Filling the template, or waiting for it, may take longer than the usual timeouts of the server and of the client.
    await sql`set statement_timeout = 0`.execute(connection)
    await sql.raw(liftTimeLimit).execute(connection)
    await sql`select pg_advisory_lock(hashtext(${template}))`.execute(connection)
    const resetScript =
      (await readResetScript(connection, template)) ?? (await fillTemplate(connection, template, fill))
    await sql`select pg_advisory_unlock(hashtext(${template}))`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
    return resetScript
  })
}

async function fillTemplate(admin: Database, template: string, fill: Fill): Promise<string> {
  const unfinished = await createDatabase(admin, 'template1')
  const { database } = openNamed(unfinished)
  await fill(database)
  const resetScript = await writeResetScript(database.db)
  await database.close()
  await sql`alter database ${sql.id(unfinished)} rename to ${sql.id(template)}`.execute(admin)
  await sql`insert into templates values (${template}, ${resetScript})`.execute(admin)
  return resetScript
}

async function readResetScript(admin: Database, template: string): Promise<string | undefined> {
  const { rows } = await sql<{
    reset_script: string
  }>`select reset_script from templates where template = ${template}`.execute(admin)
  return rows[0]?.reset_script
}

/** Takes a released database from the pool and resets it with the script; `null` when none is free. */
async function takeFree(admin: Database, resetScript: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    delete from free_databases where name = (select name from free_databases limit 1 for update skip locked) returning name
  `.execute(admin)
  const name = rows[0]?.name
  if (!name) return null
  const { database } = openNamed(name)
  try {
    await sql.raw(resetScript).execute(database.db)
    return name
  } catch (error) {
    // The script fails if a test has dropped a table.
    if (Object(error).code !== undefinedTable) throw error
    await dropDatabase(admin, name)
    return null
  } finally {
    await database.close()
  }
}

const undefinedTable = '42P01'

async function release(admin: Database, name: string): Promise<void> {
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${name}`.execute(admin)
  await sql`insert into free_databases values (${name})`.execute(admin)
}

/** Returns a script that replaces the rows and sequence values of another database with those of this one. */
async function writeResetScript(db: Database): Promise<string> {
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
    // Rows may refer to rows that are inserted later.
    'set local session_replication_role = replica',
    ...tables.map(({ name }) => `delete from "${name}"`),
    ...rows.flat(),
    ...numbers,
    'commit',
  ].join(';\n')
}
