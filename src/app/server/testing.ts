/** A whole server for one test: its own database, the demo people (`cast`), a fixed clock, and browsers. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CastName } from '#features/sign-in/fixtures.ts'
import type { OpenDatabase } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openFilledDatabase, openFilledFile } from '#platform/server/database/testing.ts'
import { type Environment, readEnvironment } from '#platform/server/environment.ts'
import { eventsHeaders } from '#platform/server/http/answer.ts'
import type { HttpRequest } from '#platform/server/http/wire/request.ts'
import { type Fetch, fetchFrom } from '#platform/server/http/wire/testing.ts'
import type { Routes } from '#platform/server/implement.ts'
import type { Internet } from '#platform/server/internet/internet.ts'
import { noInternet } from '#platform/server/internet/internet.ts'
import { openScheduler } from '#platform/server/jobs.ts'
import { type Budgets, createBudgets } from '#platform/server/limits/budgets.ts'
import { createLog } from '#platform/server/log.ts'
import { type Services, servesHttps } from '#platform/server/services.ts'
import type { Reserve } from '#platform/server/storage/reserve.ts'
import { splitPage } from '../page-parts.ts'
import { createApp } from './app.ts'
import { createServices } from './assemble.ts'
import { jobs, migrations, routes } from './features.ts'
import type { Client } from './page/client.ts'
import { signInAs } from './seed/act-as.ts'
import { seedWorld, type World } from './seed/seed-world.ts'

export { allRights } from './features.ts'

type TestAppOptions = {
  /** `null`: nobody has an account yet. */
  world?: World | null
  /** Whether the database is a SQLite file in `dataDir`, even if the tests run on PostgreSQL. */
  inSqliteFile?: boolean
  now?: string
  environment?: Partial<Environment>
  /** Additional routes. */
  extraRoutes?: readonly Routes[]
  /** The built client; by default an empty page. */
  client?: Client
  /** The network for external fetches; by default no address can be reached. */
  internet?: Internet
  /** The rate limits for changes; by default there are none. `null`: the limits of the product. */
  budgets?: Budgets | null
  /** The disk reserve; by default there is none. */
  reserve?: Reserve
  /** Receives every log line; by default the log is silent. */
  onLogLine?: (line: string) => void
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

