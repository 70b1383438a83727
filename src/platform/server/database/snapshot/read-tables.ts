/** Reads every table of a SQLite or PostgreSQL database. */
import { sql } from 'kysely'
import type { Database, Engine, OpenDatabase, Tx } from '../database.ts'
import { liftTimeLimit } from '../database.ts'
import { type Line, type TableLine, toValue } from './line.ts'

const pageSize = 1000

type Reading<Result> = (lines: AsyncIterable<Line>) => Promise<Result>

/** Calls `read` in a transaction that sees the database as it was at one moment, while the database is in use. */
export function readConsistently<Result>(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  read: Reading<Result>,
): Promise<Result> {
  if (engine === 'sqlite') return db.transaction().execute((tx) => read(readTables(tx, engine)))
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return moment.execute(async (tx) => {
    await sql.raw(liftTimeLimit).execute(tx)
    return read(readTables(tx, engine))
  })
}

export async function* readTables(db: Database | Tx, engine: Engine): AsyncGenerator<Line> {
  const { rows: tables } = await listTables[engine].execute(db)
  for (const { table, columns: found, lastId } of tables) {
    const columns: string[] = typeof found === 'string' ? JSON.parse(found) : found
    yield { table, columns, lastId }
    for await (const rows of readRows(db, table, columns))
      for (const row of rows) yield { row: columns.map((column) => toValue(row[column])) }
  }
}

type Listed = Omit<TableLine, 'columns'> & { columns: string | string[] }

/** `lastId` is null if no id was ever assigned. SQLite records 0 for that if a migration copied a table without rows. */
const listTables: Record<Engine, ReturnType<typeof sql<Listed>>> = {
  sqlite: sql`
    select it.name as "table", (select json_group_array(c.name) from pragma_table_info(it.name) as c) as columns,
      (select nullif(max(seq), 0) from sqlite_sequence where name = it.name) as "lastId"
    from sqlite_schema as it
    where it.type = 'table' and it.name not like 'sqlite!_%' escape '!' order by it.name`,
  postgres: sql`
    select c.table_name as table, json_agg(c.column_name order by c.ordinal_position) as columns,
      (select max(s.last_value) from pg_sequences s
        where s.schemaname = 'public' and format('%I.%I', s.schemaname, s.sequencename) = any (
          array_agg(case when c.is_identity = 'YES' then pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) end)
        )) as "lastId"
    from information_schema.columns c
    inner join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    group by c.table_name order by c.table_name`,
}

type Row = Record<string, unknown>

async function* readRows(db: Database | Tx, table: string, columns: readonly string[]): AsyncGenerator<Row[]> {
  const name = sql.table(table)
  if (!columns.includes('id')) return yield (await sql<Row>`select * from ${name}`.execute(db)).rows
  for (let after = 0; ; ) {
    const page = sql<Row>`select * from ${name} where id > ${after} order by id limit ${pageSize}`
    const { rows } = await page.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
    after = Number(rows.at(-1)?.id)
  }
}
