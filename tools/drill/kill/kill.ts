/** Kills the server at random moments while people write, and checks that every acknowledged write is stored. */
import { sql } from 'kysely'
import { printFaults, printFound, printMeasured } from '../figures.ts'
import type { Installation } from '../installation.ts'
import { countStored, findBadPictures, inFolder } from '../people/stored.ts'
import { openWriter, type Writer } from '../people/writer.ts'

/** How many times the whole drill kills the server. */
const kills = 500
/** The average number of acknowledged writes for each kill. So 500 kills come with more than 100,000 writes. */
const acknowledgedPerKill = 210
const writers = 8
/** The promised limit for a start, in milliseconds: from the start of the process until it listens. */
const longestStartMs = 3000

export async function drillKill(installation: Installation, share: number): Promise<void> {
  const rounds = Math.max(2, Math.round(kills * share))
  console.log(`\nThe server is killed ${rounds} times while ${writers} people write`)
  const cookies = await installation.addPeople(writers, 'family')
  const people = cookies.map((cookie, at) => openWriter({ cookie, name: `${at}`, ...installation }))
  const count = (what: 'acknowledged' | 'sent' | 'uncertain') => people.reduce((sum, one) => sum + one[what].size, 0)

  const starts: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await installation.resetRateLimits()
    const began = performance.now()
    const server = await installation.start()
    starts.push(performance.now() - began)
    // The number is random, so each kill comes at another moment of a write.
    const enough = count('acknowledged') + acknowledgedPerKill * (0.5 + Math.random())
    let killing: Promise<void> | undefined
    const writeUntilCut = async (one: Writer) => {
      while (await one.write(server.port)) if (count('acknowledged') >= enough) killing ??= server.kill()
    }
    await Promise.all(people.map(writeUntilCut))
    await killing
  }

  // Each writer repeats a request that got no response. After that, no acknowledged write may be missing or stored twice.
  const server = await installation.start()
  await Promise.all(people.map((one) => one.finish(server.port)))
  await server.stop()
  await installation.withDatabase(async ({ db, engine }) => {
    const stored = await countStored(db)
    const all = people.flatMap(({ sent }) => [...sent])
    printFound('writes acknowledged', count('acknowledged'))
    printFaults(
      'acknowledged, but lost',
      people.flatMap((one) => [...one.acknowledged]).filter((text) => !stored.has(text)).length,
    )
    printFaults('stored twice', all.filter((text) => (stored.get(text) ?? 0) > 1).length)
    printFound('retries answered with “outcome unknown”', count('uncertain'))
    printFaults(
      'photos with a missing or damaged file',
      (await findBadPictures(db, inFolder(installation.dataDir))).length,
    )
    if (engine === 'sqlite') {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
      printFaults(
        'faults that SQLite finds in its file',
        rows.filter(({ integrity_check: words }) => words !== 'ok').length,
      )
    }
  })
  const longest = Math.max(...starts)
  printMeasured('longest start after a kill', share, {
    found: `${(longest / 1000).toFixed(2)} s`,
    words: `at most ${longestStartMs / 1000} s`,
    holds: longest <= longestStartMs,
  })
}
