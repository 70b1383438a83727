/** Compares two servers behind HAProxy with a single server, and kills one of the two while people write. */
import { setTimeout as pause } from 'node:timers/promises'
import { cast } from '../../../src/features/sign-in/fixtures.ts'
import { printFaults, printFound } from '../figures.ts'
import type { Installation } from '../installation.ts'
import { countStored, findBadPictures } from '../people/stored.ts'
import { openWriter } from '../people/writer.ts'
import { compareWithOne } from './compare.ts'
import { isHaproxyInstalled } from './haproxy.ts'
import { startPair } from './pair.ts'

/** How many times the whole drill kills one of the servers. */
const kills = 20
const writers = 16
/** A person's average pause between two writes. */
const pauseMs = 100
/** The time from a kill to the new start, and from there to the next kill. */
const betweenMs = 1500
/** The allowed number of wrong passwords for one account within 15 minutes. */
const mostWrong = 10

export async function drillTwo(installation: Installation, share: number): Promise<void> {
  if (!installation.settings.DATABASE_URL)
    return console.log('\nThe drill of two servers is skipped: it needs --postgres')
  if (!isHaproxyInstalled()) return console.log('\nThe drill of two servers is skipped: HAProxy is not installed')
  await compareWithOne()
  const rounds = Math.max(2, Math.round(kills * share))
  console.log(`\nOne of two servers behind HAProxy is killed ${rounds} times while ${writers} people write`)
  const cookies = await installation.addPeople(writers, 'family')
  const people = cookies.map((cookie, at) => openWriter({ cookie, name: `${at}`, ...installation }))
  const pair = await startPair(installation)
  const { proxyPort, serverPorts, files } = pair

  let [isOver, mostLost] = [false, 0]
  const lostBy = people.map(() => 0)
  const write = async (one: (typeof people)[number], at: number) => {
    while (!isOver) {
      if (!(await one.write(proxyPort))) lostBy[at] = (lostBy[at] ?? 0) + 1
      await pause(pauseMs * Math.random() * 2)
    }
  }
  const writing = Promise.all(people.map(write))
  for (let round = 0; round < rounds; round += 1) {
    await installation.resetRateLimits()
    await pause(betweenMs)
    lostBy.fill(0)
    const at = round % 2 === 0 ? 0 : 1
    await pair.kill(at)
    await pause(betweenMs)
    mostLost = Math.max(mostLost, ...lostBy)
    await pair.startAgain(at)
  }
  isOver = true
  await writing
  await Promise.all(people.map((one) => one.finish(proxyPort)))
  const wrong = await countWrongPasswords(serverPorts)
  await pair.stop()

  printFound('most requests that one person lost in one kill', mostLost, {
    words: 'at most 1',
    holds: mostLost <= 1,
  })
  await installation.withDatabase(async ({ db }) => {
    const stored = await countStored(db)
    const acknowledged = people.flatMap((one) => [...one.acknowledged])
    printFound('writes acknowledged', acknowledged.length)
    printFaults('acknowledged, but lost', acknowledged.filter((text) => !stored.has(text)).length)
    const sent = people.flatMap((one) => [...one.sent])
    printFaults('stored twice', sent.filter((text) => (stored.get(text) ?? 0) > 1).length)
    const bad = await findBadPictures(db, async (name) => files.get(name)?.bytes ?? null)
    printFaults('photos with a missing or damaged file', bad.length)
  })
  printFound('wrong passwords checked for one account, on both servers', wrong, {
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
