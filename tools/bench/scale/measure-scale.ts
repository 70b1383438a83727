/** Measures installations with 10, 100, 1,000 and 10,000 journeys: response times, and how long the nightly jobs take. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { castPassword } from '../../../src/features/sign-in/fixtures.ts'
import { openSession } from '../../../src/features/sign-in/server/public.ts'
import { liftTimeLimit, type OpenDatabase } from '../../../src/platform/server/database/database.ts'
import { openDatabase } from '../../../src/platform/server/database/open.ts'
import { databaseFile } from '../../../src/platform/server/database/sqlite.ts'
import { startPostgres } from '../../test/postgres.ts'
import { median, percentile, printFigure, seconds, thousands } from '../figures.ts'
import { runLoad } from '../requests/run-load.ts'
import { residentMegabytes } from '../server/process-facts.ts'
import { seedDatabase } from '../server/seeded-folder.ts'
import { startNestling } from '../server/server-process.ts'
import { people } from './family.ts'
import { emailOf, type Filled, fillJourneys } from './fill-journeys.ts'
import { linkFiles } from './linked-files.ts'
import type { JobTimes } from './run-jobs.ts'

const journeys = (process.env.BENCH_JOURNEYS ?? '10,100,1000,10000').split(',').map(Number)
/** The largest number of photo files to make. With more, the first backup would take longer than everything else. */
const mostFiles = 50_000
/** With more journeys than this, no backup is measured, because it would take hours. */
const mostBackedUp = 1000
const readers = 200
const connections = 4
const warmUpMs = 2000
const measuredMs = 5000
const signIns = 20
const lists = [
  '/api/photos',
  '/api/photo-weeks',
  '/api/appointments',
  '/api/contacts',
  '/api/trash',
  '/api/admin/users',
]

export async function measureScale(): Promise<void> {
  for (const count of journeys) await measureOne(count, null)
}

export async function measureScaleOnPostgres(): Promise<void> {
  for (const count of journeys) {
    const server = await startPostgres()
    await measureOne(count, server.url).finally(server.stop)
  }
}

async function measureOne(count: number, databaseUrl: string | null): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nestling-scale-'))
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error', ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  try {
    console.log(`${thousands(count)} journeys on ${databaseUrl ? 'PostgreSQL' : 'SQLite'}`)
    const database = await openDatabase({ dataDir, databaseUrl }, () => undefined)
    const { cookies, files } = await fill(database, dataDir, count).finally(database.close)
    await measureServer(dataDir, settings, cookies)
    await measureJobs(settings, { files, isBackedUp: count <= mostBackedUp })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function fill(database: OpenDatabase, dataDir: string, count: number) {
  const { db, engine } = database
  await seedDatabase(database, dataDir)
  const filled = await fillJourneys(database, count)
  // PostgreSQL would do this by itself within a minute.
  if (engine === 'postgres') await sql`vacuum analyze`.execute(db).catch(() => sql`analyze`.execute(db))
  const files = await linkFiles(db, dataDir, mostFiles)
  const rows = await countPictureFiles(database)
  const bytes = engine === 'postgres' ? await sizeOfPostgres(database) : statSync(databaseFile(dataDir)).size
  printFigure('rows of picture files', thousands(rows))
  printFigure('database', `${(bytes / 1e6).toFixed(0)} MB`)
  return { cookies: await openSessions(database, filled), files }
}

/** Counts without the query timeout, because counting millions of rows takes longer. */
function countPictureFiles({ db, engine }: OpenDatabase): Promise<number> {
  return db.transaction().execute(async (tx) => {
    if (engine === 'postgres') await sql.raw(liftTimeLimit).execute(tx)
    const { rows } = await sql<{ count: number }>`select count(*) as count from picture_files`.execute(tx)
    return Number(rows[0]?.count)
  })
}

async function sizeOfPostgres({ db }: OpenDatabase): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return Number(rows[0]?.bytes)
}

