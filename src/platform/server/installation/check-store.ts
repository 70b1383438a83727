/** Refuses to start if the photos and the database do not belong together. */
import { existsSync, statSync } from 'node:fs'
import { emptyUnfinished } from '../database/open.ts'
import { databaseFile, unfinishedFolder } from '../database/sqlite.ts'
import { StartError } from '../database/start-error.ts'
import type { Environment } from '../environment.ts'
import type { Services } from '../services.ts'
import { openStore, photosFolder } from '../storage/open-store.ts'
import { claimStore, isUnfinished, needsItsDatabase } from './store-mark.ts'

type Places = Pick<Environment, 'dataDir' | 'databaseUrl' | 'photoStore'>

/**
 * Called before a new SQLite database is made. Refuses if the photos belong to a database that is missing or was emptied, or
 * if a command that copied data into the folder was interrupted.
 */
export async function refuseLostDatabase(places: Places, features: Services['features'], log: Services['log']) {
  const file = databaseFile(places.dataDir)
  if (!places.databaseUrl && existsSync(unfinishedFolder(places.dataDir)) && !existsSync(file))
    throw new StartError(`The data in ${places.dataDir} is unfinished. ${emptyUnfinished}`)
  if (places.databaseUrl || (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0) return
  const isLost = await tryStore(() => needsItsDatabase({ files: openStore(places), features }), log)
  if (isLost) throw new StartError(`${file} is missing or empty, but ${describeStore(places)} holds photos. ${advice}`)
}

/**
 * Called when Nestling starts, before it changes any photo. Refuses if the photos belong to another database, or were
 * not all copied.
 */
export async function refuseForeignStore({ environment, db, files, features, log }: Services): Promise<void> {
  const isOurs = await tryStore(() => claimStore({ db, files, features }), log)
  if (isOurs !== false) return
  if (await isUnfinished(files))
    throw new StartError(`The copy of the photos in ${describeStore(environment)} is unfinished. ${emptyUnfinished}`)
  throw new StartError(`The photos in ${describeStore(environment)} belong to a different database. ${advice}`)
}

export const describeStore = ({ photoStore, dataDir }: Places): string =>
  photoStore ? `the bucket ${photoStore.name}` : photosFolder(dataDir)

const advice =
  'Put the right database in its place. If there is none, "npm run nestling -- adopt-photos" lets the next start take these photos over.'

/** Undefined if the store cannot be reached now. Starting is still safe, because jobs check again before they change files. */
const tryStore = (ask: () => Promise<boolean>, log: Services['log']): Promise<boolean | undefined> =>
  ask().catch((error) => {
    log.warn({ error }, 'the photo store cannot be reached')
    return undefined
  })
