/**
 * Makes every change that a call can make. Compares what everybody's pages would show before and after the change. An event
 * must name each call whose response has changed.
 */
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ListedEndpoint, listEndpoints } from '../endpoints/testing.ts'
import { makeThing } from '../samples/things/testing.ts'
import { type Browser, openTestApp, type TestApp } from '../testing.ts'
import { openEvents } from './testing.ts'

/** Calls that no event names, because a page fetches them each time it shows them: they also change without a call. */
const fetchedWhenShown: readonly string[] = [
  '/api/admin/activity',
  '/api/admin/backups',
  '/api/admin/health',
  '/api/admin/second-step',
  '/api/updates/{id}/viewers',
]

/** Changes that the server refuses for the demo data. For example, the journey has two admins, so neither may delete it. */
const refused: readonly string[] = [
  'DELETE /api/account/sessions/{id}',
  'DELETE /api/pregnancies/{pregnancyId}',
  'DELETE /api/pregnancies/{pregnancyId}/state',
  'POST /api/account/passkeys',
  'POST /api/account/second-step',
  'POST /api/account/second-step/recovery-codes',
  'POST /api/invite-codes/redeem',
  'PUT /api/admin/second-step',
  'PUT /api/calendar-feed',
]
/** The changes that somebody's page shows. The other calls change only the person's own account, or find nothing to undo. */
const seen = new Set<string>()
afterAll(() => expect(seen.size).toBeGreaterThan(45))

let testApp: TestApp
let pip: number
beforeEach(async () => {
  testApp = await openTestApp({ environment: { publicUrl: new URL('https://nestling.example') } })
  pip = await testApp.findJourney('Pip')
})
afterEach(() => testApp.close())

const endpoints = listEndpoints()
const changes = endpoints.filter(
  ({ method, endpoint }) => method !== 'GET' && endpoint.access !== 'anyone' && endpoint.kind === undefined,
)
const reads = endpoints.filter(
  ({ method, endpoint: { access, kind } }) =>
    method === 'GET' && kind === undefined && (access === 'member' || access === 'admin'),
)

/** The example with another text. The unchanged example would not change the thing that was made from it. */
function vary(sample: ListedEndpoint['sample']) {
  const text = ['title', 'name', 'content', 'itemName', 'firstName'].find(
    (field) => typeof sample?.[field] === 'string',
  )
  return sample && text ? { ...sample, [text]: `${sample[text]} too` } : sample
}

type Made = Awaited<ReturnType<typeof makeThing>>

/** The addresses of all reads of the journey, and of the thing that was made for this change. */
function listAddresses(change: ListedEndpoint, made: Made) {
  const thing = change.path.slice(0, change.path.indexOf('{id}'))
  return reads.flatMap(({ path, pathFor, namesThing }) =>
    !namesThing || (change.namesThing && path.startsWith(thing))
      ? [{ path, address: pathFor({ pregnancyId: pip, ...made }) }]
      : [],
  )
}

async function readAll(browser: Browser, addresses: ReturnType<typeof listAddresses>) {
  const answers = addresses.map(async ({ path, address }) => [path, (await browser.get(address)).text] as const)
  return new Map(await Promise.all(answers))
}

describe.each(changes)('$route', (change) => {
  test('sends an event to everybody whose pages show something else afterwards', async () => {
    const mother = await testApp.person('mother')
    const made = change.namesThing ? await makeThing(testApp, mother, change.path) : {}
    const addresses = listAddresses(change, made)
    const people = await Promise.all(
      (['mother', 'partner', 'grandmother', 'friend'] as const).map(async (name) => {
        const browser = await testApp.person(name)
        const before = await readAll(browser, addresses)
        const events = await openEvents(testApp, browser)
        await expect.poll(() => events.messages).toHaveLength(1)
        return { browser, before, events }
      }),
    )
    const { status } = await mother.ask(
      change.method,
      change.pathFor({ pregnancyId: pip, ...made }),
      vary(change.sample),
    )
    expect(status < 300).toBe(!refused.includes(change.route))
    let shownChanges = 0
    for (const { browser, before, events } of people) {
      const after = await readAll(browser, addresses)
      const changed = [...after].flatMap(([path, text]) => (before.get(path) === text ? [] : [path]))
      const shown = changed.filter((path) => !fetchedWhenShown.includes(path))
      shownChanges += shown.length
      const untold = () =>
        events.later.includes('*') || !events.isOpen ? [] : shown.filter((path) => !events.later.flat().includes(path))
      await expect.poll(() => untold()).toEqual([])
    }
    if (shownChanges > 0) seen.add(change.route)
  })
})
