import type { CreateTableBuilder, SchemaModule } from 'kysely'
import { sql } from 'kysely'
import type { Engine, Tx } from './database.ts'

/** The tools that a migration gets to change the schema. */
export type Schema = {
  readonly schema: SchemaModule
  /** Creates a table with the integer primary key `id`, whose values are never reused. */
  createTable(name: string): CreateTableBuilder<string, 'id'>
  /** The type of a column that holds bytes. */
  readonly bytes: 'blob' | 'bytea'
  /** The transaction of the migration, to move rows. */
  readonly tx: Tx
}

export function createTable(schema: SchemaModule, engine: Engine, name: string): CreateTableBuilder<string, 'id'> {
  const table = schema.createTable(name)
  return engine === 'postgres'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    : table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement()).modifyEnd(sql`strict`)
}
