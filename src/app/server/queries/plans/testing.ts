/** Reads the plan of a statement: which tables SQLite would read in full. */
import { CompiledQuery, sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'

/**
 * The tables that this statement reads in full, directly or through an index. Reading all of a partial index is allowed:
 * the index has only the rows that the statement needs, such as those in the trash.
 */
export async function listFullScans(db: Database, statement: string): Promise<string[]> {
  const values = [...statement.matchAll(/\?/g)].map(() => null)
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${statement}`, values),
  )
  const partial = await sql<{ name: string }>`select name from sqlite_schema where sql like '% where %'`.execute(db)
  return rows.flatMap(({ detail }) => {
    const [, table, index = ''] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?$/.exec(detail) ?? []
    return table && !partial.rows.some(({ name }) => name === index) ? [table] : []
  })
}
