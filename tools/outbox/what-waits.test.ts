/** Checks which changes of the API can wait for the network, and that each of these has its effect only once. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { waitingInLists } from '#app/client/outbox/waiting-in-lists.ts'
import { type ListedEndpoint, listEndpoints } from '#app/server/endpoints/testing.ts'
import { makeThing } from '#app/server/samples/things/testing.ts'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { type Box, type Change, emptyBox } from '#platform/client/outbox/box/entry.ts'
import { createOutbox } from '#platform/client/outbox/box/outbox.ts'
import { sendChange } from '#platform/client/outbox/send-change.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import type { Params } from '#platform/server/feature/samples.ts'
import { plainPicture } from '#platform/server/pictures/stored/testing.ts'
import { senderOf } from '#platform/shared/worker/sender.ts'

const changes = listEndpoints().filter(({ method }) => method !== 'GET')
const waiting = changes.filter(({ endpoint }) => endpoint.waits)

/**
 * Changes in a section, such as contacts, that do not wait, and why. Changes outside of sections never wait: they are about
 * accounts, members, devices or the journey itself.
 */
const reasons: Readonly<Record<string, string>> = {
  'POST /api/appointments': 'The pages use the call with the journey in its path.',
  'POST /api/calendar-feed': 'The response is a secret address, which the person wants now.',
  'PUT /api/calendar-feed': 'The person must see the current value of this setting.',
  'DELETE /api/calendar-feed': 'It withdraws access, so the person must know whether it is done.',
  'POST /api/pregnancies/{pregnancyId}/update-pictures': 'An update waits in its form until its pictures are uploaded.',
  'PUT /api/update-views': 'A page records what it shows, and does so again at the next visit.',
  'POST /api/wishlist/{id}/purchase': 'Somebody else may buy it meanwhile, so the person must know at once.',
  'DELETE /api/wishlist/{id}/purchase': 'Others rely on what is bought, so it must not change hours later.',
  'DELETE /api/wishlist/{id}/notice': 'It only hides a message, and without the call the message is shown again.',
}

const routesOf = (listed: readonly ListedEndpoint[]) => listed.map(({ route }) => route).sort()

test('every change in a section can wait for the network, unless a reason is listed here', () => {
  const others = changes.filter(({ endpoint }) => endpoint.may !== undefined && !endpoint.waits)
  expect(routesOf(others)).toEqual(Object.keys(reasons).sort())
})

test('a change outside of the sections never waits, because it needs its response at once', () => {
  expect(routesOf(waiting.filter(({ endpoint }) => endpoint.may === undefined))).toEqual([])
})

test('lists show every waiting change, except one that restores what was just deleted', () => {
  const shown = new Set(waitingInLists.map(({ call }) => call))
  expect([...shown].sort()).toEqual(routesOf(waiting.filter(({ path }) => !path.endsWith('/restore'))))
})

describe('a change that waits', () => {
  let testApp: TestApp
  let mother: Browser
  let pregnancyId: number
  let sender: string
  beforeEach(async () => {
    testApp = await openTestApp()
    mother = await testApp.person('mother')
    pregnancyId = await testApp.findJourney('Pip')
    const { body } = await mother.get('/api/auth/user')
    sender = senderOf(Number(Object(body).id), pregnancyId)
  })
  afterEach(() => testApp.close())

  test.each(waiting)('has its effect once, although its first response is lost: $route', async (listed) => {
    const change = await changeFor(listed)
    let box: Box = emptyBox()
    let now = testApp.clock.now.getTime()
    const lost = new Set(['first'])
    const outbox = createOutbox({
      store: {
        read: async () => structuredClone(box),
        async change(work) {
          const next = structuredClone(box)
          const result = work(next)
          box = next
          return result
        },
      },
      lock: (work) => work(),
      send: (entry) => sendChange(entry, sender, ask),
      now: () => now,
      createKey: () => 'another-key-of-this-page',
      mayStore: () => true,
    })
    async function ask(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
      const headers = Object.fromEntries(new Headers(init.headers))
      const { status, text } = await mother.ask(init.method ?? 'GET', String(address), init.body ?? undefined, headers)
      if (status < 300 && lost.delete('first')) throw new TypeError('Failed to fetch')
      return new Response(status === 204 ? null : text, { status })
    }

    const before = await dumpTables(testApp.db)
    await outbox.add(change, { sender, triedAt: null })
    // A busy server may refuse a photo with 429, and the outbox then tries again.
    for (; lost.has('first'); now += 600_000) expect(await outbox.sendAll(sender)).not.toBeNull()
    const after = await dumpTables(testApp.db)
    expect(after).not.toEqual(before)
    while ((await outbox.sendAll(sender)) !== null) now += 600_000
    expect(await dumpTables(testApp.db)).toEqual(after)
    expect(box.entries).toEqual([])
  })

  /** Builds the change from the example in its contract, for an existing thing. */
  async function changeFor({ method, path, pathFor, namesThing, endpoint, sample }: ListedEndpoint): Promise<Change> {
    const make = async (): Promise<Params> => (namesThing ? makeThing(testApp, mother, path) : {})
    let made = await make()
    while (Number.isNaN(made.id)) made = await make()
    const address = pathFor({ pregnancyId, ...made })
    const about = { key: 'a-key-of-this-page', what: 'Thing', words: '' }
    // The cast is safe: a contract has no other methods.
    const call = { method: method as Change['method'], address, ...about }
    if (endpoint.kind === 'upload') {
      const photo = new File([new Uint8Array(await plainPicture().jpeg().toBuffer())], 'scan.jpg', {
        type: 'image/jpeg',
      })
      return { ...call, body: { caption: 'Hello', uploadKey: 'an-upload-key-of-this-page', [endpoint.file]: photo } }
    }
    if (endpoint.kind !== undefined && endpoint.kind !== 'json') throw new Error(`${address} cannot wait.`)
    // A reaction or a reservation must exist before it can be removed.
    if (method === 'DELETE' && /\/(reaction|reservation)$/.test(path)) await begin(path, address)
    if (sample === undefined) return { ...call, body: null }
    if (endpoint.versioned !== undefined) {
      // A dialog sends all stored fields with its change, and the version that it has shown.
      const stored = Object((await mother.ask(method, address, sample)).body)
      const shown = Object.fromEntries(Object.keys(sample).map((name) => [name, stored[name]]))
      const words = 'caption' in sample ? { caption: 'In the train.' } : { notes: 'In the train.' }
      const body = JSON.stringify({ ...shown, ...words })
      return { ...call, body, ifMatch: String(stored[endpoint.versioned]) }
    }
    const changed = path.includes('comment') && method === 'PATCH' ? { content: 'In the train.' } : sample
    return { ...call, body: JSON.stringify(changed) }
  }

  async function begin(path: string, address: string) {
    const beginning = waiting.find((other) => other.path === path && other.method !== 'DELETE')
    if (!beginning) throw new Error(`Nothing makes what DELETE ${path} deletes.`)
    await mother.ask(beginning.method, address, beginning.sample)
  }
})
