import { PostgresAdapter, sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

type Column = { readonly name: string; readonly type: string; readonly isNullable: boolean }
type Reference = { readonly column: string; readonly refersTo: string }
/** The columns and foreign keys of a table, as they are in the database. */
export type TableSchema = { readonly columns: readonly Column[]; readonly references: readonly Reference[] }
export type Schema = ReadonlyMap<string, TableSchema>

/** Reads the schema from the database. Column types differ between the engines: SQLite's `blob` is PostgreSQL's `bytea`. */
export async function readSchema(db: Database | Tx): Promise<Schema> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const [columns, references] = isPostgres ? postgresSchema : sqliteSchema
  const found = await columns.execute(db)
  const known = await references.execute(db)
  const byTable = Map.groupBy(found.rows, ({ table }) => table)
  return new Map(
    [...byTable].map(([table, rows]) => [
      table,
      {
        columns: rows.map(({ name, type, optional }) => ({ name, type, isNullable: optional === 1 })),
        references: known.rows.filter((reference) => reference.table === table),
      },
    ]),
  )
}

type ReadColumn = { table: string; name: string; type: string; optional: 0 | 1 }
type Read = readonly [ReturnType<typeof sql<ReadColumn>>, ReturnType<typeof sql<Reference & { table: string }>>]

const sqliteSchema: Read = [
  sql`select it.name as "table", c.name, lower(c.type) as type, (c."notnull" = 0 and c.pk = 0) as optional
    from sqlite_schema as it, pragma_table_info(it.name) as c
    where it.type = 'table' and it.name not like 'sqlite!_%' escape '!' order by it.name, c.cid`,
  sql`select it.name as "table", f."from" as "column", f."table" as "refersTo"
    from sqlite_schema as it, pragma_foreign_key_list(it.name) as f where it.type = 'table'`,
]

const postgresSchema: Read = [
  sql`select table_name as "table", column_name as name, data_type as type,
      case when is_nullable = 'YES' then 1 else 0 end as optional
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`,
  sql`select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as "refersTo"
    from pg_constraint c inner join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
]
