/** Simulates forty days of a family on one server in an hour, and checks whether memory, files or response times grow. */
import { setTimeout as pause } from 'node:timers/promises'
import { jobs } from '../../../src/app/server/features.ts'
import { trashDays } from '../../../src/platform/shared/ownership.ts'
import { percentile } from '../../bench/figures.ts'
import { processorMs } from '../../bench/server/process-facts.ts'
import { openControl } from '../control/open-control.ts'
import { printFaults, printFound, printMeasured } from '../figures.ts'
import type { Installation } from '../installation.ts'
import { countStored, findBadPictures, inFolder } from '../people/stored.ts'
import { countUnfinished, growthOfMedian, growthPerHour, type Moment, openObserver } from './observe.ts'
import { openPerson, type Person } from './person.ts'

/** How long the whole drill takes. */
const wholeMs = 60 * 60_000
const members = 24
const days = 40
/** How many times the server is measured while people use it. */
const moments = 120
const day = 86_400_000
/** Every job is due again at most an hour after its last run. */
const hour = 3_600_000
/** The trash may be emptied this many days late, because a wrong clock must not empty it early. */
const trashSlackDays = 4
/** Limits: megabytes, a number of files, and a factor for response times. Cached pages take up to 8 MB outside the heap. */
const limits = { heap: 50, heapPerHour: 5, outside: 40, resident: 300, files: 5, wal: 50, slowdown: 1.5 }

export async function drillSoak(installation: Installation, share: number): Promise<void> {
  const ms = wholeMs * share
  console.log(`\n${members} people use one server for ${days} days, simulated in ${(ms / 60_000).toFixed(1)} minutes`)
  const cookies = await installation.addPeople(members, 'family')
  const { dataDir, pregnancyId } = installation
  const control = openControl(dataDir)
  const server = await installation.start(control.settings())
  const { port, pid } = server
  const people = cookies.map((cookie, at) =>
    openPerson({ port, cookie, email: `family-${at}@nestling.example`, pregnancyId }),
  )
  const observer = openObserver({ control, pid, dataDir })
  const start = await observer.look()
  const [began, busyBefore] = [performance.now(), processorMs(pid) ?? Number.NaN]
  const until = began + ms
  const living = Promise.all(people.map((one) => one.live(until)))
  for (let step = 1; step <= moments; step += 1) {
    await pause(Math.max(0, began + (step * ms) / moments - performance.now()))
    await control.setAhead((step * days * day) / moments)
    await observer.look()
  }
  await living
  const busy = ((processorMs(pid) ?? Number.NaN) - busyBefore) / ms
  // Gives the jobs of the last day time to run.
  await pause(Math.min(10_000, ms / 10))
  const end = await observer.look()
  const now = new Date(Date.now() + days * day)
  await server.stop()

  printPeople(people, { began, ms, share })
  printFound('use of one processor', `${(100 * busy).toFixed(0)} %`)
  printGrowth(observer.moments, { start, end, share })
  await printData(installation, people, now)
}

type Ran = { began: number; ms: number; share: number }

function printPeople(people: readonly Person[], { began, ms, share }: Ran) {
  const times = people.flatMap((one) => one.times)
  const problems = people.flatMap((one) => one.problems)
  printFound('requests', times.length)
  printFaults('wrong responses', problems)
  const retried = people.reduce((sum, one) => sum + one.retried.length, 0)
  printMeasured('responses that asked to try again', share, {
    found: `${retried}`,
    words: 'none',
    holds: retried === 0,
  })
  const within = (from: number, to: number) =>
    percentile(
      times.filter(({ at }) => at >= began + from * ms && at < began + to * ms).map((one) => one.ms),
      99,
    )
  const [first, last] = [within(0, 0.1), within(0.9, 1.1)]
  printMeasured('p99 of a request in the first and the last tenth', share, {
    found: `${first.toFixed(0)}, ${last.toFixed(0)} ms`,
    words: `at most ${limits.slowdown} times`,
    holds: last <= limits.slowdown * first,
  })
}

type Shown = { start: Moment; end: Moment; share: number }

