/**
 * Measures how soon open pages receive the event of a change, and how much memory their connections need. A delay below zero
 * means that the event arrived before the response.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../../src/platform/server/database/open.ts'
import { startPostgres } from '../../test/postgres.ts'
import { percentile, printFigure } from '../figures.ts'
import { addPeople } from '../server/people.ts'
import { residentMegabytes } from '../server/process-facts.ts'
import { seedDatabase, signInCookie } from '../server/seeded-folder.ts'
import { type ServerProcess, startNestling } from '../server/server-process.ts'
import { openReader, type Reader } from './readers.ts'

const connectionsEach = 5
const followers = 200
const idle = 2000
const posts = 50
const betweenPostsMs = 100

export async function measureLive(): Promise<void> {
  console.log(`An update is posted ${posts} times while ${followers} pages are open`)
  await withServers({ count: 1, databaseUrl: null }, async ([server], people) => {
    await measureDelay([server], people, 100)
    await measureIdle(server, people)
  })
}

export async function measureLiveOnPostgres(): Promise<void> {
  console.log(
    `An update is posted ${posts} times to one of two servers on PostgreSQL while ${followers} pages are open`,
  )
  const postgres = await startPostgres()
  try {
    await withServers({ count: 2, databaseUrl: postgres.url }, (servers, people) => measureDelay(servers, people, 250))
  } finally {
    await postgres.stop()
  }
}

type People = { mother: string; pregnancyId: number; cookies: readonly string[] }
type Servers = readonly [ServerProcess, ...ServerProcess[]]

async function withServers(
  { count, databaseUrl }: { count: number; databaseUrl: string | null },
  measure: (servers: Servers, people: People) => Promise<void>,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'nestling-bench-'))
  const started: ServerProcess[] = []
  try {
    const people = await fill(dataDir, databaseUrl)
    const settings = { TRUST_PROXY: '127.0.0.1', ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    for (let at = 0; at < count; at += 1) started.push(await startNestling(dataDir, settings))
    // The cast is safe: there is at least one server.
    await measure(started as unknown as Servers, people)
  } finally {
    for (const server of started) await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function fill(dataDir: string, databaseUrl: string | null): Promise<People> {
  const database = await openDatabase({ dataDir, databaseUrl }, () => undefined)
  try {
    const services = await seedDatabase(database, dataDir)
    const { id } = await database.db.selectFrom('pregnancies').select('id').orderBy('id').executeTakeFirstOrThrow()
    const cookies = await addPeople(database.db, idle / connectionsEach, 'family')
    return { mother: await signInCookie(services, 'mother'), pregnancyId: id, cookies }
  } finally {
    await database.close()
  }
}

/** The readers are spread over the servers. The last server gets the posts. */
async function measureDelay(servers: Servers, people: People, mostMs: number) {
  const readers = await openReaders(servers, people, followers)
  const answeredAt: number[] = []
  for (let post = 0; post < posts; post += 1) {
    const response = await fetch(
      `http://127.0.0.1:${servers.at(-1)?.port}/api/pregnancies/${people.pregnancyId}/updates`,
      {
        method: 'POST',
        headers: { cookie: people.mother, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ content: `Update ${post}` }),
      },
    )
    answeredAt.push(performance.now())
    if (response.status !== 201) throw new Error(`A post was answered with ${response.status}.`)
    await response.text()
    await wait(betweenPostsMs)
  }
  const untilAll = performance.now() + 5000
  while (readers.some(({ heardAt }) => heardAt.length < posts) && performance.now() < untilAll) await wait(20)
  const missing = readers.filter(({ heardAt }) => heardAt.length !== posts).length
  const delays = readers.flatMap(({ heardAt }) => heardAt.map((heard, post) => heard - (answeredAt[post] ?? 0)))
  const [half, most] = [percentile(delays, 50), percentile(delays, 99)]
  printFigure('pages that missed or repeated an event', `${missing}`, { words: 'none', met: missing === 0 })
  printFigure('from the response to the event, median', `${half.toFixed(1)} ms`)
  printFigure('  p99', `${most.toFixed(1)} ms`, { words: `at most ${mostMs} ms`, met: most <= mostMs })
  for (const reader of readers) reader.close()
  await wait(500)
}

async function measureIdle(server: ServerProcess, people: People) {
  const before = residentMegabytes(server.pid) ?? Number.NaN
  const readers = await openReaders([server], people, idle)
  await wait(3000)
  const more = (residentMegabytes(server.pid) ?? Number.NaN) - before
  printFigure(`memory of ${idle.toLocaleString('en-US')} open pages`, `${more.toFixed(1)} MB`, {
    words: 'at most 60 MB',
    met: more <= 60,
  })
  for (const reader of readers) reader.close()
}

async function openReaders(servers: Servers, { cookies }: People, count: number): Promise<Reader[]> {
  const readers: Reader[] = []
  for (let at = 0; at < count; at += 1) {
    const cookie = cookies[Math.floor(at / connectionsEach)] ?? ''
    readers.push(await openReader(servers[at % servers.length]?.port ?? 0, cookie, at))
  }
  return readers
}
