/** Forward-only migrations. Each runs in its own transaction, which also records that it was applied. */
import { sql } from 'kysely'
import type { Database, Engine, OpenDatabase, Tx } from './database.ts'
import { liftTimeLimit } from './database.ts'
import { createTable, type Schema } from './schema.ts'
import { StartError } from './start-error.ts'

export type Migration = {
  /** Number and name, like `0001-people`. All features share one series of numbers, and migrations run in its order. */
  readonly name: `${number}-${string}`
  readonly up: (schema: Schema) => Promise<void>
}

/** Applies the missing migrations and returns their names. Throws StartError if the data is newer than the program. */
export async function migrate(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  migrations: readonly Migration[],
): Promise<string[]> {
  const ordered = [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1))
  refuseWrongNumbers(ordered)
  const done = await db.transaction().execute(async (tx) => {
    // In PostgreSQL even `if not exists` fails when two processes create the same table at once.
    await lockMigrations(tx, engine)
    await tx.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute()
    return readDone(tx, ordered)
  })

  const applied: string[] = []
  for (const migration of ordered) {
    if (done.has(migration.name)) continue
    if (await applyOnce(db, engine, migration, ordered)) applied.push(migration.name)
  }
  return applied
}

function refuseWrongNumbers(ordered: readonly Migration[]) {
  const numbers = ordered.map(({ name }) => name.slice(0, 4))
  const wrong = numbers.find((number, index) => number === numbers[index - 1] || !/^\d{4}$/.test(number))
  if (wrong) throw new Error(`Migration number ${wrong} is used twice or is not four digits.`)
}

async function applyOnce(db: Database, engine: Engine, migration: Migration, known: readonly Migration[]) {
  return db.transaction().execute(async (tx) => {
    await lockMigrations(tx, engine)
    // Another process may have applied it in the meantime.
    if ((await readDone(tx, known)).has(migration.name)) return false

    await migration.up({
      schema: tx.schema,
      createTable: (table) => createTable(tx.schema, engine, table),
      bytes: engine === 'postgres' ? 'bytea' : 'blob',
      tx,
    })
    const row = { name: migration.name, applied_at: new Date().toISOString() }
    await tx.insertInto('migrations').values(row).execute()
    return true
  })
}

/** When several processes start at once, one migrates. The others wait here, and then find no missing migration. */
async function lockMigrations(tx: Tx, engine: Engine) {
  if (engine !== 'postgres') return
  // Waiting for the lock, or migrating years of data, may take longer than the usual query timeout.
  await sql.raw(liftTimeLimit).execute(tx)
  await sql`select pg_advisory_xact_lock(7234591)`.execute(tx)
}

/** The names of the applied migrations. Throws StartError if one of them is not known. */
async function readDone(tx: Tx, known: readonly Migration[]): Promise<Set<string>> {
  const rows = await tx.selectFrom('migrations').select('name').execute()
  const names = new Set(known.map(({ name }) => name as string))
  const newer = rows.find(({ name }) => !names.has(name))
  if (newer)
    throw new StartError(
      `The data was last used by a newer version of Nestling, which has the migration “${newer.name}”. Start that version.`,
    )
  return new Set(rows.map(({ name }) => name))
}
