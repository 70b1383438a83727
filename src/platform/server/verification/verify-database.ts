/** Checks the database without changing it, and returns one sentence for each problem. */
import { sql } from 'kysely'
import type { Database, Engine, Tx } from '../database/database.ts'
import { liftTimeLimit } from '../database/database.ts'
import { readSchema } from '../export/read-schema.ts'
import type { Feature } from '../feature/define-feature.ts'
import type { TablePlan } from '../feature/table-plan.ts'

type DatabaseToVerify = { readonly db: Database; readonly engine: Engine; readonly features: readonly Feature[] }

export async function verifyDatabase({ db, engine, features }: DatabaseToVerify): Promise<string[]> {
  const problems = await (engine === 'sqlite' ? verifySqlite(db) : verifyPostgres(db))
  // Results from damaged tables would not be reliable.
  return problems.length > 0 ? problems : listWithoutPicture(db, features)
}

async function verifySqlite(db: Database): Promise<string[]> {
  try {
    const found = await sql<{ integrity_check: string }>`pragma integrity_check(20)`.execute(db)
    const broken = await sql<{ table: string; rowid: number; parent: string }>`pragma foreign_key_check`.execute(db)
    return [
      ...found.rows.flatMap(({ integrity_check: words }) =>
        words === 'ok' ? [] : [`The database is damaged: ${words}.`],
      ),
      ...broken.rows.map(({ table, rowid, parent }) => sayOrphan(table, rowid, parent)),
    ]
  } catch (error) {
    return [sayUnreadable('The database', error)]
  }
}

/** PostgreSQL has no check that every database user may run. So this reads each row in full, and follows each reference. */
async function verifyPostgres(db: Database): Promise<string[]> {
  const schema = await readSchema(db)
  const problems: string[] = []
  for (const table of schema.keys())
    await withoutTimeLimit(db, (tx) =>
      sql`select sum(length(it::text)) from ${sql.table(table)} as it`.execute(tx),
    ).catch((error) => problems.push(sayUnreadable(`The table ${table}`, error)))
  if (problems.length > 0) return problems
  for (const [table, { references }] of schema)
    for (const { column, refersTo } of references) {
      const orphans = await withoutTimeLimit(db, (tx) =>
        sql<{ id: number }>`
          select it.id from ${sql.table(table)} as it where it.${sql.ref(column)} is not null
            and not exists (select 1 from ${sql.table(refersTo)} as parent where parent.id = it.${sql.ref(column)})
          order by it.id`.execute(tx),
      )
      problems.push(...orphans.rows.map(({ id }) => sayOrphan(table, id, refersTo)))
    }
  return problems
}

/** Runs a query without the usual time limit, which is meant for requests. */
const withoutTimeLimit = <Result>(db: Database, query: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await sql.raw(liftTimeLimit).execute(tx)
    return query(tx)
  })

/** Finds rows with a picture that has no rows in `picture_files`. */
async function listWithoutPicture(db: Database, features: readonly Feature[]): Promise<string[]> {
  const problems: string[] = []
  for (const [table, { picture }] of features.flatMap(({ tables = {} }) => Object.entries<TablePlan>(tables))) {
    if (!picture) continue
    const { rows } = await sql<{ id: number }>`
      select it.id from ${sql.table(table)} as it where it.${sql.ref(picture)} is not null and not exists
        (select 1 from picture_files where picture_files.filename = it.${sql.ref(picture)})
      order by it.id`.execute(db)
    problems.push(...rows.map(({ id }) => `Row ${id} of ${table} has a picture without files.`))
  }
  return problems
}

const sayOrphan = (table: string, id: number, parent: string) =>
  `Row ${id} of ${table} refers to a row of ${parent} that does not exist.`

const sayUnreadable = (what: string, error: unknown) =>
  `${what} cannot be read in full: ${error instanceof Error ? error.message : 'the reason is unknown'}.`
