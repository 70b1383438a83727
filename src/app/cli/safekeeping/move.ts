/** Moves the database or the photos of a stopped installation to another place. */
import type { OpenDatabase } from '#platform/server/database/database.ts'
import { StartError } from '#platform/server/database/start-error.ts'
import { type Environment, readEnvironment } from '#platform/server/environment.ts'
import { describeStore } from '#platform/server/installation/check-store.ts'
import { assertNotInUse } from '#platform/server/moving/assert-not-in-use.ts'
import { moveDatabase } from '#platform/server/moving/move-database.ts'
import { MoveError } from '#platform/server/moving/move-error.ts'
import { movePhotos } from '#platform/server/moving/move-photos.ts'
import { EnvironmentError } from '#platform/server/read-setting.ts'
import { openStore } from '#platform/server/storage/open-store.ts'
import { features, migrations } from '../../server/features.ts'
import { CommandError } from '../command-error.ts'
import { refuseMissing, withData } from '../open-data.ts'
import { countFiles } from './backup.ts'

type Move = (variables: NodeJS.ProcessEnv) => Promise<string>

/** Copies the database to TO_DATABASE_URL, or the photos to TO_PHOTO_STORE; to the data folder if the setting is missing. */
export async function move([what, ...more]: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  const run = what !== undefined && Object.hasOwn(moves, what) ? moves[what] : undefined
  if (!run || more.length > 0)
    throw new CommandError('Say what to move: npm run nestling -- move database, or move photos')
  return run(variables)
}

const moves: Record<string, Move | undefined> = {
  async database(variables) {
    const environment = readEnvironment(variables)
    const target = await inNewPlace('DATABASE_URL', () =>
      readEnvironment({ ...variables, DATABASE_URL: variables.TO_DATABASE_URL }),
    )
    if (!target.databaseUrl && !environment.databaseUrl)
      throw new CommandError('Set TO_DATABASE_URL to an empty PostgreSQL. The database is SQLite already.')
    const { tables, rows } = await withUnused(environment, (database) =>
      inNewPlace('DATABASE_URL', () => moveDatabase(database, { environment: target, migrations })),
    )
    return [
      `Moved ${tables} tables with ${rows} rows, and compared each row.`,
      target.databaseUrl
        ? 'Set DATABASE_URL to the new PostgreSQL, then start Nestling.'
        : 'Remove DATABASE_URL from the settings, then start Nestling.',
      oldStays,
    ].join('\n')
  },

  async photos(variables) {
    const environment = readEnvironment(variables)
    const target = await inNewPlace('PHOTO_STORE', () =>
      readEnvironment({ ...variables, PHOTO_STORE: variables.TO_PHOTO_STORE }),
    )
    if (!target.photoStore && !environment.photoStore)
      throw new CommandError('Set TO_PHOTO_STORE to an empty bucket. The photos are in the data folder already.')
    const { files, flaws } = await withUnused(environment, ({ db }) =>
      movePhotos({ db, files: openStore(environment), features }, openStore(target)),
    )
    return [
      `Moved ${countFiles(files)} to ${describeStore(target)}, and compared each.`,
      ...flaws,
      target.photoStore
        ? 'Set PHOTO_STORE to the new bucket, then start Nestling.'
        : 'Remove PHOTO_STORE from the settings, then start Nestling.',
      oldStays,
    ].join('\n')
  },
}

/** Opens the data, and refuses if a Nestling is using it. */
async function withUnused<Result>(environment: Environment, use: (database: OpenDatabase) => Promise<Result>) {
  if (!environment.databaseUrl) refuseMissing(environment.dataDir)
  return withData(environment, async (database) => {
    await assertNotInUse(database)
    return use(database)
  }).catch((error) => {
    throw error instanceof MoveError ? new CommandError(error.message) : error
  })
}

const oldStays = 'The old place stays as it is. Delete the data there when all is well.'

/** Adds the prefix `TO_` to the setting's name in errors, because the settings for the new place have that prefix. */
async function inNewPlace<Result>(setting: string, act: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (![StartError, EnvironmentError].some((kind) => error instanceof kind)) throw error
    throw new CommandError(String(Object(error).message).replaceAll(setting, `TO_${setting}`))
  }
}