/** Opens a test app. Call `close()` at the end. Its clock stands still until a test sets `testApp.clock.now`. */
export async function openTestApp(options: TestAppOptions = {}) {
  const {
    world = 'week-30',
    inSqliteFile = false,
    now,
    environment,
    extraRoutes = [],
    client = emptyClient,
    internet = noInternet,
    budgets = createBudgets({ mostWrites: Number.POSITIVE_INFINITY }),
    reserve,
    onLogLine,
  } = options
  const clock = { now: new Date(now ?? '2026-03-15T10:00:00.000Z') }
  const dataDir = mkdtempSync(join(tmpdir(), 'nestling-test-'))
  const openServices = (database: OpenDatabase) =>
    createServices({
      environment: { ...readEnvironment({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }), ...environment },
      database,
      log: onLogLine ? createLog('trace', { write: onLogLine }) : createLog('silent'),
      clock: () => clock.now,
      internet,
      ...(budgets && { budgets }),
      ...(reserve && { reserve }),
    })
  const fill = async (empty: OpenDatabase) => {
    await migrate(empty, migrations)
    if (world) await seedWorld(openServices(empty), world)
  }
  const { database, drop } = inSqliteFile
    ? await openFilledFile(dataDir, fill)
    : await openFilledDatabase(`${world} at ${clock.now.toISOString()}`, fill)
  const services = openServices(database)
  const openApp = (of = services) => createApp(of, [...routes, ...extraRoutes], client)
  let app = openApp()
  const fetch: Fetch = (request, connection) => fetchFrom(app, request, connection)
  const { visitor, person } = openBrowsers(services, fetch)

  return {
    app: { fetch, answer: (request: HttpRequest) => app.answer(request) },
    services,
    clock,
    db: services.db,
    dataDir,
    findJourney: async (babyName: string) => {
      const journeys = services.db.selectFrom('pregnancies').select('id').where('baby_name', '=', babyName)
      return (await journeys.executeTakeFirstOrThrow()).id
    },
    visitor,
    person,
    /** Opens a second Nestling on the same database and folder. Like a second process, it has its own memory. */
    openSecond() {
      const own = openServices(database)
      const second = openApp(own)
      const ask: Fetch = (request, connection) => fetchFrom(second, request, connection)
      return {
        services: own,
        browse: (jar: Record<string, string>) => openBrowser(ask, jar),
        ...openBrowsers(own, ask),
      }
    },
    /** Runs the due jobs. */
    runJobs: () => openScheduler(services, jobs).runDue(clock.now),
    /** Rebuilds the app over the same database. */
    restart() {
      app = openApp()
    },
    async close() {
      await services.live.close()
      await database.close()
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const emptyClient: Client = {
  files: new Map(),
  page: splitPage('<!doctype html>'),
  inlineStyles: [],
  inlineScripts: [],
}

const openBrowsers = (services: Services, fetch: Fetch) => ({
  /** A browser in which nobody is signed in; `address` is where its connection comes from. */
  visitor: (address?: string) => openBrowser(fetch, {}, address),
  /** A browser in which a demo person is signed in. */
  person: async (name: CastName) =>
    openBrowser(fetch, {
      [`${servesHttps(services.environment) ? '__Host-' : ''}nestling-session`]: await signInAs(services, name),
    }),
})

export type Browser = ReturnType<typeof openBrowser>
export type Reply = { status: number; body: unknown; text: string; headers: Headers }

/** Sends requests like our own pages, with a cookie jar. A header given as null is omitted. */
function openBrowser(fetch: Fetch, jar: Record<string, string>, address = '127.0.0.1') {
  async function ask(
    method: string,
    path: string,
    body?: unknown,
    ownHeaders: Record<string, string | null> = {},
  ): Promise<Reply> {
    const cookie = Object.entries(jar).map(([name, value]) => `${name}=${value}`)
    const headers: Record<string, string | null> = {
      host: 'localhost:3000',
      'sec-fetch-site': 'same-origin',
      ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...ownHeaders,
    }
    const request = new Request(`http://localhost:3000${path}`, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        value === null ? [] : [[name, value]],
      ),
      ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body), duplex: 'half' }),
    })
    const response = await fetch(request, { socket: { remoteAddress: address } })
    for (const line of response.headers.getSetCookie()) storeCookie(jar, line)
    const isEndless = response.headers.get('content-type') === eventsHeaders['content-type']
    const text = isEndless ? '' : await response.text()
    if (isEndless) await response.body?.cancel()
    return { status: response.status, body: readJson(text), text, headers: response.headers }
  }
  return {
    jar,
    ask,
    get: (path: string, headers?: Record<string, string | null>) => ask('GET', path, undefined, headers),
    post: (path: string, body?: unknown, headers?: Record<string, string | null>) => ask('POST', path, body, headers),
    patch: (path: string, body?: unknown) => ask('PATCH', path, body),
    delete: (path: string) => ask('DELETE', path),
  }
}

const isRaw = (body: unknown): body is string | FormData | Uint8Array<ArrayBuffer> | ReadableStream =>
  typeof body === 'string' || [FormData, Uint8Array, ReadableStream].some((kind) => body instanceof kind)

function storeCookie(jar: Record<string, string>, line: string) {
  const [pair = ''] = line.split(';')
  const equals = pair.indexOf('=')
  if (/Max-Age=0/.test(line)) delete jar[pair.slice(0, equals)]
  else jar[pair.slice(0, equals)] = pair.slice(equals + 1)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
