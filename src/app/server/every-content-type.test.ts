/** Makes every call, and checks that its response has the content type that fits its content. Refusals are always JSON. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Params } from '#platform/server/feature/samples.ts'
import { openPictureServer, plainPicture } from '#platform/server/pictures/stored/testing.ts'
import { type ListedEndpoint, listEndpoints } from './endpoints/testing.ts'
import { makeThing } from './samples/things/testing.ts'
import { type Browser, openTestApp, type Reply, type TestApp } from './testing.ts'

let picture: Buffer<ArrayBuffer>
let pictureServer: Awaited<ReturnType<typeof openPictureServer>>
let testApp: TestApp
let mother: Browser
let pregnancyId: number
beforeAll(async () => {
  picture = Buffer.from(await plainPicture().png().toBuffer())
  pictureServer = await openPictureServer({ '/scan.png': picture })
})
afterAll(() => pictureServer.close())
beforeEach(async () => {
  const environment = { publicUrl: new URL('https://nestling.example') }
  testApp = await openTestApp({ internet: pictureServer.internet, environment })
  mother = await testApp.person('mother')
  pregnancyId = await testApp.findJourney('Pip')
})
afterEach(() => testApp.close())

/** How the content of each type begins. */
const beginnings: Readonly<Record<string, RegExp>> = {
  'application/json': /^([[{"]|null$)/,
  'application/zip': /^PK/,
  'image/webp': /^RIFF[\s\S]+WEBP/,
  'text/calendar; charset=utf-8': /^BEGIN:VCALENDAR\r\n/,
  // The test browser closes the stream at once.
  'text/event-stream': /^$/,
}

const fileTypes: Readonly<Record<string, string>> = {
  'GET /api/admin/exports/{id}/file': 'application/zip',
  'GET /api/birth-pictures/{filename}': 'image/webp',
  'GET /api/calendars/{token}': 'text/calendar; charset=utf-8',
  'GET /api/photos/{filename}': 'image/webp',
  'GET /api/portraits/{name}': 'image/webp',
  'GET /api/update-pictures/{filename}': 'image/webp',
  'GET /api/wish-pictures/{filename}': 'image/webp',
}

/** Calls that are refused, because their example needs something that the demo data lacks, such as a secret. */
const refused = [
  'DELETE /api/pregnancies/{pregnancyId}',
  'POST /api/account/passkeys',
  'POST /api/account/second-step',
  'POST /api/account/second-step/recovery-codes',
  'POST /api/invite-codes/look-up',
  'POST /api/invite-codes/redeem',
  'POST /api/login/passkey',
  'POST /api/login/second-step',
  'POST /api/news/unsubscribe',
  'POST /api/password-reset',
  'POST /api/register',
  'POST /api/set-up',
  'PUT /api/admin/second-step',
  'PUT /api/password-reset',
]

/** Query strings of the calls that need one. */
const queries: Readonly<Record<string, string>> = {
  'GET /api/guide/call-about': '?region=uk',
  'GET /api/guide/first-weeks': '?region=uk',
  'GET /api/guide/numbers': '?timeZone=Europe/London',
  'GET /api/guide/weeks/{week}/guide': '?region=uk',
  'GET /api/live': '?secondsOld=0',
  'GET /api/news/unsubscribe': '?token=x',
  'POST /api/news/unsubscribe': '?token=x',
}

/** Prepares calls that need more than the thing that their path names. Returns the parameters of the path. */
const preparations: Readonly<Record<string, () => Promise<Params>>> = {
  'DELETE /api/pregnancies/{pregnancyId}/state': async () => {
    await mother.ask('PUT', `/api/pregnancies/${pregnancyId}/state`, { state: 'paused' })
    return {}
  },
  'GET /api/admin/exports/{id}/file': async () => {
    await mother.post('/api/admin/exports')
    await testApp.runJobs()
    return { id: Object((await mother.get('/api/admin/exports')).body).ready.id }
  },
  'GET /api/calendars/{token}': addCalendarFeed,
  'POST /api/pregnancies/{pregnancyId}/birth-picture': () =>
    makeThing(testApp, mother, '/api/birth-pictures/{filename}'),
  'PUT /api/calendar-feed': addCalendarFeed,
}

async function addCalendarFeed() {
  return { token: Object((await mother.post('/api/calendar-feed')).body).token }
}

test.each(listEndpoints())('the content type of the response of $route fits its content', async (listed) => {
  const { route, endpoint, method, path, pathFor, namesThing } = listed
  const made = await (preparations[route]?.() ?? (namesThing ? makeThing(testApp, mother, path) : {}))
  const address = pathFor({ pregnancyId, ...made }) + (queries[route] ?? '')
  const ask = (browser: Browser) => browser.ask(method, address, bodyOf(listed))
  if (endpoint.access !== 'anyone') {
    const refusal = await ask(testApp.visitor())
    expect(refusal.status).toBe(401)
    expectContent(refusal, 'application/json')
  }
  const reply = await ask(mother)
  expect(reply.status >= 400, reply.text).toBe(refused.includes(route))
  expectContent(reply, reply.status < 400 ? typeOf(listed) : 'application/json')
})

function bodyOf({ endpoint, sample }: ListedEndpoint) {
  if (endpoint.kind !== 'upload') return sample
  const form = new FormData()
  form.append(endpoint.file, new File([picture], 'scan.png', { type: 'image/png' }))
  return form
}

/** The expected content type; null for a redirect, and for a response without content. */
function typeOf({ route, endpoint }: ListedEndpoint): string | null | undefined {
  if (endpoint.kind === 'file') return fileTypes[route]
  if (endpoint.kind === 'events') return 'text/event-stream'
  return endpoint.kind !== 'redirect' && endpoint.response ? 'application/json' : null
}

function expectContent({ headers, text }: Reply, type: string | null | undefined) {
  expect(headers.get('content-type')).toBe(type)
  expect(text).toMatch(type ? (beginnings[type] ?? expect.fail()) : /^$/)
}
