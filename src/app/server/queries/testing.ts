/** Records the SQL that Nestling sends to SQLite in every call, every job, every kind of deletion, and the mail worker. */
import { DatabaseSync } from 'node:sqlite'
import { vi } from 'vitest'
import { cast, castPassword } from '#features/sign-in/fixtures.ts'
import { openSetUp } from '#features/sign-in/server/public.ts'
import { readSchema } from '#platform/server/export/read-schema.ts'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { openMailServer } from '#platform/server/mail/testing.ts'
import { openPictureServer, plainPicture } from '#platform/server/pictures/stored/testing.ts'
import { type ListedEndpoint, listEndpoints } from '../endpoints/testing.ts'
import { messageKinds } from '../features.ts'
import { fillTables } from '../lifecycle/testing.ts'
import { makeThing } from '../samples/things/testing.ts'
import { openTestApp, type TestApp } from '../testing.ts'

type Recorder = ReturnType<typeof openRecorder>
/** Each statement that selects, changes or deletes, with the place that first sent it. */
export type Recorded = ReadonlyMap<string, string>

const day = 86_400_000
/** Query strings for the calls that have query parameters. Each such call is also made without a query string. */
const queries = [
  '?before=1000',
  '?week=20',
  '?week=20&before=1000',
  '?from=2026-01-01T00:00:00Z',
  '?before=2026-01-01T00:00:00Z',
]

/** Runs every call, job and deletion, and returns their statements. Patches SQLite, so only for `*.alone.test.ts`. */
export async function recordQueries(): Promise<Recorded> {
  const pictureServer = await openPictureServer({ '/scan.png': await plainPicture().png().toBuffer() })
  const mail = await openMailServer()
  const recorder = openRecorder()
  // Each part has its own test app, because many calls change data that other calls need.
  const inTestApp = async (act: (testApp: TestApp) => Promise<void>) => {
    const testApp = await openTestApp({ internet: pictureServer.internet, environment: mail.environment })
    await act(testApp).finally(testApp.close)
  }
  try {
    await setUp(recorder)
    for (const listed of listEndpoints()) await inTestApp((testApp) => callEndpoint(testApp, recorder, listed))
    await inTestApp((testApp) => joinAndSignIn(testApp, recorder))
    await inTestApp((testApp) => runInBackground(testApp, recorder))
    await inTestApp((testApp) => removePeople(testApp, recorder))
    return recorder.recorded
  } finally {
    recorder.stop()
    await mail.close()
    await pictureServer.close()
  }
}

async function callEndpoint(testApp: TestApp, recorder: Recorder, listed: ListedEndpoint) {
  const { route, method, path, pathFor, namesThing, sample, endpoint } = listed
  const pregnancyId = await testApp.findJourney('Pip')
  const mother = await testApp.person('mother')
  const made = namesThing && !path.includes('{email}') ? await makeThing(testApp, mother, path) : {}
  const address = pathFor({ pregnancyId, email: cast.grandmother.email, ...made })
  if (method !== 'GET') return recorder.during(route, () => mother.ask(method, address, sample))
  const friend = await testApp.person('friend')
  for (const query of ['', ...(endpoint.query ? queries : [])])
    for (const reader of [mother, friend]) await recorder.during(route, () => reader.get(address + query))
}

async function setUp(recorder: Recorder) {
  const testApp = await openTestApp({ world: null })
  const token = await openSetUp(testApp.db, testApp.clock.now)
  const account = { ...cast.mother, password: castPassword, token }
  await recorder.during('POST /api/set-up', () => testApp.visitor().post('/api/set-up', account))
  await testApp.close()
}

async function joinAndSignIn(testApp: TestApp, recorder: Recorder) {
  const mother = await testApp.person('mother')
  const { body } = await mother.post('/api/invite-codes', { role: 'guest' })
  const { code } = Object(body)
  const { email } = cast.stranger
  await mother.post('/api/admin/users/invite', { email, role: 'family' })
  const visitor = testApp.visitor()
  const ask = (path: string, body?: object) => recorder.during(path, () => visitor.post(path, body))
  await ask('/api/login', { email, password: 'not it' })
  await ask('/api/login', { email, password: castPassword })
  // The second time, the browser is known and has a session to end.
  await ask('/api/login', { email, password: castPassword })
  await ask('/api/invite-codes/look-up', { code })
  await ask('/api/invite-codes/redeem', { code })
  await ask('/api/password-reset', { email })
  await recorder.during('/', () => visitor.get('/'))
  await recorder.during('/api/logout', () => visitor.get('/api/logout', { 'sec-fetch-dest': 'document' }))
}

async function runInBackground(testApp: TestApp, recorder: Recorder) {
  const { db, services, clock } = testApp
  const people = (await db.selectFrom('users').select('id').orderBy('id').limit(2).execute()).map(({ id }) => id)
  const journeys = [await testApp.findJourney('Pip'), await testApp.findJourney('Feijão')]
  await fillTables(db, await readSchema(db), { people, journeys })
  const mother = await testApp.person('mother')
  await mother.post('/api/admin/users/invite', { email: cast.stranger.email, role: 'family' })
  await mother.post('/api/admin/exports')
  await recorder.during('the mail worker', async () => {
    const worker = openMailWorker({ ...services, kinds: messageKinds })
    await worker.deliverDue()
    await worker.stop()
  })
  await recorder.during('the jobs', () => testApp.runJobs())
  clock.now = new Date(clock.now.getTime() + 40 * day)
  await recorder.during('the jobs', () => testApp.runJobs())
}

async function removePeople(testApp: TestApp, recorder: Recorder) {
  const mother = await testApp.person('mother')
  const friend = `/api/admin/users/${cast.friend.email}`
  await recorder.during('DELETE /api/admin/users/{email}', () => mother.delete(friend))
  const currentPassword = castPassword
  for (const name of ['partner', 'neighbour', 'mother'] as const) {
    const leaver = await testApp.person(name)
    await recorder.during('DELETE /api/account', () => leaver.ask('DELETE', '/api/account', { currentPassword }))
  }
}

/** Records the queries, updates and deletions that SQLite prepares while an action passed to `during` runs. */
function openRecorder() {
  const recorded = new Map<string, string>()
  let place: string | null = null
  const prepare = DatabaseSync.prototype.prepare
  const spy = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, statement) {
    if (place && /^\s*(select|update|delete|with)/i.test(statement) && !recorded.has(statement))
      recorded.set(statement, place)
    return prepare.call(this, statement)
  })
  return {
    recorded,
    async during(where: string, act: () => Promise<unknown>) {
      place = where
      await act()
      place = null
    },
    stop: () => spy.mockRestore(),
  }
}
