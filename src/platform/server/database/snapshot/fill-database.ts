/** Fills an empty database with the rows of another database. Each may be SQLite or PostgreSQL. */
import { sql } from 'kysely'
import type { Engine, OpenDatabase, Tx } from '../database.ts'
import { liftTimeLimit } from '../database.ts'
import { type Migration, migrate } from '../migrate.ts'
import { addUp, fromValue, type Line, type Sums, type TableLine } from './line.ts'
import { readTables } from './read-tables.ts'

export type Copied = { readonly tables: number; readonly rows: number }
export type Copy = {
  readonly lines: AsyncIterable<Line>
  /** The migrations that made the tables of the copied database. */
  readonly migrations: readonly Migration[]
  /** Tables whose rows are not copied. */
  readonly leaveOut: readonly string[]
}

const rowsPerInsert = 200

/** Inserts all rows and runs `finish` in one transaction. Before the commit, the rows are read back and compared. */
export async function fillDatabase(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  { lines, migrations, leaveOut }: Copy,
  finish: (tx: Tx) => Promise<unknown>,
): Promise<Copied> {
  await migrate({ db, engine }, migrations)
  const [expected, found]: [Sums, Sums] = [new Map(), new Map()]
  await db.transaction().execute(async (tx) => {
    // Rows may refer to rows of tables that are filled later.
    const restoreReferences = await suspendReferences[engine](tx)
    await fill(tx, engine, addUp(omitRows(lines, leaveOut), expected))
    await restoreReferences()
    await finish(tx)
    for await (const _ of addUp(readTables(tx, engine), found));
    refuseDifferences(expected, found)
  })
  return { tables: found.size, rows: [...found.values()].reduce((sum, { rows }) => sum + rows, 0) }
}

const suspendReferences: Record<Engine, (tx: Tx) => Promise<() => Promise<unknown>>> = {
  // SQLite checks foreign keys at the end of the transaction.
  sqlite: async (tx) => {
    await sql`pragma defer_foreign_keys = on`.execute(tx)
    return () => Promise.resolve()
  },
  postgres: async (tx) => {
    await sql.raw(liftTimeLimit).execute(tx)
    const { rows } = await sql<{ statement: string; drop: string }>`
      select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as statement,
        format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    `.execute(tx)
    for (const { drop } of rows) await sql.raw(drop).execute(tx)
    return async () => {
      for (const { statement } of rows) await sql.raw(statement).execute(tx)
    }
  },
}

async function* omitRows(lines: AsyncIterable<Line>, tables: readonly string[]): AsyncGenerator<Line> {
  let isOmitted = false
  for await (const line of lines) {
    if ('table' in line) isOmitted = tables.includes(line.table)
    if ('table' in line || !isOmitted) yield line
  }
}

async function fill(tx: Tx, engine: Engine, lines: AsyncIterable<Line>) {
  let table: TableLine | undefined
  let rows: unknown[][] = []
  const overriding = engine === 'postgres' ? sql`overriding system value` : sql``
  const insert = async () => {
    if (table && rows.length > 0)
      await sql`insert into ${sql.table(table.table)} (${sql.join(table.columns.map(sql.ref))}) ${overriding}
        values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))}`.execute(tx)
    rows = []
  }
  for await (const line of lines) {
    if ('table' in line) {
      await insert()
      table = line
      // Deletes the rows that the migrations themselves have inserted.
      await sql`delete from ${sql.table(line.table)}`.execute(tx)
      if (line.lastId !== null) await setLastId[engine](tx, line.table, line.lastId)
    } else rows.push(line.row.map(fromValue))
    if (rows.length >= rowsPerInsert) await insert()
  }
  await insert()
}

const setLastId: Record<Engine, (tx: Tx, table: string, id: number) => Promise<unknown>> = {
  sqlite: async (tx, table, id) => {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(tx)
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(tx)
  },
  postgres: (tx, table, id) => sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${id})`.execute(tx),
}

function refuseDifferences(expected: Sums, found: Sums) {
  for (const [table, { rows, sum, lastId }] of expected) {
    const copy = found.get(table)
    // A higher last id is fine, because ids are still never reused.
    if (!copy || copy.rows !== rows || copy.sum !== sum || copy.lastId < lastId)
      throw new Error(
        `The copy of the table ${table} differs from the original: it has ${copy?.rows ?? 0} rows, the original ${rows}.`,
      )
  }
}
