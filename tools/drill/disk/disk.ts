/** Fills the disk several times while people write, read, sign in and delete, and frees the space each time. */
import { closeSync, constants, cpSync, openSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { canMountDisk, fillDisk, smallDisk } from '../../../src/app/server/small-disk/testing.ts'
import { startNestling } from '../../bench/server/server-process.ts'
import { printFaults, printFound, printMeasured } from '../figures.ts'
import type { Installation, Settings } from '../installation.ts'
import { countStored } from '../people/stored.ts'
import { openAsker } from '../steps/ask.ts'
import { findMismatches } from '../steps/place.ts'
import { openPerson, type Person } from './person.ts'

/** How many times the whole drill fills the disk. */
const rounds = 5
const people = 6
/** How many acts each person does in each phase: before the disk is full, and while it is full. */
const actsPerPhase = 30
/** The longest pause between two acts. It keeps each person below the rate limit for writing. */
const pauseMs = 400
const longestWaitMs = 65_000

export async function drillDisk(installation: Installation, share: number): Promise<void> {
  if (installation.settings.DATABASE_URL) return console.log('\nThe disk drill is skipped: it works only with SQLite')
  if (!canMountDisk()) return console.log('\nThe disk drill is skipped: no small disk can be mounted here')
  const times = Math.max(1, Math.round(rounds * share))
  console.log(`\nThe disk is filled ${times} times while ${people} people use Nestling`)
  const cookies = await installation.addPeople(people, 'family')
  const { dataDir, pregnancyId } = installation
  const place = await installation.openCopy()
  const disk = smallDisk(dataDir, { from: place.DATA_DIR ?? '' })
  const server = await startNestling(dataDir, { ...installation.settings, LOG_LEVEL: 'silent' }, disk)
  const folder = `/proc/${server.pid}/root${dataDir}`
  // An open folder stays readable after the process has ended and its disk is unmounted.
  const handle = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY)
  const photo = new Blob([new Uint8Array(await plainPhoto())], { type: 'image/jpeg' })
  const parts = { ask: openAsker(server.port), pregnancyId, photo }
  const all = cookies.map((cookie, at) => openPerson({ cookie, name: `${at}`, ...parts }))

  let isOver = false
  const living = Promise.all(all.map((one) => live(one, () => isOver)))
  const waits: number[] = []
  for (let round = 0; round < times; round += 1) {
    await untilEach(all, actsPerPhase)
    const freeSpace = fillDisk(folder)
    for (const one of all) one.setDiskFull(true)
    await untilEach(all, actsPerPhase)
    for (const one of all) one.setDiskFull(false)
    freeSpace()
    waits.push(await untilAccepted(all))
  }
  isOver = true
  await living
  const problems = all.flatMap((one) => one.problems)
  await server.stop()
  rmSync(place.DATA_DIR ?? '', { recursive: true })
  cpSync(`/proc/self/fd/${handle}/`, place.DATA_DIR ?? '', {
    recursive: true,
    filter: (path) => !path.endsWith('.sock'),
  })
  closeSync(handle)
  await report(installation, place, { all, problems, waits, share })
}

const plainPhoto = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer()

async function live(one: Person, isOver: () => boolean) {
  while (!isOver()) {
    await one.act()
    await pause(pauseMs * Math.random())
  }
}

/** Waits until each person has done `count` further acts. */
async function untilEach(all: readonly Person[], count: number) {
  const before = all.map((one) => one.done())
  while (all.some((one, at) => one.done() - (before[at] ?? 0) < count)) await pause(50)
}

/** Waits until a write is accepted again. Returns the milliseconds. */
async function untilAccepted(all: readonly Person[]): Promise<number> {
  const count = () => all.reduce((sum, one) => sum + one.acknowledged.size, 0)
  const [begun, before] = [performance.now(), count()]
  while (count() === before && performance.now() - begun < 2 * longestWaitMs) await pause(50)
  return performance.now() - begun
}

type Found = { all: readonly Person[]; problems: readonly string[]; waits: readonly number[]; share: number }

async function report(installation: Installation, place: Settings, { all, problems, waits, share }: Found) {
  const mismatches = await findMismatches(place)
  const stored = await installation.withDatabase(({ db }) => countStored(db), place)
  const texts = (what: 'acknowledged' | 'refused') => all.flatMap((one) => [...one[what]])
  printFound('writes acknowledged', texts('acknowledged').length)
  printFound('writes refused because the disk was full', texts('refused').length)
  printFound(
    'deletions, reads and sign-ins on the full disk',
    all.reduce((sum, one) => sum + one.servedWhenFull(), 0),
  )
  printFaults('wrong responses', problems)
  printFaults(
    'acknowledged, but not stored exactly once',
    texts('acknowledged').filter((text) => stored.get(text) !== 1).length,
  )
  printFaults('refused, but stored', texts('refused').filter((text) => stored.has(text)).length)
  printFaults('rows and files that do not match', mismatches)
  const longest = Math.max(...waits)
  printMeasured('longest wait for a write after space was freed', share, {
    found: `${(longest / 1000).toFixed(1)} s`,
    words: `at most ${longestWaitMs / 1000} s`,
    holds: longest <= longestWaitMs,
  })
}
