/** Breaks the connections to the database, the photo store and the mail server in several ways while people write. */
import { setTimeout as pause } from 'node:timers/promises'
import { openMailServer } from '../../../src/platform/server/mail/testing.ts'
import { openBucket } from '../../../src/platform/server/storage/testing.ts'
import { findFreePort } from '../../test/postgres.ts'
import { printFaults, printFound, printMeasured } from '../figures.ts'
import type { Installation } from '../installation.ts'
import { openBrowser } from '../people/browser.ts'
import { countStored, findBadPictures } from '../people/stored.ts'
import { openWriter, type Writer } from '../people/writer.ts'
import { type Condition, type FaultyProxy, openFaultyProxy } from './faulty-proxy.ts'

/** How long each fault lasts in the whole drill. */
const brokenMs = { gone: 12_000, slow: 20_000, stalled: 60_000, cut: 12_000, nonsense: 12_000 }
const shortestMs = 2000
const writers = 8
const pauseMs = 200
/** The longest wait for a response, also for a refusal. A store may take 30 seconds for a large photo. */
const longestAnswerMs = { database: 15_000, store: 35_000, mail: 5000 }
/** The longest wait while a server is slow. A slow database delays every query of a request. */
const longestAnswerWhenSlowMs = 60_000
/** The longest time until everybody can write again. */
const longestRecoveryMs = 10_000
/** The longest time until the last message arrives. A failed message is sent again after a minute. */
const longestMailMs = 100_000

type Part = keyof typeof longestAnswerMs

