/** The commands that make and restore backups. */
import { resolve } from 'node:path'
import { BackupError } from '#platform/server/backup/backup-error.ts'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { readEnvironment } from '#platform/server/environment.ts'
import { createLog } from '#platform/server/log.ts'
import { openStore } from '#platform/server/storage/open-store.ts'
import { features, migrations } from '../../server/features.ts'
import { BackUpAnswer, makeBackUpAnswer } from '../../server/process/control.ts'
import { CommandError } from '../command-error.ts'
import { askOrOpen, photosMs } from '../open-data.ts'

/** Makes a backup, through the running Nestling if there is one. */
export async function backUp([given, ...more]: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  if (more.length > 0) throw new CommandError('Name one folder: npm run nestling -- backup [FOLDER]')
  const environment = readEnvironment(variables)
  const folder = given === undefined ? environment.backupDir : resolve(given)
  const call = { path: '/back-up', body: { folder }, answer: BackUpAnswer, timeoutMs: photosMs } as const
  const log = createLog('silent')
  const answer = await askOrOpen(environment, call, (database) => {
    const services = { ...database, files: openStore(environment), log, clock: () => new Date() }
    return makeBackUpAnswer({ ...services, now: new Date() }, folder)
  })
  if ('message' in answer) throw new CommandError(answer.message)
  const { path, bytes, photos, incomplete } = answer
  return [
    `The backup is complete and was read back: ${path}`,
    `It holds the database and ${countFiles(photos)}, ${(bytes / 1e6).toFixed(1)} MB.`,
    ...incomplete.map(
      (name) => `The photo ${name} is missing or damaged in the store, so the backup does not have it.`,
    ),
  ].join('\n')
}

/** Restores a backup into an empty folder. */
export async function restore([given, ...more]: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  if (given === undefined || more.length > 0)
    throw new CommandError('Name the backup: DATA_DIR=EMPTY-FOLDER npm run nestling -- restore BACKUP')
  const environment = readEnvironment(variables)
  const { inventory, flaws } = await asCommandError(
    restoreBackup(resolve(given), { environment, features, migrations }),
  )
  return [
    `Restored the database and ${countFiles(inventory.photos)} from ${inventory.madeAt}. Everybody has to sign in again.`,
    ...flaws,
  ].join('\n')
}

export const countFiles = (count: number, kind: 'photo' | 'picture' = 'photo') =>
  `${count} ${kind} ${count === 1 ? 'file' : 'files'}`

export const asCommandError = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error) => {
    throw error instanceof BackupError ? new CommandError(error.message) : error
  })