function printGrowth(all: readonly Moment[], { start, end, share }: Shown) {
  const warm = all.slice(Math.ceil(all.length / 10))
  const during = all.slice(1, -1)
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  const printMost = (what: string, figure: (moment: Moment) => number, limit: number) => {
    const fifths = [0.2, 0.4, 0.6, 0.8, 1].map((part) => during[Math.round(part * during.length) - 1] ?? end)
    console.log(`  ${what}: ${[start, ...fifths, end].map((one) => megabytes(figure(one))).join(', ')}`)
    const found = Math.max(...all.map(figure))
    printMeasured(`  peak, ${what}`, share, {
      found: megabytes(found),
      words: `at most ${limit} MB`,
      holds: found <= limit * 1e6,
    })
  }
  console.log('  memory at the start, after each fifth of the time, and at the end:')
  printMost('heap', ({ heapBytes }) => heapBytes, limits.heap)
  const perHour = growthPerHour(warm, ({ heapBytes }) => heapBytes) / 1e6
  printMeasured('  growth of the heap per hour after the first tenth', share, {
    found: `${perHour.toFixed(1)} MB`,
    words: `at most ${limits.heapPerHour} MB`,
    holds: perHour <= limits.heapPerHour,
  })
  printMost('outside the heap', ({ outsideBytes }) => outsideBytes, limits.outside)
  printMost('resident memory', ({ residentBytes }) => residentBytes, limits.resident)
  const files = growthOfMedian(all, (moment) => moment.files)
  const words = `at most ${limits.files}`
  printMeasured('growth of open files and sockets', share, { found: `${files}`, words, holds: files <= limits.files })
  const wal = Math.max(...all.map(({ walBytes }) => walBytes))
  printMeasured('largest write-ahead log', share, {
    found: megabytes(wal),
    words: `at most ${limits.wal} MB`,
    holds: wal <= limits.wal * 1e6,
  })
  printFound(
    'median of the p99 delays of the event loop',
    `${percentile(
      warm.map(({ loopP99Ms }) => loopP99Ms),
      50,
    ).toFixed(0)} ms`,
  )
  printFound('most unfinished files at once', Math.max(...all.map(({ unfinished }) => unfinished)))
}

async function printData({ withDatabase, dataDir }: Installation, people: readonly Person[], now: Date) {
  await withDatabase(async ({ db }) => {
    const stored = await countStored(db)
    const things = people.flatMap((one) => one.things)
    const there = things.filter(({ isDeleted }) => !isDeleted)
    printFound('writes acknowledged and not deleted', there.length)
    printFaults('not deleted, but lost', there.filter(({ text }) => !stored.has(text)).length)
    printFaults('stored twice', things.filter(({ text }) => (stored.get(text) ?? 0) > 1).length)
    const trash = await db
      .selectFrom('updates')
      .select(['content', 'deleted_at'])
      .where('deleted_at', 'is not', null)
      .execute()
    const inTrash = new Set(trash.map(({ content }) => content))
    printFaults('not deleted, but in the trash', there.filter(({ text }) => inTrash.has(text)).length)
    const cutoff = new Date(now.getTime() - (trashDays + trashSlackDays) * day).toISOString()
    printFaults(
      'updates that stayed in the trash too long',
      trash.filter(({ deleted_at }) => (deleted_at ?? '') < cutoff).length,
    )
    printFaults('photos with a missing or damaged file', (await findBadPictures(db, inFolder(dataDir))).length)
    printFaults('unfinished files that were left behind', countUnfinished(dataDir))
    const rows = await db.selectFrom('jobs').select(['name', 'due_at']).execute()
    const ran = rows
      .filter(({ due_at }) => Math.abs(Date.parse(due_at) - now.getTime()) < 2 * hour)
      .map(({ name }) => name)
    printFaults(
      'jobs that did not run at the end',
      jobs.map(({ name }) => name).filter((name) => !ran.includes(name)),
    )
    const backups = await db.selectFrom('backups').select(['name', 'failure']).execute()
    printFound('nights with a backup', backups.filter(({ name }) => name !== null).length)
    printFaults('backups that failed', backups.filter(({ failure }) => failure !== null).length)
  })
}
