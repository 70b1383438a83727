/** Two servers behind HAProxy: they answer like one, and one of them is killed while people write. */
import { setTimeout as pause } from 'node:timers/promises'
import { cast } from '../../../src/features/sign-in/fixtures.ts'
import { printFound, printNone } from '../figures.ts'
import type { Installation } from '../installation.ts'
import { countStored, findBadPictures } from '../people/stored.ts'
import { openWriter } from '../people/writer.ts'
import { compareWithOne } from './compare.ts'
import { hasProxy } from './haproxy.ts'
import { startPair } from './pair.ts'

/** How often the whole drill kills a server. */
const kills = 20
const writers = 16
/** Slow enough for the rate limit for writing, even with one server. */
const pauseMs = 100
const lifeMs = 1500
/** The allowed number of wrong passwords for one account within 15 minutes. */
const mostWrong = 10

export async function drillTwo(installation: Installation, share: number): Promise<void> {
  if (!installation.settings.DATABASE_URL) return console.log('\nTwo servers need --postgres: left out')
  if (!hasProxy()) return console.log('\nTwo servers need HAProxy, which is not installed: left out')
  await compareWithOne()
  const rounds = Math.max(2, Math.round(kills * share))
  console.log(`\nTwo servers behind HAProxy; ${rounds} times one is killed while ${writers} people write`)
  const cookies = await installation.addPeople(writers, 'family')
  const people = cookies.map((cookie, at) => openWriter({ cookie, name: `${at}`, ...installation }))
  const pair = await startPair(installation)
  const { front, behind, files } = pair

  let [isOver, mostLost] = [false, 0]
  const lostBy = people.map(() => 0)
  const write = async (one: (typeof people)[number], at: number) => {
    while (!isOver) {
      if (!(await one.write(front))) lostBy[at] = (lostBy[at] ?? 0) + 1
      await pause(pauseMs * Math.random() * 2)
    }
  }
  const writing = Promise.all(people.map(write))
  for (let round = 0; round < rounds; round += 1) {
    await pause(lifeMs)
    lostBy.fill(0)
    const at = round % 2 === 0 ? 0 : 1
    await pair.kill(at)
    await pause(lifeMs)
    mostLost = Math.max(mostLost, ...lostBy)
    await pair.startAgain(at)
  }
  isOver = true
  await writing
  await Promise.all(people.map((one) => one.finish(front)))
  const wrong = await countWrongPasswords(behind)
  await pair.stop()

  printFound('most requests that one person lost by one kill', mostLost, { words: 'at most 1', holds: mostLost <= 1 })
  await installation.withDatabase(async ({ db }) => {
    const stored = await countStored(db)
    const acknowledged = people.flatMap((one) => [...one.acknowledged])
    printFound('acknowledged', acknowledged.length)
    printNone('acknowledged and lost', acknowledged.filter((text) => !stored.has(text)).length)
    const sent = people.flatMap((one) => [...one.sent])
    printNone('stored twice', sent.filter((text) => (stored.get(text) ?? 0) > 1).length)
    const bad = await findBadPictures(db, async (name) => files.get(name)?.bytes ?? null)
    printNone('photos without their whole files', bad.length)
  })
  printFound('wrong passwords for one account, on both together', wrong, {
    words: `at most ${mostWrong}`,
    holds: wrong <= mostWrong,
  })
}

/** Sends many wrong passwords to the servers in turn, and returns how many were checked. */
async function countWrongPasswords(ports: readonly number[]): Promise<number> {
  let checked = 0
  for (let attempt = 0; attempt < 3 * mostWrong; attempt += 1) {
    const response = await fetch(`http://127.0.0.1:${ports[attempt % ports.length]}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email: cast.partner.email, password: 'not the password' }),
    })
    await response.text()
    if (response.status === 401) checked += 1
  }
  return checked
}
