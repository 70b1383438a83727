import { accessSync, constants } from 'node:fs'
import type * as z from 'zod/mini'
import type { Database } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { databaseFile } from '#platform/server/database/sqlite.ts'
import { type Environment, readEnvironment } from '#platform/server/environment.ts'
import { migrations } from '../server/features.ts'
import { addressOf } from '../server/listen.ts'
import { makeResetAnswer, type ResetAnswer } from '../server/process/control.ts'
import { askRunning } from './ask-running.ts'
import { CommandError } from './command-error.ts'

/** Returns text with a one-time address where this person can choose a new password. */
export async function resetPassword(given: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  const [email, ...more] = given
  if (!email || more.length > 0) throw new CommandError('Say whose: npm run nestling -- reset-password EMAIL')
  const environment = readEnvironment(variables)
  const answer = (await askWhoeverRuns(environment, email)) ?? (await askData(environment, email))
  if ('message' in answer) throw new CommandError(answer.message)
  const until = `${answer.expiresAt.slice(0, 16).replace('T', ' ')} UTC`
  return `${email} can choose a new password here, once, until ${until}:\n${answer.address}`
}

/** Asks the running Nestling, which owns the SQLite file; null if none runs. */
async function askWhoeverRuns({ databaseUrl, dataDir }: Environment, email: string) {
  if (databaseUrl) return null
  refuseMissing(dataDir)
  return askRunning(dataDir, email)
}

/** Refuses a missing file, because opening it would create an empty database. */
function refuseMissing(dataDir: string) {
  try {
    accessSync(databaseFile(dataDir), constants.R_OK | constants.W_OK)
  } catch (error) {
    const isHidden = error instanceof Error && 'code' in error && error.code !== 'ENOENT'
    throw new CommandError(
      isHidden
        ? `The data in ${dataDir} cannot be used. Run this command as the user that runs Nestling.`
        : `There is no Nestling in ${dataDir}. Set DATA_DIR to the folder that yours uses.`,
    )
  }
}

async function askData(environment: Environment, email: string): Promise<z.infer<typeof ResetAnswer>> {
  const { host, port, publicUrl } = environment
  const database = await openDatabase(environment, () => undefined)
  try {
    await refuseOtherData(database.db)
    const publicAddress = publicUrl?.origin ?? addressOf(host, port)
    return await makeResetAnswer({ db: database.db, publicAddress, now: new Date() }, email)
  } finally {
    await database.close()
  }
}

/** Refuses data of another version. Only `npm start` may create or change tables. */
async function refuseOtherData(db: Database) {
  const tables = await db.introspection.getTables()
  const isOurs = tables.some(({ name }) => name === 'migrations')
  const done = isOurs ? await db.selectFrom('migrations').select('name').execute() : []
  const isSame =
    done.length === migrations.length && migrations.every((one) => done.some(({ name }) => name === one.name))
  if (!isSame)
    throw new CommandError('The data is not of this version of Nestling. Start Nestling once, then try again.')
}
