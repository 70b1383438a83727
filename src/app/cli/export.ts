/** The commands that export a journey and import it into another installation. */
import { resolve } from 'node:path'
import { exportNamed, importJourney } from '#features/export/server/public.ts'
import { readEnvironment } from '#platform/server/environment.ts'
import { createLog } from '#platform/server/log.ts'
import { openStore } from '#platform/server/storage/open-store.ts'
import { features } from '../server/features.ts'
import { ExportAnswer, ImportAnswer } from '../server/process/control.ts'
import { CommandError } from './command-error.ts'
import { askOrOpen, photosMs } from './open-data.ts'
import { countFiles } from './safekeeping/backup.ts'

/** Writes everything in one journey to a ZIP file, through the running Nestling if there is one. */
export async function exportJourney(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  const [named, file, ...more] = args
  if (named === undefined || file === undefined || more.length > 0)
    throw new CommandError('Name the journey and the file: npm run nestling -- export EMAIL-OR-JOURNEY FILE.zip')
  const environment = readEnvironment(variables)
  const wanted = { named, path: resolve(file) }
  const call = { path: '/export', body: wanted, answer: ExportAnswer, timeoutMs: photosMs } as const
  const answer = await askOrOpen(environment, call, ({ db }) => {
    const source = { db, files: openStore(environment), features, log: createLog('silent') }
    return exportNamed(source, { ...wanted, now: new Date() })
  })
  if ('message' in answer) throw new CommandError(answer.message)
  const { babyName, bytes, pictures, missing, damaged } = answer
  return [
    `The journey of ${babyName} is in ${wanted.path}: ${Math.max(0.1, bytes / 1e6).toFixed(1)} MB, ${countFiles(pictures, 'picture')}.`,
    'Unpack it, and open index.html in any browser. Things in the trash are not in it.',
    ...missing.map((name) => `${name} is missing: the store does not have it.`),
    ...damaged.map((name) => `${name} is damaged, because it is damaged in the store.`),
  ].join('\n')
}

/** Imports a journey from an exported ZIP file, through the running Nestling if there is one. */
export async function importFromFile(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  const [file, ...more] = args
  if (file === undefined || more.length > 0)
    throw new CommandError('Name the file of an export: npm run nestling -- import FILE.zip')
  const environment = readEnvironment(variables)
  const path = resolve(file)
  const call = { path: '/import', body: { path }, answer: ImportAnswer, timeoutMs: photosMs } as const
  const answer = await askOrOpen(environment, call, ({ db }) => {
    const target = { db, environment, files: openStore(environment), features, log: createLog('silent') }
    return importJourney(target, { path, now: new Date() })
  })
  if ('message' in answer) throw new CommandError(answer.message)
  const { babyName, journey, wasHere, pictures, newAccounts } = answer
  if (wasHere) return `${babyName} is here already, as journey ${journey}. Nothing was changed.`
  return [
    `${babyName} is here as journey ${journey}, with ${countFiles(pictures, 'picture')}.`,
    ...newAccounts.map(
      (email) => `${email} has a new account. To set a password: npm run nestling -- reset-password ${email}`,
    ),
  ].join('\n')
}