/** Opens sessions of admins, whose journeys are spread evenly over the installation. Returns the cookies. */
function openSessions({ db }: OpenDatabase, { firstJourney, firstUser, count }: Filled): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const cookies: string[] = []
    for (let reader = 0; reader < readers; reader += 1) {
      const at = Math.floor((reader * count) / readers)
      const userId = firstUser + at * people
      const session = { userId, pregnancyId: firstJourney + at, deviceName: 'Bench', now: new Date() }
      cookies.push(`nestling-session=${await openSession(tx, session)}`)
    }
    return cookies
  })
}

async function measureServer(dataDir: string, settings: Record<string, string>, cookies: readonly string[]) {
  // The first start checks the data, because Nestling has not run with it before.
  for (const start of ['first start', 'start']) {
    const began = performance.now()
    const { stop } = await startNestling(dataDir, settings)
    printFigure(start, seconds(performance.now() - began))
    await stop()
  }
  const server = await startNestling(dataDir, settings)
  try {
    const { port } = server
    const ask = (path: string, ms: number) => runLoad({ port, path, cookies, connections, ms, encoding: 'gzip' })
    await ask('/', warmUpMs)
    const home = await ask('/', measuredMs)
    printFigure('home, p50', `${home.p50.toFixed(1)} ms`)
    printFigure('home, p99', `${home.p99.toFixed(1)} ms`)
    printFigure('home, pages per second', thousands(home.perSecond))
    const waits: number[] = []
    for (const path of lists) waits.push((await ask(path, measuredMs / 2)).p99)
    printFigure('lists, p99 of the slowest', `${Math.max(...waits).toFixed(1)} ms`)
    const times = await signInOften(port)
    printFigure('sign-in, p50', `${median(times).toFixed(0)} ms`)
    printFigure('sign-in, p99', `${percentile(times, 99).toFixed(0)} ms`)
    const megabytes = residentMegabytes(server.pid)
    printFigure('memory of the server', megabytes === null ? 'not measured' : `${megabytes.toFixed(0)} MB`)
  } finally {
    await server.stop()
  }
}

async function signInOften(port: number): Promise<number[]> {
  const times: number[] = []
  for (let at = 1; at <= signIns; at += 1) {
    const began = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email: emailOf(at * 3), password: castPassword }),
    })
    await response.text()
    if (response.status !== 200) throw new Error(`Signing in answered ${response.status}.`)
    times.push(performance.now() - began)
  }
  return times
}

type Jobs = { files: number; isBackedUp: boolean }

async function measureJobs(settings: Record<string, string>, { files, isBackedUp }: Jobs) {
  printFigure('files in the store', thousands(files))
  // In the second night, the backup reads the backup of the first night again, and has nothing new to write.
  for (const night of [1, 2]) {
    const { ms, blockedMs, megabytes } = await runJobs(settings, [String(night), ...(isBackedUp ? ['back-up'] : [])])
    const [long, short] = [jobsOf(ms, (time) => time >= 50), jobsOf(ms, (time) => time < 50)]
    for (const [name, time] of long) {
      const blocked = blockedMs[name] ?? 0
      printFigure(`night ${night}, ${name}`, seconds(time), {
        words: 'blocks requests for at most 0.5 s',
        met: blocked < 500,
      })
    }
    printFigure(`night ${night}, all other jobs`, seconds(short.reduce((sum, [, time]) => sum + time, 0)))
    printFigure(`night ${night}, peak memory`, `${megabytes.toFixed(0)} MB`)
  }
}

const jobsOf = (ms: Record<string, number>, hasTime: (time: number) => boolean) =>
  Object.entries(ms).filter(([, time]) => hasTime(time))

async function runJobs(settings: Record<string, string>, args: readonly string[]): Promise<JobTimes> {
  const script = join(import.meta.dirname, 'run-jobs.ts')
  const env = { ...process.env, ...settings }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env })
  return JSON.parse(stdout)
}