export async function drillNetwork(installation: Installation, share: number): Promise<void> {
  const { bucket, files, close: closeBucket } = await openBucket()
  const mail = await openMailServer()
  const database = installation.settings.DATABASE_URL ? new URL(installation.settings.DATABASE_URL) : null
  const parts: Partial<Record<Part, FaultyProxy>> = {
    ...(database && { database: await openFaultyProxy(Number(database.port)) }),
    store: await openFaultyProxy(Number(bucket.endpoint.port)),
    mail: await openFaultyProxy(Number(mail.url.port)),
  }
  if (database) database.port = `${parts.database?.port}`
  const cookies = await installation.addPeople(writers, 'family')
  const people = cookies.map((cookie, at) => openWriter({ cookie, name: `${at}`, photoEvery: 4, ...installation }))
  const port = await findFreePort()
  const server = await installation.start({
    ...(database && { DATABASE_URL: database.href }),
    PHOTO_STORE: `s3://nest?endpoint=http://127.0.0.1:${parts.store?.port}`,
    AWS_ACCESS_KEY_ID: bucket.accessKeyId,
    AWS_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    SMTP_URL: `smtp://127.0.0.1:${parts.mail?.port}`,
    MAIL_FROM: 'nest@nestling.example',
    PORT: `${port}`,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'silent',
  })
  const isAlive = async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok === true
  const crowd = openCrowd({ installation, people, port, isAlive })

  for (const [part, proxy] of Object.entries(parts) as [Part, FaultyProxy][]) {
    if (part === 'mail') continue
    for (const fault of faults) {
      const ms = Math.max(shortestMs, brokenMs[fault] * share)
      console.log(`\nThe ${part} is ${words[fault]} for ${Math.round(ms / 1000)} s while ${writers} people write`)
      await proxy.become(fault)
      const stop = crowd.begin()
      await pause(ms)
      const brokenUntil = performance.now()
      await proxy.become('working')
      const recoveredMs = await crowd.untilAllWrite()
      await stop()
      const { times, statuses, wrong } = crowd.takeCounts()
      const longest = fault === 'slow' ? longestAnswerWhenSlowMs : longestAnswerMs[part]
      printFound('responses', [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '))
      printFaults('responses that are neither right nor a proper 503', wrong)
      const slowest = Math.max(...times.filter(({ began }) => began < brokenUntil).map(({ tookMs }) => tookMs))
      printSeconds('longest wait for a response', share, slowest, longest)
      printSeconds('until everybody can write again', share, recoveredMs, longestRecoveryMs)
      if (!(await isAlive())) throw new Error('The server process has ended.')
    }
  }
  if (parts.mail && share === 1) await breakMail({ installation, port, mail, proxy: parts.mail })

  await Promise.all(people.map((one) => one.finish(port)))
  printFaults('processes that ended', (await isAlive()) ? 0 : 1)
  await server.stop()
  await installation.withDatabase(async ({ db }) => {
    const stored = await countStored(db)
    const acknowledged = people.flatMap((one) => [...one.acknowledged])
    console.log('\nAfterwards')
    printFound('writes acknowledged', acknowledged.length)
    printFaults('acknowledged, but lost', acknowledged.filter((text) => !stored.has(text)).length)
    const sent = people.flatMap((one) => [...one.sent])
    printFaults('stored twice', sent.filter((text) => (stored.get(text) ?? 0) > 1).length)
    const uncertain = people.reduce((sum, one) => sum + one.uncertain.size, 0)
    printFound('retries answered with “outcome unknown”', uncertain)
    const bad = await findBadPictures(db, async (name) => files.get(name)?.bytes ?? null)
    printFaults('photos with a missing or damaged file', bad.length)
  })
  for (const proxy of Object.values(parts)) proxy.close()
  await Promise.all([closeBucket(), mail.close()])
}

const faults = ['gone', 'slow', 'stalled', 'cut', 'nonsense'] as const

const words: Readonly<Record<Condition, string>> = {
  working: 'working',
  gone: 'gone',
  slow: 'slow (2 s for each answer)',
  stalled: 'silent',
  cut: 'cut off in each answer',
  nonsense: 'answering nonsense',
}

type Crowd = {
  installation: Installation
  people: readonly Writer[]
  port: number
  isAlive: () => Promise<boolean>
}

/** Lets people write and read, and records the responses. */
function openCrowd({ installation, people, port, isAlive }: Crowd) {
  let times: { began: number; tookMs: number }[] = []
  let statuses = new Map<string, number>()
  let wrong: string[] = []
  const reader = openBrowser(port, installation.mother)
  const note = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1)

  const measure = async (act: () => Promise<string>) => {
    const began = performance.now()
    const status = await act().catch((error: Error) => {
      wrong.push(error.message.slice(0, 200))
      return 'wrong'
    })
    note(status)
    times.push({ began, tookMs: performance.now() - began })
    return status
  }
  const write = (one: Writer) => measure(async () => ((await one.write(port)) ? 'written' : '503'))
  const read = (path: string) =>
    measure(async () => {
      const { status, body } = await reader.get(path)
      const isRefusal = status === 503 && Object(body).code === 'unavailable'
      if (status !== 200 && !isRefusal && !(status === 503 && path === '/'))
        throw new Error(`${path} answered ${status}`)
      return `${status}`
    })

  return {
    /** Lets everybody write and read repeatedly. The returned function stops them after their current requests. */
    begin() {
      let isOver = false
      const again = async (act: () => Promise<unknown>) => {
        while (!isOver) {
          await act()
          await pause(pauseMs)
        }
      }
      const all = [
        ...people.map((one) => again(() => write(one))),
        ...['/', '/api/contacts'].map((path) => again(() => read(path))),
      ]
      return async () => {
        isOver = true
        await Promise.all(all)
      }
    },
    /** Waits until each person has completed two writes: the first may be a retry. Returns the milliseconds. */
    async untilAllWrite() {
      const began = performance.now()
      const before = people.map((one) => one.acknowledged.size + one.uncertain.size)
      while (people.some((one, at) => one.acknowledged.size + one.uncertain.size < (before[at] ?? 0) + 2)) {
        if (performance.now() - began > 5 * longestRecoveryMs || !(await isAlive())) return Number.POSITIVE_INFINITY
        await pause(50)
      }
      return performance.now() - began
    },
    takeCounts() {
      const counts = { times, statuses, wrong }
      times = []
      statuses = new Map()
      wrong = []
      return counts
    },
  }
}

type Mailing = {
  installation: Installation
  port: number
  mail: Awaited<ReturnType<typeof openMailServer>>
  proxy: FaultyProxy
}

/** Breaks the mail server in each way while the mother invites people, and waits for the messages afterwards. */
async function breakMail({ installation, port, mail, proxy }: Mailing) {
  console.log('\nThe mail server is gone, slow, silent, cut off and answering nonsense while the mother invites people')
  const mother = openBrowser(port, installation.mother)
  const invited: string[] = []
  let longest = 0
  for (const fault of faults) {
    await proxy.become(fault)
    for (let time = 0; time < 2; time += 1) {
      const email = `${fault}-${time}@nestling.example`
      const began = performance.now()
      const { status } = await mother.post('/api/admin/users/invite', { email, role: 'family' })
      longest = Math.max(longest, performance.now() - began)
      if (status === 201) invited.push(email)
    }
    await pause(5000)
  }
  await proxy.become('working')
  const began = performance.now()
  const missing = () => invited.filter((email) => !mail.mails.some(({ to }) => to === email)).length
  while (missing() > 0 && performance.now() - began < 4 * longestMailMs) await pause(500)
  printFound('invitations acknowledged', invited.length, { words: 'all', holds: invited.length === 2 * faults.length })
  printSeconds('longest wait for a response', 1, longest, longestAnswerMs.mail)
  printFaults('messages that did not arrive', missing())
  printSeconds('until the last message arrived', 1, performance.now() - began, longestMailMs)
  const ids = mail.mails.map(({ messageId }) => messageId)
  printFound('messages that arrived again with their Message-ID', ids.length - new Set(ids).size)
}

function printSeconds(what: string, share: number, ms: number, most: number) {
  const found = `${(ms / 1000).toFixed(1)} s`
  printMeasured(what, share, { found, words: `at most ${most / 1000} s`, holds: ms <= most })
}
