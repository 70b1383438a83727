/** Prints the tables and the migrations. Runs all migrations on a database in memory, and reads the tables from it. */
import { sql } from 'kysely'
import { migrations, tablePlans } from '../../src/app/server/features.ts'
import type { Database } from '../../src/platform/server/database/database.ts'
import { migrate } from '../../src/platform/server/database/migrate.ts'
import { openSqlite } from '../../src/platform/server/database/sqlite.ts'
import type { TableName } from '../../src/platform/server/feature/table-plan.ts'
import { printPlan } from './print-plan.ts'
import { printTable } from './print-table.ts'
import { readTableWords, type TableWords } from './read-table-words.ts'

type PrintedSchema = {
  /** The printed tables of each feature and of the platform, by its name. */
  tables: ReadonlyMap<string, readonly string[]>
  migrations: string
}

export async function printSchema(): Promise<PrintedSchema> {
  const { db, close } = openSqlite(':memory:')
  try {
    const applied = await migrate({ db, engine: 'sqlite' }, migrations)
    const words = readTableWords()
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name`.execute(db)
    const tables = new Map<string, string[]>()
    for (const { name } of rows) {
      const tableWords = words.get(name)
      if (!tableWords) throw new Error(`No manifest declares the table ${name}.`)
      const { owner } = tableWords
      tables.set(owner, [...(tables.get(owner) ?? []), ...(await printOne(db, name, tableWords))])
    }
    return { tables, migrations: applied.map((name) => `- \`${name}\``).join('\n') }
  } finally {
    await close()
  }
}

async function printOne(db: Database, table: string, words: TableWords): Promise<string[]> {
  const references = await readReferences(db, table)
  const columns = await readColumns(db, table)
  return [
    `### \`${table}\``,
    ...(words.table ? [words.table] : []),
    // The cast is safe, because the name was read from the schema.
    printPlan(tablePlans.get(table as TableName)),
    printTable(
      ['Column', 'Type', 'May be null', 'Refers to', 'Meaning'],
      columns.map(({ name, type, notnull, pk }) => [
        `\`${name}\``,
        `${type.toLowerCase()}${pk ? ', primary key' : ''}`,
        pk || notnull ? 'no' : 'yes',
        references.get(name) ?? '',
        words.columns.get(name) ?? '',
      ]),
    ),
    ...(await printIndexes(db, table)),
  ]
}

type Column = { name: string; type: string; notnull: number; pk: number }

async function readColumns(db: Database, table: string): Promise<Column[]> {
  return (await sql<Column>`select name, type, "notnull", pk from pragma_table_info(${table}) order by cid`.execute(db))
    .rows
}

type Reference = { from: string; table: string; to: string; on_delete: string }

async function readReferences(db: Database, table: string): Promise<Map<string, string>> {
  const { rows } = await sql<Reference>`
    select "from", "table", "to", on_delete from pragma_foreign_key_list(${table})`.execute(db)
  return new Map(
    rows.map(({ from, table, to, on_delete }) => [from, `\`${table}.${to}\`${deletionWords[on_delete] ?? ''}`]),
  )
}

const deletionWords: Readonly<Record<string, string>> = {
  CASCADE: '; deleted with that row',
  'SET NULL': '; set to null when that row is deleted',
}

type Index = { name: string; unique: number; origin: string; columns: string }

async function printIndexes(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<Index>`
    select list.name, list."unique", list.origin,
      (select group_concat(name, ', ') from (select name from pragma_index_info(list.name) order by seqno)) as columns
    from pragma_index_list(${table}) as list where list.origin <> 'pk' order by columns`.execute(db)
  if (rows.length === 0) return []
  return [rows.map((row) => `- ${row.unique ? 'unique' : 'index'}: ${row.columns}`).join('\n')]
}
