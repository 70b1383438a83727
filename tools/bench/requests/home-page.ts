/** Measures requests per second of the prerendered home page: for one person, for many in turn, and drawn each time. */

import { openSqlite } from '../../../src/platform/server/database/sqlite.ts'
import { median, printFigure, thousands } from '../figures.ts'
import { addPeople } from '../server/people.ts'
import { seedFolder } from '../server/seeded-folder.ts'
import { startNestling } from '../server/server-process.ts'
import type { LoadResult } from './load.ts'
import { runLoad } from './run-load.ts'

const connections = 50
const people = 20
const warmUpMs = 4000
const roundMs = 1500
const rounds = 5

type Way = { name: string; cookies: readonly string[]; encoding: 'gzip' | 'identity' }

export async function measureHomePage(): Promise<void> {
  // In a separate folder, because twenty more people would enlarge the family in all other measurements.
  const seeded = await seedFolder()
  const database = openSqlite(seeded.dataDir)
  const cookies = await addPeople(database.db, people, 'guest').finally(database.close)
  const ways: readonly Way[] = [
    { name: 'one person', cookies: [seeded.cookie], encoding: 'gzip' },
    { name: `${people} people in turn`, cookies, encoding: 'gzip' },
    // A page without compression is not cached.
    { name: `${people} people, drawn anew each time`, cookies, encoding: 'identity' },
  ]
  const { port, stop } = await startNestling(seeded.dataDir)
  const ask = ({ cookies, encoding }: Way, ms: number) =>
    runLoad({ port, path: '/', cookies, connections, ms, encoding })
  try {
    const results = ways.map((): LoadResult[] => [])
    for (const way of ways) await ask(way, warmUpMs)
    for (let round = 0; round < rounds; round += 1)
      for (const [at, way] of ways.entries()) results[at]?.push(await ask(way, roundMs))
    console.log(`GET / signed in, a drawn page, ${connections} connections, median of ${rounds} rounds`)
    for (const [at, { name }] of ways.entries()) printWay(name, results[at] ?? [])
  } finally {
    await stop()
    seeded.remove()
  }
}

function printWay(name: string, results: readonly LoadResult[]): void {
  const perSecond = median(results.map((result) => result.perSecond))
  const p99 = median(results.map((result) => result.p99))
  // The targets are for repeated requests. Drawing each time is printed without a target.
  const isGoal = !name.includes('anew')
  const rate = { words: 'at least 500', met: perSecond >= 500 }
  const wait = { words: 'at most 100 ms', met: p99 <= 100 }
  printFigure(`${name}, pages per second`, thousands(perSecond), ...(isGoal ? [rate] : []))
  printFigure('  p99', `${p99.toFixed(1)} ms`, ...(isGoal ? [wait] : []))
}
