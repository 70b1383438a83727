import { sql } from 'kysely'
import type { Environment } from '../../environment.ts'
import type { Tx } from '../database.ts'
import { type Migration, migrate } from '../migrate.ts'
import { openPostgres } from '../postgres.ts'
import { StartError } from '../start-error.ts'
import { readLines, readPostgresSnapshot, type TableLine } from './postgres.ts'

type Target = {
  environment: Pick<Environment, 'databaseUrl'>
  migrations: readonly Migration[]
  leaveOut: readonly string[]
}

const atOnce = 200

/** All rows come in one transaction. Before that there are only tables without rows. */
export async function restorePostgres({ environment: { databaseUrl }, migrations, leaveOut }: Target) {
  const database = openPostgres(databaseUrl ?? '', () => undefined)
  const closing = <Result>(work: Promise<Result>) => work.finally(() => database.close())
  const { db } = database
  const tables = await sql`select 1 from information_schema.tables where table_schema = 'public' limit 1`
    .execute(db)
    .catch((error) => closing(Promise.reject(error)))
  if (tables.rows.length > 0)
    return closing(
      Promise.reject(new StartError('The PostgreSQL that DATABASE_URL names has tables. Restore into an empty one.')),
    )

  return (snapshot: string): Promise<void> => closing(restore(snapshot))

  async function restore(snapshot: string) {
    const { migrations: names } = await readPostgresSnapshot(snapshot)
    await migrate(
      database,
      migrations.filter(({ name }) => names.includes(name)),
    )
    await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      // Rows refer to rows of tables that are filled later.
      const putBack = await dropReferences(tx)
      await fill(tx, snapshot)
      for (const table of leaveOut) await sql`delete from ${sql.table(table)}`.execute(tx)
      for (const { statement } of putBack) await sql.raw(statement).execute(tx)
    })
  }
}

async function dropReferences(tx: Tx) {
  const { rows } = await sql<{ statement: string; drop: string }>`
    select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as statement,
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  `.execute(tx)
  for (const { drop } of rows) await sql.raw(drop).execute(tx)
  return rows
}

async function fill(tx: Tx, snapshot: string) {
  let table: TableLine | undefined
  let rows: unknown[][] = []
  const insert = async () => {
    if (table && rows.length > 0)
      await sql`insert into ${sql.table(table.table)} (${sql.join(table.columns.map(sql.ref))}) overriding system value
        values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))}`.execute(tx)
    rows = []
  }
  for await (const line of readLines(snapshot)) {
    if ('table' in line) {
      await insert()
      table = line
      // The migrations have written rows of their own.
      await sql`delete from ${sql.table(line.table)}`.execute(tx)
      if (line.lastId !== null)
        await sql`select setval(pg_get_serial_sequence(${`"${line.table}"`}, 'id'), ${line.lastId})`.execute(tx)
    } else rows.push(line.row.map((value) => (isBytes(value) ? Buffer.from(value.base64, 'base64') : value)))
    if (rows.length >= atOnce) await insert()
  }
  await insert()
}

const isBytes = (value: unknown): value is { base64: string } => typeof value === 'object' && value !== null
