/** PostgreSQL as lines of JSON: a line for each table with its columns, then a line for each row. */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { writeThrough } from '../../storage/durable.ts'
import type { Database, Tx } from '../database.ts'
import { DamagedSnapshot, type SnapshotContents } from './snapshot.ts'

const atOnce = 1000
const ending = JSON.stringify({ end: true })

type Value = string | number | null | { base64: string }
export type TableLine = { table: string; columns: string[]; lastId: number | null }
export type Line = TableLine | { row: Value[] }

/** One read-only transaction, so it is of one moment. */
export async function writePostgresSnapshot(db: Database, path: string): Promise<void> {
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  await moment.execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await writeThrough(path, printTables(tx))
  })
}

async function* printTables(tx: Tx): AsyncGenerator<Uint8Array> {
  const { rows: tables } = await sql<TableLine>`
    select c.table_name as table, json_agg(c.column_name order by c.ordinal_position) as columns,
      (select max(s.last_value) from pg_sequences s
        where s.schemaname = 'public' and format('%I.%I', s.schemaname, s.sequencename) = any (
          array_agg(case when c.is_identity = 'YES' then pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) end)
        )) as "lastId"
    from information_schema.columns c
    inner join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    group by c.table_name order by c.table_name
  `.execute(tx)
  for (const line of tables) {
    yield Buffer.from(`${JSON.stringify(line)}\n`)
    for await (const rows of readRows(tx, line)) {
      const lines = rows.map((row) => JSON.stringify({ row: line.columns.map((column) => toJson(row[column])) }))
      yield Buffer.from(lines.map((text) => `${text}\n`).join(''))
    }
  }
  yield Buffer.from(`${ending}\n`)
}

async function* readRows(tx: Tx, { table, columns }: TableLine): AsyncGenerator<Record<string, unknown>[]> {
  const name = sql.table(table)
  if (!columns.includes('id')) return yield (await sql<Record<string, unknown>>`select * from ${name}`.execute(tx)).rows
  for (let after = 0; ; ) {
    const page = sql<Record<string, unknown>>`select * from ${name} where id > ${after} order by id limit ${atOnce}`
    const { rows } = await page.execute(tx)
    if (rows.length > 0) yield rows
    if (rows.length < atOnce) return
    after = Number(rows.at(-1)?.id)
  }
}

/** Every column is text, a number or bytes. */
function toJson(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') }
  throw new Error('A column has a type that snapshots do not know.')
}

/** The lines of a snapshot; throws DamagedSnapshot when one cannot be read, or the last one is missing. */
export async function* readLines(path: string): AsyncGenerator<Line> {
  let last = ''
  for await (const text of createInterface({ input: createReadStream(path) })) {
    last = text
    if (text === ending) continue
    yield parseLine(text)
  }
  if (last !== ending) throw new DamagedSnapshot('the snapshot ends too early')
}

function parseLine(text: string): Line {
  try {
    const line: unknown = JSON.parse(text)
    // Written by `printTables`, and its hash was compared.
    if (typeof line === 'object' && line !== null && ('row' in line || 'table' in line)) return line as Line
  } catch {
    // Text that is not JSON is reported below, like any other unreadable line.
  }
  throw new DamagedSnapshot('a line of the snapshot cannot be read')
}

export async function readPostgresSnapshot(path: string): Promise<SnapshotContents> {
  const found = { installation: [], migrations: [], picture_files: [] } as Record<string, Record<string, Value>[]>
  let table: TableLine | undefined
  for await (const line of readLines(path)) {
    if ('table' in line) table = line
    else if (table)
      found[table.table]?.push(Object.fromEntries(table.columns.map((name, at) => [name, line.row[at] ?? null])))
  }
  const { installation = [], migrations = [], picture_files = [] } = found
  return {
    identity: String(installation[0]?.identity),
    migrations: migrations.map(({ name }) => String(name)).sort(),
    pictureFiles: picture_files.map(({ name, bytes, checksum }) => ({
      name: String(name),
      bytes: Number(bytes),
      checksum: String(checksum),
    })),
  }
}
