import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import type { Environment } from '#platform/server/environment.ts'
import { examine } from '#platform/server/health/examine.ts'
import { openMailServer } from '#platform/server/mail/testing.ts'
import type { Finding } from '#platform/shared/health/finding.ts'

const address = '/api/admin/health/examination'
const closing: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function open(environment: Partial<Environment> = {}): Promise<TestApp> {
  const testApp = await openTestApp({ environment })
  // The examination compares the app's clock with the database's clock, which shows the real time.
  testApp.clock.now = new Date()
  closing.push(() => testApp.close())
  return testApp
}

/** Runs the examination over HTTP. Returns its findings by topic. */
async function find(testApp: TestApp): Promise<Record<string, Omit<Finding, 'topic'>>> {
  const { status, body } = await (await testApp.person('mother')).post(address)
  expect(status).toBe(201)
  return Object.fromEntries((body as Finding[]).map(({ topic, ...rest }) => [topic, rest]))
}

/** Starts a web server that answers every request with this text. Returns its URL. */
async function serve(body: string): Promise<URL> {
  const server = createServer((_, response) => void response.end(body)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  return new URL(`http://127.0.0.1:${Object(server.address()).port}`)
}

test('the examination is refused to visitors and to members who are not admins', async () => {
  const testApp = await open()
  expect((await testApp.visitor().post(address)).status).toBe(401)
  for (const name of ['grandmother', 'friend'] as const)
    expect((await (await testApp.person(name)).post(address)).status).toBe(403)
})

test('a new installation has no faults, only advice about what is not set up', async () => {
  const found = await find(await open())
  expect(Object.keys(found)).toEqual([
    'User',
    'Data folder',
    'Disk',
    'Database',
    'Clock',
    'Photos',
    'Backups',
    'Mail',
    'Address',
  ])
  expect(Object.values(found).map(({ verdict }) => verdict)).not.toContain('fault')
  expect(found).toMatchObject({
    Database: { verdict: 'good' },
    Photos: { verdict: 'good' },
    Backups: { verdict: 'advice', words: 'There is none yet. Make one now: npm run nestling -- backup' },
    Mail: { verdict: 'advice' },
    Address: { verdict: 'advice', words: expect.stringMatching(/^PUBLIC_URL is not set\./) },
  })
})

test('the check of the photo store leaves no files behind', async () => {
  const testApp = await open()
  await find(testApp)
  const names: string[] = []
  for await (const { name } of testApp.services.files.list('')) names.push(name)
  expect(names.filter((name) => name.includes('check-'))).toEqual([])
})

test('a photo store that returns other bytes than were stored is a fault', async () => {
  const testApp = await open()
  const { services } = testApp
  const files = { ...services.files, find: async () => new Uint8Array([1]) }
  const findings = await examine({ ...services, files, now: services.clock() })
  expect(findings).toContainEqual({
    topic: 'Photos',
    verdict: 'fault',
    words: 'A file that was written to the photo folder could not be read back.',
  })
})

test('a missing table is a fault in each topic that needs it, and the other topics are still examined', async () => {
  const testApp = await open()
  await testApp.db.schema.alterTable('installation').renameTo('lost').execute()
  const { services } = testApp
  const findings = await examine({ ...services, now: services.clock() })
  const faults = findings.filter(({ verdict }) => verdict === 'fault').map(({ topic }) => topic)
  expect(faults).toEqual(['Database', 'Clock'])
})

test('a last backup from 73 hours ago is a fault, and one from 71 hours ago is not', async () => {
  const testApp = await open()
  const add = (at: string) =>
    testApp.db.insertInto('backups').values({ requested_at: at, started_at: at, ended_at: at, name: at }).execute()
  const hoursAgo = (hours: number) => new Date(testApp.clock.now.getTime() - hours * 3_600_000).toISOString()
  await add(hoursAgo(73))
  expect((await find(testApp)).Backups).toMatchObject({
    verdict: 'fault',
    words: expect.stringContaining(hoursAgo(73).slice(0, 10)),
  })
  await add(hoursAgo(71))
  expect((await find(testApp)).Backups).toMatchObject({ verdict: expect.stringMatching(/advice|good/) })
})

test('a clock that is behind the data is a fault', async () => {
  const testApp = await open()
  testApp.clock.now = new Date('2020-01-01T00:00:00.000Z')
  const { services } = testApp
  const findings = await examine({ ...services, now: services.clock() })
  expect(findings.find(({ topic }) => topic === 'Clock')).toMatchObject({
    verdict: 'fault',
    words: expect.stringMatching(/^The clock says 2020-01-01 00:00, but this data was in use at /),
  })
})

test('a mail server that lets Nestling sign in is good, and one that cannot be reached is a fault', async () => {
  const mailServer = await openMailServer()
  closing.push(() => mailServer.close())
  const settings = { mailFrom: 'nest@nestling.example', publicUrl: new URL('http://127.0.0.1:9') }
  const testApp = await open({ ...settings, smtpUrl: mailServer.url })
  expect((await find(testApp)).Mail).toEqual({ verdict: 'good', words: 'The mail server lets Nestling sign in.' })
  expect(mailServer.mails).toEqual([])

  const other = await open({ ...settings, smtpUrl: new URL('smtp://127.0.0.1:9') })
  expect((await find(other)).Mail).toMatchObject({
    verdict: 'fault',
    words: expect.stringMatching(/^The mail server could not be reached/),
  })
})

test('the public address gets advice if it is http or unreachable, a fault if another server answers', async () => {
  const examineAddress = async (publicUrl: URL) => {
    const { services } = await open({ publicUrl })
    const findings = await examine({ ...services, now: services.clock() })
    return findings.find(({ topic }) => topic === 'Address')
  }
  expect(await examineAddress(await serve('alive\n'))).toMatchObject({
    verdict: 'advice',
    words: expect.stringContaining('not https'),
  })
  expect(await examineAddress(await serve('Welcome to nginx!'))).toMatchObject({
    verdict: 'fault',
    words: expect.stringMatching(/^A program other than Nestling answers at /),
  })
  expect(await examineAddress(new URL('http://127.0.0.1:9'))).toMatchObject({
    verdict: 'advice',
    words: expect.stringMatching(/cannot be reached from this machine \(ECONNREFUSED\)/),
  })
})
