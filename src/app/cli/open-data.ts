import { accessSync, constants } from 'node:fs'
import type { Database, OpenDatabase } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { databaseFile } from '#platform/server/database/sqlite.ts'
import type { Environment } from '#platform/server/environment.ts'
import { migrations } from '../server/features.ts'
import { askRunning } from './ask-running.ts'
import { CommandError } from './command-error.ts'

type Call<Answer> = Parameters<typeof askRunning<Answer>>[1]

/** The longest time in milliseconds that reading or writing many photos on a slow disk may take. */
export const photosMs = 24 * 3_600_000

/** Asks the running server. If none runs, opens the data for one use. */
export async function askOrOpen<Answer>(
  environment: Environment,
  call: Call<Answer>,
  use: (database: OpenDatabase) => Promise<Answer>,
): Promise<Answer> {
  return (await askRunningServer(environment, call)) ?? (await withData(environment, use))
}

/** Asks the running server, which owns the SQLite file; null if none runs or the data is in PostgreSQL. */
async function askRunningServer<Answer>(
  { databaseUrl, dataDir }: Environment,
  call: Call<Answer>,
): Promise<Answer | null> {
  if (databaseUrl) return null
  refuseMissing(dataDir)
  return askRunning(dataDir, call)
}

/** Opens the data for one use. Refuses data of another version, because only `npm start` may create or change tables. */
export async function withData<Result>(
  environment: Environment,
  use: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(environment, () => undefined)
  try {
    await refuseOtherData(database.db)
    return await use(database)
  } finally {
    await database.close()
  }
}

/** Throws if the database file is missing or inaccessible. Opening a missing file would create an empty database. */
export function refuseMissing(dataDir: string) {
  try {
    accessSync(databaseFile(dataDir), constants.R_OK | constants.W_OK)
  } catch (error) {
    const isInaccessible = error instanceof Error && 'code' in error && error.code !== 'ENOENT'
    throw new CommandError(
      isInaccessible
        ? `The data in ${dataDir} cannot be used. Run this command as the user that runs Nestling.`
        : `There is no Nestling in ${dataDir}. Set DATA_DIR to the folder that yours uses.`,
    )
  }
}

async function refuseOtherData(db: Database) {
  const tables = await db.introspection.getTables()
  const isOurs = tables.some(({ name }) => name === 'migrations')
  const done = isOurs ? await db.selectFrom('migrations').select('name').execute() : []
  const isSame =
    done.length === migrations.length && migrations.every((one) => done.some(({ name }) => name === one.name))
  if (!isSame)
    throw new CommandError('The data belongs to another version of Nestling. Start Nestling once, then try again.')
}
