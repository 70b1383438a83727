/** Opens an empty database, into which another is copied. It is marked as unfinished until the copy is complete. */
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Environment } from '../../environment.ts'
import { makeFolder, syncFolder } from '../../storage/durable.ts'
import type { OpenDatabase } from '../database.ts'
import { openDatabase, unfinishedTable } from '../open.ts'
import { databaseFile, openSqlite, unfinishedFolder } from '../sqlite.ts'
import { StartError } from '../start-error.ts'
import { type Copied, type Copy, fillDatabase } from './fill-database.ts'

type Place = Pick<Environment, 'dataDir' | 'databaseUrl'>
type Fill = (copy: Copy) => Promise<Copied>

/** Opens the target. Returns a function that fills it once. Throws StartError if there is already a database. */
export const openTarget = ({ databaseUrl, dataDir }: Place): Promise<Fill> =>
  databaseUrl ? openPostgresTarget(databaseUrl) : openSqliteTarget(dataDir)

async function openSqliteTarget(dataDir: string): Promise<Fill> {
  const file = databaseFile(dataDir)
  if (existsSync(file)) throw new StartError(`There is a database in ${dataDir} already. Choose an empty folder.`)
  const draft = unfinishedFolder(dataDir)
  await rm(draft, { recursive: true, force: true })
  await makeFolder(draft)
  return async (copy) => {
    const database = openSqlite(draft)
    const copied = await closeAfter(
      database,
      fillDatabase(database, copy, () => Promise.resolve()),
    )
    await rename(databaseFile(draft), file)
    await syncFolder(dataDir)
    await rm(draft, { recursive: true })
    return copied
  }
}

async function openPostgresTarget(databaseUrl: string): Promise<Fill> {
  const empty = await openDatabase({ databaseUrl, dataDir: '' }, () => undefined)
  await closeAfter(empty, mark(empty))
  const { openPostgres } = await import('../postgres.ts')
  return (copy) => {
    const database = openPostgres(databaseUrl, () => undefined)
    return closeAfter(
      database,
      fillDatabase(database, copy, (tx) => tx.schema.dropTable(unfinishedTable).execute()),
    )
  }
}

async function mark({ db }: OpenDatabase) {
  const { rows } = await sql`select 1 from information_schema.tables where table_schema = 'public' limit 1`.execute(db)
  if (rows.length > 0)
    throw new StartError('The PostgreSQL that DATABASE_URL names has tables already. Choose an empty one.')
  await db.schema.createTable(unfinishedTable).execute()
}

/** Waits for the work, and then closes the database, even if the work fails. */
const closeAfter = <Result>(database: OpenDatabase, work: Promise<Result>): Promise<Result> =>
  work.finally(() => database.close())
