/** If the operator must fix a fault, calls answer 503, and the log and the Admin Panel name its cause. */
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testedEngine } from '#platform/server/database/testing.ts'
import { currentTurn } from '#platform/server/limits/turn.ts'
import { plainPicture, uploadPicture } from '#platform/server/pictures/stored/testing.ts'
import { openBucket } from '#platform/server/storage/testing.ts'
import { type Browser, openTestApp, type TestApp } from './testing.ts'

const at = '2026-03-15T10:00:00.000Z'
let testApp: TestApp
let mother: Browser
let updates: string
const logged: string[] = []
beforeEach(() => open())
afterEach(() => testApp.close())

async function open(options: Parameters<typeof openTestApp>[0] = {}) {
  logged.length = 0
  testApp = await openTestApp({ now: at, onLogLine: (line) => logged.push(line), ...options })
  mother = await testApp.person('mother')
  updates = `/api/pregnancies/${await testApp.findJourney('Pip')}/updates`
}

const shareUpdate = () => mother.post(updates, { content: 'Hello.' })
const sendPhoto = async () =>
  uploadPicture(mother, ['/api/photos/upload', 'photo'], await plainPicture().jpeg().toBuffer(), {
    fields: { uploadKey: 'a-key-of-this-test' },
  })
const listFaults = async () => Object((await mother.get('/api/admin/health')).body).faults

async function expectReported(reply: { status: number; text: string; headers: Headers }, words: string) {
  expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(reply.headers.get('retry-after')).toBe('5')
  expect(reply.text).not.toContain(words)
  expect(await listFaults()).toEqual([{ words, lastAt: at }])
  const line = logged.find((each) => each.includes(words))
  expect(line).toContain(JSON.parse(reply.text).requestId)
}

test('no fault is listed at first, nor after an invalid request', async () => {
  await mother.post(updates, { content: '' })
  await mother.get('/api/photos/999999')
  expect(await listFaults()).toEqual([])
})

test('a photo store that refuses the key is reported', async () => {
  await testApp.close()
  const { bucket, close } = await openBucket()
  await open({ environment: { photoStore: { ...bucket, secretAccessKey: 'another secret' } } })
  await expectReported(
    await sendPhoto(),
    'The photo store refused Nestling: check the key and the rights in PHOTO_STORE.',
  )
  await close()
})

/** The number of connections in the pool. */
const connections = testedEngine === 'postgres' ? 10 : 1

/** Makes the database refuse every change while `work` runs. */
async function whileReadOnly(work: () => Promise<void>) {
  const change = testedEngine === 'postgres' ? 'set default_transaction_read_only' : 'pragma query_only'
  const set = async (value: 'on' | 'off') => {
    const all = Promise.withResolvers<void>()
    let taken = 0
    const takeOne = () =>
      testApp.db.connection().execute(async (connection) => {
        await sql.raw(`${change} = ${value}`).execute(connection)
        taken += 1
        if (taken === connections) all.resolve()
        // Holds this connection until every connection has the setting, so the pool gives out each of them once.
        await all.promise
      })
    // Uses two client addresses, because one address gets only half of the connections.
    const takeAs = (_: unknown, at: number) =>
      currentTurn.run({ network: `network ${at % 2}`, wait: async () => undefined }, takeOne)
    await Promise.all(Array.from({ length: connections }, takeAs))
  }
  await set('on')
  try {
    await work()
  } finally {
    await set('off')
  }
}

test('a read-only database is reported', async () => {
  await whileReadOnly(async () => expectReported(await shareUpdate(), 'The database is read-only.'))
  expect((await shareUpdate()).status).toBe(201)
})

// Simulates the error of the file system, because a test that runs as root may write to every folder.
test('a data folder that Nestling may no longer write to is reported', async () => {
  testApp.services.files.put = () => Promise.reject(Object.assign(new Error('x'), { code: 'EACCES' }))
  await expectReported(await sendPhoto(), 'The permissions of a file or folder in DATA_DIR do not let Nestling use it.')
})

if (testedEngine === 'postgres')
  test('a database lock that is held too long is reported', async () => {
    await testApp.db.transaction().execute(async (tx) => {
      await sql`lock table updates in exclusive mode`.execute(tx)
      await expectReported(
        await shareUpdate(),
        'Something held a lock in the database for too long, or the database was too slow.',
      )
    })
    expect((await shareUpdate()).status).toBe(201)
  })

test('each fault is listed once, the latest first, for a day', async () => {
  const fail = async (code: string) => {
    testApp.services.files.put = () => Promise.reject(Object.assign(new Error('x'), { code }))
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000)
    await sendPhoto()
  }
  for (const code of ['EIO', 'EROFS', 'EIO']) await fail(code)
  expect(await listFaults()).toEqual([
    { words: expect.stringContaining('A disk failed'), lastAt: '2026-03-15T10:03:00.000Z' },
    { words: 'The disk of the data folder is read-only.', lastAt: '2026-03-15T10:02:00.000Z' },
  ])
  testApp.clock.now = new Date('2026-03-16T10:03:00.000Z')
  expect(await listFaults()).toEqual([])
})
