/** A whole server for one test: a database of its own, the cast, a clock that stands still, and browsers to ask with. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { CastName } from '#features/sign-in/fixtures.ts'
import type { OpenDatabase } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openSqlite } from '#platform/server/database/sqlite.ts'
import { type Environment, readEnvironment } from '#platform/server/environment.ts'
import type { Routes } from '#platform/server/implement.ts'
import { createLog } from '#platform/server/log.ts'
import { type App, createApp } from './app.ts'
import { createServices } from './assemble.ts'
import { migrations, routes } from './features.ts'
import type { Client } from './page/client.ts'
import { signInAs } from './seed/act-as.ts'
import { seedWorld, type World } from './seed/seed-world.ts'

type Wishes = {
  /** `null`: nobody has an account yet. */
  world?: World | null
  now?: string
  environment?: Partial<Environment>
  /** Served besides the product's own. */
  extraRoutes?: readonly Routes[]
}

export type House = Awaited<ReturnType<typeof openHouse>>

/** Opens a house; `close()` it in the end. The clock stands at `now` until `house.clock.now` is set. */
export async function openHouse({ world = 'week-30', now, environment, extraRoutes = [] }: Wishes = {}) {
  const clock = { now: new Date(now ?? '2026-03-15T10:00:00.000Z') }
  const dataDir = mkdtempSync(join(tmpdir(), 'nestling-test-'))
  const { database, drop } = await openFreshDatabase()
  await migrate(database, migrations)
  const services = createServices({
    environment: { ...readEnvironment({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }), ...environment },
    database,
    log: createLog('silent'),
    clock: () => clock.now,
  })
  if (world) await seedWorld(services, world)
  const app = createApp(services, [...routes, ...extraRoutes], emptyClient)

  return {
    app,
    services,
    clock,
    db: services.db,
    dataDir,
    /** A browser in which nobody is signed in; `address` is where its connection comes from. */
    visitor: (address?: string) => openBrowser(app, {}, address),
    /** A browser in which one of the cast is signed in. */
    person: async (name: CastName) => openBrowser(app, { 'nestling-session': await signInAs(services, name) }),
    async close() {
      await database.close()
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const emptyClient: Client = { files: new Map(), page: ['<!doctype html>', ''], inlineStyles: [] }

type Fresh = { database: OpenDatabase; drop: () => Promise<void> }

async function openFreshDatabase(): Promise<Fresh> {
  if (process.env.NESTLING_TEST_ENGINE !== 'postgres')
    return { database: openSqlite(':memory:'), drop: () => Promise.resolve() }

  const { openPostgres } = await import('#platform/server/database/postgres.ts')
  const { sql } = await import('kysely')
  const url = new URL(inject('postgresUrl'))
  const name = `house_${crypto.randomUUID().replaceAll('-', '')}`
  const outside = openPostgres(url.href, () => undefined)
  await sql`create database ${sql.id(name)}`.execute(outside.db)
  url.pathname = `/${name}`
  return {
    database: openPostgres(url.href, () => undefined),
    async drop() {
      await sql`drop database ${sql.id(name)} with (force)`.execute(outside.db)
      await outside.close()
    },
  }
}

export type Browser = ReturnType<typeof openBrowser>
export type Reply = { status: number; body: unknown; text: string; headers: Headers }

/** Asks as a page of ours would, and keeps cookies. */
function openBrowser(app: App, jar: Record<string, string>, address = '127.0.0.1') {
  async function ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const cookie = Object.entries(jar).map(([name, value]) => `${name}=${value}`)
    const request = new Request(`http://localhost:3000${path}`, {
      method,
      headers: {
        host: 'localhost:3000',
        'sec-fetch-site': 'same-origin',
        ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
    })
    const response = await app.fetch(request, { socket: { remoteAddress: address } })
    for (const line of response.headers.getSetCookie()) keepCookie(jar, line)
    const text = await response.text()
    return { status: response.status, body: readJson(text), text, headers: response.headers }
  }
  return {
    jar,
    ask,
    get: (path: string, headers?: Record<string, string>) => ask('GET', path, undefined, headers),
    post: (path: string, body?: unknown, headers?: Record<string, string>) => ask('POST', path, body, headers),
    patch: (path: string, body?: unknown) => ask('PATCH', path, body),
    delete: (path: string) => ask('DELETE', path),
  }
}

const isRaw = (body: unknown): body is string | FormData | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array

function keepCookie(jar: Record<string, string>, line: string) {
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
