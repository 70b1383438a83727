import { resolve } from 'node:path'
import { checkBackup } from '#platform/server/backup/check-backup.ts'
import { readEnvironment } from '#platform/server/environment.ts'
import { openStore } from '#platform/server/storage/open-store.ts'
import { features } from '../../server/features.ts'
import { makeVerifyAnswer, VerifyAnswer } from '../../server/process/control.ts'
import { CommandError } from '../command-error.ts'
import { askOrOpen, photosMs } from '../open-data.ts'
import { asCommandError, countFiles } from './backup.ts'

/** Reads the database and every photo, or a backup. Throws a CommandError that lists the problems found. */
export async function verify([backup, ...more]: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  if (more.length > 0) throw new CommandError('Name one backup or none: npm run nestling -- verify [BACKUP]')
  return backup === undefined ? verifyLive(variables) : verifyBackup(resolve(backup))
}

async function verifyLive(variables: NodeJS.ProcessEnv): Promise<string> {
  const environment = readEnvironment(variables)
  const call = { path: '/verify', body: {}, answer: VerifyAnswer, timeoutMs: photosMs } as const
  const answer = await askOrOpen(environment, call, (database) =>
    makeVerifyAnswer({ ...database, environment, features, files: openStore(environment), now: new Date() }),
  )
  if ('message' in answer) throw new CommandError(answer.message)
  const { intact, problems, filesWithoutRow } = answer
  const strays = filesWithoutRow.map(
    (name) => `Nothing in the database names the file ${name}. It stays until you delete it.`,
  )
  const count = `Intact photo files: ${intact}.`
  if (problems.length > 0)
    throw new CommandError([...problems, ...strays, `Everything else is in order. ${count}`].join('\n'))
  return [`The database is in order. ${count}`, ...strays].join('\n')
}

async function verifyBackup(backup: string): Promise<string> {
  const { inventory, problems, flaws } = await asCommandError(checkBackup(backup))
  if (problems.length > 0) throw new CommandError([`${backup} is damaged.`, ...problems, ...flaws].join('\n'))
  return [`${backup} is complete: the database and ${countFiles(inventory.photos)}.`, ...flaws].join('\n')
}
