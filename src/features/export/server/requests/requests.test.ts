import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { readZip } from '#platform/server/export/testing.ts'
import { makeOwnedName } from '#platform/server/storage/owner.ts'
import { makeExports } from '../jobs.ts'
import { addPhoto } from '../making/testing.ts'
import { removeOld } from './exports-folder.ts'

const address = '/api/admin/exports'
const nothing = { isPending: false, ready: null, failure: null }
const madeAt = '2026-03-15T10:00:00.000Z'

let testApp: TestApp
let mother: Browser
beforeEach(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  // After this run, the jobs do not run for an hour unless something is requested.
  await testApp.runJobs()
})
afterEach(() => testApp.close())

const advanceClock = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000)
}
const folder = () => join(testApp.dataDir, 'exports')
const listFiles = () => (existsSync(folder()) ? readdirSync(folder()) : [])
const request = async (browser = mother) => expect((await browser.post(address)).status).toBe(201)
const fileOf = async (browser = mother) => {
  const { ready } = Object((await browser.get(address)).body)
  return `${address}/${ready?.id ?? 1}/file`
}
const make = async (browser = mother) => {
  await request(browser)
  advanceClock(1)
  await testApp.runJobs()
}

test.each([
  ['GET', address],
  ['POST', address],
  ['GET', `${address}/1/file`],
])('%s %s is refused to visitors and to everyone who is not an admin', async (method, path) => {
  await make()
  expect(await fileOf()).toBe(`${address}/1/file`)
  expect((await testApp.visitor().ask(method, path)).status).toBe(401)
  for (const name of ['grandmother', 'friend'] as const)
    expect(await (await testApp.person(name)).ask(method, path)).toMatchObject({
      status: 403,
      body: { code: 'admin-only' },
    })
  expect((await (await testApp.person('stranger')).ask(method, path)).status).toBeGreaterThanOrEqual(403)
})

test('before the first request there is no export and no file', async () => {
  expect(await mother.get(address)).toMatchObject({ status: 200, body: nothing })
  expect(await mother.get(await fileOf())).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

test('two requests lead to one export, which is made within a minute and which both parents can download', async () => {
  await request()
  await request(await testApp.person('partner'))
  expect((await mother.get(address)).body).toEqual({ ...nothing, isPending: true })
  advanceClock(1)
  await testApp.runJobs()
  for (const name of ['mother', 'partner'] as const) {
    const browser = await testApp.person(name)
    const ready = {
      id: 1,
      madeAt,
      removedAt: '2026-03-16T10:01:00.000Z',
      bytes: expect.any(Number),
      incompletePhotos: 0,
    }
    expect((await browser.get(address)).body).toEqual({ ...nothing, ready })
    const { status, headers } = await browser.get(await fileOf())
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(headers.get('content-disposition')).toContain('attachment; filename="Nestling Pip 2026-03-15.zip"')
  }
  expect(listFiles()).toHaveLength(1)
})

test('the file is a ZIP with the journey, and can be downloaded in parts', async () => {
  await make()
  const cookie = Object.entries(mother.jar).map((pair) => pair.join('='))
  const download = async (headers: Record<string, string> = {}) => {
    const asked = new Request(`http://localhost:3000${await fileOf()}`, {
      headers: { host: 'localhost:3000', cookie: cookie.join('; '), ...headers },
    })
    return Buffer.from(await (await testApp.app.fetch(asked)).arrayBuffer())
  }
  const whole = await download()
  const files = await readZip(whole)
  expect(JSON.parse(String(files.get('journey.json'))).tables.pregnancies[0].baby_name).toBe('Pip')
  expect(await download({ range: 'bytes=100-' })).toEqual(whole.subarray(100))
})

test('an admin of another journey cannot see or download the export', async () => {
  await make()
  const neighbour = await testApp.person('neighbour')
  expect((await neighbour.get(address)).body).toEqual(nothing)
  expect((await neighbour.get(await fileOf())).status).toBe(404)
})

test('the exports of two journeys do not delay or replace each other', async () => {
  const neighbour = await testApp.person('neighbour')
  await make()
  await make(neighbour)
  const { body } = await neighbour.get(address)
  advanceClock(10)
  await make()
  expect((await neighbour.get(address)).body).toEqual(body)
  const named = async (browser: Browser) =>
    (await browser.get(await fileOf(browser))).headers.get('content-disposition')
  expect(await named(mother)).toContain('Nestling Pip')
  expect(await named(neighbour)).not.toContain('Nestling Pip')
  expect(new Set([await fileOf(mother), await fileOf(neighbour)])).toHaveLength(2)
  expect(listFiles()).toHaveLength(2)
})

test('the status counts the missing picture files, three for each photo', async () => {
  await addPhoto(testApp, 'Lost')
  for (const { name } of await testApp.db.selectFrom('picture_files').select('name').execute())
    await testApp.services.files.remove(name)
  await make()
  expect((await mother.get(address)).body).toMatchObject({ ready: { incompletePhotos: 3 } })
})

test('for ten minutes after an export, another is refused with the seconds to wait; later, it replaces the first', async () => {
  await make()
  const [first] = listFiles()
  advanceClock(9)
  const refused = await mother.post(address)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } })
  expect(refused.headers.get('retry-after')).toBe('60')
  advanceClock(1)
  await make()
  expect(listFiles()).toHaveLength(1)
  expect(listFiles()).not.toContain(first)
})

