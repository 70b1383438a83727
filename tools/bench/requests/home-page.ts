/** Measures requests per second of the prerendered home page: for one person, for many in turn, and without the cache. */

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

type Variant = { name: string; cookies: readonly string[]; encoding: 'gzip' | 'identity'; hasTarget: boolean }

export async function measureHomePage(): Promise<void> {
  // In a separate folder, because twenty more people would enlarge the family in all other measurements.
  const seeded = await seedFolder()
  const database = openSqlite(seeded.dataDir)
  const cookies = await addPeople(database.db, people, 'guest').finally(database.close)
  const variants: readonly Variant[] = [
    { name: 'one person', cookies: [seeded.cookie], encoding: 'gzip', hasTarget: true },
    { name: `${people} people in turn`, cookies, encoding: 'gzip', hasTarget: true },
    // The server caches only compressed pages.
    { name: `${people} people, without the cache`, cookies, encoding: 'identity', hasTarget: false },
  ]
  const { port, stop } = await startNestling(seeded.dataDir)
  const ask = ({ cookies, encoding }: Variant, ms: number) =>
    runLoad({ port, path: '/', cookies, connections, ms, encoding })
  try {
    const results = variants.map((): LoadResult[] => [])
    for (const variant of variants) await ask(variant, warmUpMs)
    for (let round = 0; round < rounds; round += 1)
      for (const [at, variant] of variants.entries()) results[at]?.push(await ask(variant, roundMs))
    console.log(`GET / signed in, a prerendered page, ${connections} connections, median of ${rounds} rounds`)
    for (const [at, variant] of variants.entries()) printVariant(variant, results[at] ?? [])
  } finally {
    await stop()
    seeded.remove()
  }
}

function printVariant({ name, hasTarget }: Variant, results: readonly LoadResult[]): void {
  const perSecond = median(results.map((result) => result.perSecond))
  const p99 = median(results.map((result) => result.p99))

  const rate = { words: 'at least 500', met: perSecond >= 500 }
  const wait = { words: 'at most 100 ms', met: p99 <= 100 }
  printFigure(`${name}, pages per second`, thousands(perSecond), ...(hasTarget ? [rate] : []))
  printFigure('  p99', `${p99.toFixed(1)} ms`, ...(hasTarget ? [wait] : []))
}
