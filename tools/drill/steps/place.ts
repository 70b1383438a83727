/** Opens an installation after a fault, and checks that its rows and files match. */
import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runCommand } from '../../../src/app/cli/run-command.ts'
import { createServices } from '../../../src/app/server/assemble.ts'
import { jobs } from '../../../src/app/server/features.ts'
import { readClient } from '../../../src/app/server/page/client.ts'
import { openNestling } from '../../../src/app/server/start.ts'
import { backupJob } from '../../../src/platform/server/backup/nightly.ts'
import { endInterruptedBackups } from '../../../src/platform/server/backup/run-backup.ts'
import { openDatabase } from '../../../src/platform/server/database/open.ts'
import { readEnvironment } from '../../../src/platform/server/environment.ts'
import { noInternet } from '../../../src/platform/server/internet/internet.ts'
import { openScheduler } from '../../../src/platform/server/jobs.ts'
import { createLog } from '../../../src/platform/server/log.ts'
import { photosFolder } from '../../../src/platform/server/storage/open-store.ts'
import type { Settings } from '../installation.ts'

const log = createLog('silent')
const hour = 3_600_000
let client: ReturnType<typeof readClient> | undefined

/** Starts Nestling in this process, which is faster than a separate one. Throws a StartError if the start is refused. */
export async function openInProcess(place: Settings): Promise<{ port: number; close: () => Promise<void> }> {
  client ??= readClient(resolve(import.meta.dirname, '../../../dist/client'))
  const environment = readEnvironment({ PORT: '0', HOST: '127.0.0.1', ...place })
  const { lines, close } = await openNestling({ environment, log, client })
  return { port: Number(/127\.0\.0\.1:(\d+)/.exec(lines.join('\n'))?.[1]), close }
}

/**
 * Runs the jobs that are due this many hours later, except the backup, which the drill tests as a separate operation. First
 * marks a backup whose process was killed as ended, as the backup job does. Until then, the files of deleted pictures stay.
 */
export async function runJobsLater(place: NodeJS.ProcessEnv, hours: number): Promise<void> {
  const environment = readEnvironment(place)
  const database = await openDatabase(environment, () => undefined)
  try {
    const later = new Date(Date.now() + hours * hour)
    const parts = { environment, database, log, clock: () => later, internet: noInternet }
    const due = jobs.filter(({ name }) => name !== backupJob)
    await endInterruptedBackups(database.db, later)
    await openScheduler(createServices(parts), due).runDue(later)
  } finally {
    await database.close()
  }
}

/** Starts Nestling, runs the jobs that are due a day later, and returns a sentence for each row or file that does not match. */
export async function findMismatches(place: Settings): Promise<string[]> {
  // The start removes unfinished uploads.
  await (await openInProcess(place)).close()
  await runJobsLater(place, 25)
  const verified = await runCommand(['verify'], place)
  const database = await openDatabase(readEnvironment(place), () => undefined)
  const [rows, deleted] = await Promise.all([
    database.db.selectFrom('picture_files').select('name').execute(),
    database.db.selectFrom('deleted_files').select('name').execute(),
  ]).finally(() => database.close())
  const named = new Set(rows.map(({ name }) => name))
  const { DATA_DIR = '' } = place
  const strays = globSync('*/*/*', { cwd: photosFolder(DATA_DIR) }).filter(
    (name) => !named.has(name) && !name.startsWith('unknown/'),
  )
  return [
    ...(verified.code === 0 ? [] : verified.error.split('\n')),
    ...deleted.map(({ name }) => `${name} is still to be deleted.`),
    ...strays.map((name) => `No row names ${name}.`),
    ...globSync('*', { cwd: join(DATA_DIR, 'incoming') }).map((name) => `incoming/${name} is left over.`),
  ]
}