test('the file is removed a day after it was made', async () => {
  await make()
  advanceClock(24 * 60 - 1)
  await testApp.runJobs()
  expect(listFiles()).toHaveLength(1)
  advanceClock(60)
  await testApp.runJobs()
  expect(listFiles()).toEqual([])
  expect((await mother.get(address)).body).toEqual(nothing)
  expect((await mother.get(await fileOf())).status).toBe(404)
})

test('after a failed export, the status has the reason and a new export can be requested', async () => {
  writeFileSync(folder(), 'in the way')
  await make()
  const failure = {
    failedAt: '2026-03-15T10:01:00.000Z',
    reason: expect.stringMatching(/^The file cannot be written \(E/),
  }
  expect((await mother.get(address)).body).toEqual({ ...nothing, failure })
  rmSync(folder())
  await make()
  expect((await mother.get(address)).body).toMatchObject({ isPending: false, failure: null, ready: {} })
})

test('an interrupted export counts as failed', async () => {
  await request()
  const started_at = '2026-03-15T03:59:00.000Z'
  await testApp.db.updateTable('exports').set({ started_at }).execute()
  advanceClock(24 * 60 + 2)
  await testApp.runJobs()
  expect((await mother.get(address)).body).toMatchObject({
    isPending: false,
    failure: { reason: 'Nestling stopped before the export was complete.' },
  })
})

test('a server that is stopping starts no export, and the next run of the job makes it', async () => {
  await request()
  await makeExports.run(testApp.services, testApp.clock.now, AbortSignal.abort())
  expect((await mother.get(address)).body).toEqual({ ...nothing, isPending: true })
  advanceClock(1)
  await testApp.runJobs()
  expect((await mother.get(address)).body).toMatchObject({ isPending: false, ready: {} })
})

const ofDeadProcess = makeOwnedName().replace(/-\d+-\d+-/, '-4194305-1-')
test.each([
  ['sqlite', 'half.zip', 0, false],
  ['postgres', 'half.zip', 23, true],
  ['postgres', 'half.zip', 25, false],
  ['postgres', ofDeadProcess, 0, false],
] as const)(
  'with %s, a file %s without a row that was changed %i hours ago still exists after the clean-up: %s',
  async (engine, name, hours, isThere) => {
    mkdirSync(folder())
    const path = join(folder(), name)
    writeFileSync(path, 'half an export')
    const { now } = testApp.clock
    const changedAt = new Date(now.getTime() - hours * 3_600_000)
    utimesSync(path, changedAt, changedAt)
    await removeOld({ ...testApp.services, engine }, now)
    expect(listFiles()).toEqual(isThere ? [name] : [])
  },
)

test('if the exports folder cannot be read, the job fails', async () => {
  writeFileSync(folder(), 'in the way')
  await expect(removeOld(testApp.services, testApp.clock.now)).rejects.toThrow('ENOTDIR')
})

test('the download of an export whose file was deleted from the disk answers 404', async () => {
  await make()
  rmSync(folder(), { recursive: true })
  expect((await mother.get(await fileOf())).status).toBe(404)
})

test('only the system user that runs Nestling can read the file on the disk', async () => {
  await make()
  expect([folder(), join(folder(), listFiles()[0] ?? '')].map((path) => statSync(path).mode & 0o77)).toEqual([0, 0])
})
