/** Two processes of Nestling on one PostgreSQL database and one bucket, behind HAProxy. Tests set their clocks. */
import type { Browser, Page } from '@playwright/test'
import { openTestPushService } from '#features/push/server/sending/testing.ts'
import type { Database } from '#platform/server/database/database.ts'
import { openMailServer } from '#platform/server/mail/testing.ts'
import { openBucket } from '#platform/server/storage/testing.ts'
import { openInstallation } from '../../tools/drill/installation.ts'
import { openBrowser } from '../../tools/drill/people/browser.ts'
import { startProxy } from '../../tools/drill/two/haproxy.ts'
import { findFreePort } from '../../tools/test/postgres.ts'
import type { CastName } from './cast.ts'
import { watchContext } from './problems.ts'
import { blockBabyDrawing, preparePages } from './test-app.ts'
import { openTestServers } from './test-servers.ts'

export type TwoServers = Awaited<ReturnType<typeof openTwoServers>>

/** Starts both servers with their clocks stopped at this time, and a mail server and a push service. */
export async function openTwoServers(startedAt: Date) {
  let now = startedAt
  const problems: string[] = []
  const report = (problem: string) => void problems.push(problem)
  const [installation, mailServer, bucket, pushService] = await Promise.all([
    openInstallation({ postgres: true }),
    openMailServer(),
    openBucket(),
    openTestPushService({ now: () => now }),
  ])
  const { port: pushPort, ca = '' } = pushService.internet
  const [proxyPort, ...serverPorts] = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
  const address = `http://127.0.0.1:${proxyPort}`
  const { DATABASE_URL = '' } = installation.settings
  const settings = {
    DATABASE_URL,
    PUBLIC_URL: address,
    PHOTO_STORE: `s3://nest?endpoint=${bucket.bucket.endpoint.origin}`,
    AWS_ACCESS_KEY_ID: bucket.bucket.accessKeyId,
    AWS_SECRET_ACCESS_KEY: bucket.bucket.secretAccessKey,
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: mailServer.url.href,
    MAIL_FROM: 'nest@nestling.example',
  }
  const processes = serverPorts.map(() => openTestServers())
  const servers: Awaited<ReturnType<(typeof processes)[number]['startServer']>>[] = []
  for (const [at, process] of processes.entries()) {
    const start = { dataDir: installation.dataDir, port: `${serverPorts[at]}`, settings, report }
    servers.push(await process.startServer({ ...start, internet: { port: pushPort, ca }, stoppedAt: now }))
  }
  const stopProxy = await startProxy(proxyPort, serverPorts, 20)

  /** Stops the clocks of both servers at this time. */
  async function setClocks(to: Date) {
    now = to
    for (const server of servers) await server.stopClock(to)
  }

  return {
    address,
    /** What the servers and the browsers reported, except what any such test may cause. */
    unexpectedProblems: () => problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem))),
    pushService,
    mails: mailServer.mails,
    pregnancyId: installation.pregnancyId,
    /** How much work the servers still have: events whose recipients are not chosen yet, and messages to queue or to send. */
    countWaiting: () => installation.withDatabase(({ db }) => countWaiting(db, now)),
    /** Returns a client in which one of the cast is signed in. It sends requests through the proxy. */
    caller: async (name: CastName) => openBrowser(proxyPort, await installation.signIn(name)),
    /** Like `caller`, but the client sends its requests directly to one of the servers, not through the proxy. */
    callerOf: async (name: CastName, server: 0 | 1) =>
      openBrowser(serverPorts[server] ?? 0, await installation.signIn(name)),
    /** Adds people to the family. Returns a client for each. */
    addFamily: async (count: number) =>
      (await installation.addPeople(count, 'family')).map((cookie) => openBrowser(proxyPort, cookie)),
    /** Opens a page in this browser, in which one of the cast is signed in. */
    async open(browser: Browser, name: CastName): Promise<Page> {
      const options = { baseURL: address, timezoneId: 'Europe/London', reducedMotion: 'reduce' } as const
      const context = await browser.newContext({ ...options, viewport: { width: 390, height: 844 } })
      context.setDefaultTimeout(60_000)
      await watchContext(context, address, report)
      const [cookie = '', value = ''] = (await installation.signIn(name)).split('=')
      await context.addCookies([{ name: cookie, value, url: address, httpOnly: true, sameSite: 'Lax' }])
      preparePages(context)
      const page = await context.newPage()
      await blockBabyDrawing(page)
      return page
    },
    setClocks,
    /** Moves both clocks forward by a second. */
    tick: () => setClocks(new Date(now.getTime() + 1000)),
    async close() {
      await stopProxy()
      for (const server of servers) await server.stop()
      for (const process of processes) await process.close()
      await Promise.all([mailServer.close(), bucket.close(), pushService.close()])
      await installation.remove()
    },
  }
}

const tolerated = [
  /^the server said: .*Nestling runs as root/,
  /^the server said: .*the clock was set, or Nestling was off/,
  // On a busy machine PostgreSQL or an image decoder may be too slow. Workers, pages and people then try again.
  /^the server said: .*(cannot be read|could not be told|cannot be told)/,
  /^console error: Failed to load resource: .* status of (429|503)/,
  // A page that is left or goes offline loses its connections.
  /^console error: Failed to load resource: net::/,
]

async function countWaiting(db: Database, now: Date): Promise<number> {
  const due = now.toISOString()
  // One statement, because between two statements work could move to a table that has already been counted.
  const waiting = await db
    .selectFrom('news_events')
    .where('decided_at', 'is', null)
    .select('id')
    .unionAll((union) => union.selectFrom('news_items').where('push_due_at', '<=', due).select('id'))
    .unionAll((union) => union.selectFrom('news_items').where('mail_due_at', '<=', due).select('id'))
    .unionAll((union) => union.selectFrom('push_messages').select('id'))
    .unionAll((union) => union.selectFrom('letters').where('next_attempt_at', 'is not', null).select('id'))
    .execute()
  return waiting.length
}
