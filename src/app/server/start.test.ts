/** Tests of Nestling as a process: errors at the start, the first start, and the stop. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#platform/server/database/open.ts'
import { testedEngine } from '#platform/server/database/testing.ts'
import { browse, compileCache, type Installation, openInstallation } from './process/testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }
const nora = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const timeLimit = { timeout: 20_000 }

let installation: Installation
beforeEach(async () => {
  installation = await openInstallation()
})
afterEach(() => installation.close())

const openDatabaseHere = () =>
  openDatabase({ databaseUrl: installation.databaseUrl, dataDir: installation.dataDir }, () => undefined)

const wrong: readonly [string, Record<string, string>, string][] = [
  ['a wrong port', { PORT: 'http' }, 'PORT must be a port number from 0 to 65535.'],
  [
    'a wrong public address',
    { PUBLIC_URL: 'nestling' },
    'PUBLIC_URL must be an address that begins with http:// or https://.',
  ],
  [
    'an admin without a password',
    { ADMIN_EMAIL: 'nora@nestling.example' },
    'ADMIN_PASSWORD is needed when ADMIN_EMAIL is set.',
  ],
  [
    'an admin with a weak password',
    { ...admin, ADMIN_PASSWORD: 'password123' },
    'ADMIN_PASSWORD is too easy to guess, choose another.',
  ],
  [
    'a host that is not this machine',
    { HOST: '192.0.2.1' },
    'Nestling cannot listen on 192.0.2.1:0 (EADDRNOTAVAIL). Set HOST or PORT.',
  ],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://me:s3cret@127.0.0.1:1/nestling' },
    'The PostgreSQL that DATABASE_URL names cannot be reached (ECONNREFUSED).',
  ],
]

// The messages do not depend on the database, so one engine is enough.
if (testedEngine === 'sqlite')
  describe('a wrong setting', () => {
    let outcomes: unknown[]
    beforeAll(async () => {
      outcomes = await startOneAfterAnother(wrong.map(([, settings]) => settings))
    })

    test.each(wrong)('stops the start with a clear message: %s', async (name, _, sentence) => {
      const outcome = outcomes[wrong.findIndex(([known]) => known === name)]
      expect(outcome).toEqual({ code: 1, said: [`error: Nestling did not start. ${sentence}`] })
    })
  })

/** Starts with each of these settings in one process, because a process of its own takes half a second. */
async function startOneAfterAnother(settings: readonly Record<string, string>[]): Promise<unknown[]> {
  const place = await openInstallation()
  const program = `
    import { start } from ${JSON.stringify(new URL('start.ts', import.meta.url).href)}
    const outcomes = []
    const before = { ...process.env }
    const print = console.log
    for (const settings of ${JSON.stringify(settings)}) {
      const said = []
      console.log = (line) => said.push('out: ' + line)
      console.error = (line) => said.push('error: ' + line)
      process.env = { ...before, ...settings }
      process.exitCode = 0
      await start(process.argv[1])
      outcomes.push({ code: process.exitCode, said })
    }
    process.exitCode = 0
    print(JSON.stringify(outcomes))`
  const env = { ...compileCache, PATH: process.env.PATH, DATA_DIR: place.dataDir, PORT: '0' }
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, place.clientFolder], { env })
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')])
  await place.close()
  return JSON.parse(said)
}

describe('a failing start', () => {
  test('ends with exit code 1 when main.ts itself is run', async () => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url))
    const child = spawn(process.execPath, [main], { env: { PORT: 'x' } })
    expect(await once(child, 'exit')).toEqual([1, null])
  })

  test('makes no data folder when a setting is wrong', async () => {
    await installation.start({ PORT: 'x' }).exited
    expect(existsSync(installation.dataDir)).toBe(false)
  })

  test('prints a clear message when a newer version has used the data', async () => {
    await (await installation.openInProcess(admin)).close()
    const { db, close } = await openDatabaseHere()
    await db.insertInto('migrations').values({ name: '9999-later', applied_at: '' }).execute()
    await close()

    const second = installation.start()
    expect(await second.exited).toBe(1)
    expect(second.said.error).toBe(
      'Nestling did not start. The data was last used by a newer version of Nestling, which has the migration “9999-later”. Start that version.\n',
    )
  })
})

