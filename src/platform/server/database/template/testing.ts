/** Saves a SQLite database as SQL statements. Running these takes a tenth of the time of seeding a database again. */
import { type CompiledQuery, sql } from 'kysely'
import type { Database } from '../database.ts'

/** The table of sequence values, which SQLite creates by itself. */
const sequences = 'sqlite_sequence'

export type Template = readonly CompiledQuery[]

/** Returns the statements that recreate the whole database, with its sequence values. */
export async function createTemplate(db: Database): Promise<Template> {
  const { rows: parts } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_schema where sql is not null order by name = ${sequences}, rowid
  `.execute(db)
  const template = parts.filter(({ name }) => name !== sequences).map((part) => sql.raw(part.sql).compile(db))
  for (const { name } of parts.filter(({ type }) => type === 'table')) {
    // The inserts into the other tables have already added rows to the table of sequence values.
    if (name === sequences) template.push(sql`delete from ${sql.table(sequences)}`.compile(db))
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    for (const row of rows)
      template.push(
        sql`insert into ${sql.table(name)} (${sql.join(Object.keys(row).map(sql.ref))})
          values (${sql.join(Object.values(row))})`.compile(db),
      )
  }
  return template
}

/** Fills an empty database from the template. */
export async function applyTemplate(db: Database, template: Template): Promise<void> {
  // Rows may refer to rows that are inserted later.
  await sql`pragma foreign_keys = off`.execute(db)
  await db.transaction().execute(async (tx) => {
    for (const statement of template) await tx.executeQuery(statement)
  })
  await sql`pragma foreign_keys = on`.execute(db)
}