if (testedEngine === 'sqlite')
  test('the server starts without the code of fetch and WebSocket, which takes 15 MB', async () => {
    const start = new URL('start.ts', import.meta.url).href
    const program = `await import(${JSON.stringify(start)}); console.log(process.moduleLoadList.join('\\n'))`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program])
    const loaded = await text(child.stdout)
    expect(loaded).toContain('NativeModule _http_server')
    expect(loaded).not.toContain('undici')
  })

if (testedEngine === 'sqlite')
  describe('the data folder', () => {
    test('is refused to a second process, and the first process still runs', async () => {
      const ask = browse((await installation.openInProcess(admin)).address)
      const second = installation.start()
      expect(await second.exited).toBe(1)
      expect(second.said.error).toBe(
        `Nestling did not start. Another Nestling is already running on ${installation.dataDir}. Stop it first, or set DATA_DIR.\n`,
      )
      expect((await ask('POST', '/api/login', nora)).status).toBe(200)
    })

    test('is refused with a clear message if its database is damaged', async () => {
      await (await installation.openInProcess(admin)).close()
      const file = join(installation.dataDir, 'nestling.db')
      writeFileSync(file, 'no database')
      const second = installation.start()
      expect(await second.exited).toBe(1)
      expect(second.said.error).toBe(
        `Nestling did not start. ${file} is damaged and was left as it is. Put a backup in its place, then start again.\n`,
      )
    })

    test('contains only the database, the disk reserve and the mark of the photo store', async () => {
      await (await installation.openInProcess(admin)).close()
      expect(readdirSync(installation.dataDir)).toEqual(['nestling.db', 'photos', 'reserve'])
      expect(readdirSync(join(installation.dataDir, 'photos'))).toEqual(['installation.txt'])
    })
  })

describe('the first start', () => {
  test('prints one set-up address, which works once', async () => {
    const running = installation.start()
    const address = await running.open()
    await expect.poll(() => running.said.out, timeLimit).toMatch(/Set it up/)
    const [, token] =
      /^Set it up, once, at http:\/\/127\.0\.0\.1:\d+\/set-up#([\w-]{32})$/m.exec(running.said.out) ?? []
    const person = { token, firstName: 'Nora', lastName: 'Lindqvist', ...nora }
    const ask = browse(address)
    expect((await ask('POST', '/api/set-up', person)).status).toBe(201)
    expect((await ask('GET', '/api/auth/user')).body).toMatchObject({ firstName: 'Nora', role: 'admin' })
    expect((await browse(address)('POST', '/api/set-up', person)).status).toBe(404)
  })

  test('prints the public address if one is set', async () => {
    const { address, lines } = await installation.openInProcess({ PUBLIC_URL: 'https://nestling.example' })
    expect(address).toBe('https://nestling.example')
    expect(lines.join('\n')).toMatch(/^Set it up, once, at https:\/\/nestling\.example\/set-up#/m)
  })

  test('with an admin in the environment prints no set-up address', async () => {
    const { address, lines } = await installation.openInProcess(admin)
    expect((await browse(address)('POST', '/api/login', nora)).status).toBe(200)
    expect(lines.join()).not.toContain('set-up')
  })
})

describe('a stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s ends the process without an error, even with open connections',
    async (signal) => {
      const running = installation.start(admin)
      const ask = browse(await running.open())
      await ask('GET', '/')
      running.kill(signal)
      expect(await running.exited).toBe(0)
      expect(running.said.error).toBe('')
    },
  )

  test('leaves all data for the next start', async () => {
    const jar = {}
    const first = installation.start(admin)
    const ask = browse(await first.open(), jar)
    await ask('POST', '/api/login', nora)
    const { id } = Object((await ask('POST', '/api/pregnancies/initialize')).body)
    const shared = await ask('POST', `/api/pregnancies/${id}/updates`, { content: 'Still here' })
    first.kill('SIGTERM')
    await first.exited

    const { address, lines } = await installation.openInProcess()
    const again = browse(address, jar)
    expect((await again('GET', `/api/pregnancies/${id}/updates`)).body).toEqual([shared.body])
    expect(lines.join()).not.toContain('set-up')
  })
})
