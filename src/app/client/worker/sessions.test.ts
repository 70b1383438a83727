/** Tests of the service worker when somebody signs out, and when the person, the role or the journey changes. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { html, json, noNetwork, nora, openWorker, pageWith, type Worker } from './testing.ts'

const contacts = [{ id: 1, name: 'Amara' }]
const sam = { id: 2, role: 'family', theme: 'auto' }
const left = { left: true }
const others = ['another page', 'the opening page'].map((page) => ({ page, notice: left }))

let worker: Worker
beforeEach(async () => {
  worker = await openWorker(vi)
  await worker.cacheUser()
  await worker.cache('/api/contacts', contacts)
  worker.notices.length = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const toldToLeave = () =>
  worker.notices.filter(({ notice }) => typeof notice === 'object' && notice && 'left' in notice)

describe('a response with the signed-in person', () => {
  test.each([
    ['neither a person nor a session', json(null, null)],
    ['a session but no person', json(null)],
    ['a person but no session', json(nora, null)],
  ])('wipes the cache if it has %s', async (_, answer) => {
    worker.serve(() => answer)
    await worker.ask(userAddress)
    expect(await worker.read('/api/contacts')).toBeUndefined()
    expect(toldToLeave()).toEqual(others)
  })

  test('wipes the cache and makes other pages leave if it names another person', async () => {
    await worker.cacheUser(sam, 'session-of-sam')
    expect(await worker.read('/api/contacts')).toBeUndefined()
    expect(toldToLeave()).toEqual(others)
  })

  test('wipes the cache and makes no page leave if the person has another role', async () => {
    await worker.cacheUser({ ...nora, role: 'guest' })
    expect(await worker.read('/api/contacts')).toBeUndefined()
    expect(toldToLeave()).toEqual([])
  })

  test('wipes the cache and makes other pages leave if the person has another session', async () => {
    await worker.cacheUser(nora, 'next-session-of-nora')
    expect(await worker.read('/api/contacts')).toBeUndefined()
    expect(toldToLeave()).toEqual(others)
  })

  test('leaves the cache unchanged if it names the same person and session', async () => {
    await worker.cacheUser()
    expect(await worker.read('/api/contacts')).toEqual(contacts)
    expect(toldToLeave()).toEqual([])
  })

  test('makes no page leave if nobody was signed in before', async () => {
    worker = await openWorker(vi)
    await worker.cacheUser()
    expect(worker.notices).toEqual([{ page: 'this page', notice: { answers: { [userAddress]: null } } }])
  })

  test('changes nothing if its status is 500', async () => {
    worker.serve(() => json(null, 'session-of-nora', 500))
    await worker.ask(userAddress)
    expect(await worker.read('/api/contacts')).toEqual(contacts)
  })
})

describe('any other response', () => {
  test('wipes the cache if its status is 401', async () => {
    worker.serve(() => json({ code: 'unauthorized' }, null, 401))
    await worker.ask('/api/photos')
    expect(await worker.read('/api/contacts')).toBeUndefined()
    expect(toldToLeave()).toEqual(others)
  })

  test('wipes the cache and is not cached if it belongs to another session', async () => {
    await worker.cache('/api/photos', [], 'session-of-sam')
    expect([await worker.read('/api/contacts'), await worker.read('/api/photos')]).toEqual([undefined, undefined])
    expect(toldToLeave()).toEqual(others)
  })

  test('is not cached if the cache was wiped after its request began', async () => {
    const slow = Promise.withResolvers<Response>()
    worker.serve(({ url }) => (url.endsWith('/api/photos') ? slow.promise : json(null, null)))
    const asking = worker.ask('/api/photos')
    await worker.ask(userAddress)
    await worker.cacheUser()
    slow.resolve(json(['of before']))
    worker.notices.length = 0
    await asking
    expect(await worker.read('/api/photos')).toBeUndefined()
    expect(toldToLeave()).toEqual([])
  })

  test('makes no page leave if it has no session', async () => {
    await worker.cache('/api/photos', [], null)
    expect(toldToLeave()).toEqual([])
  })

  test('is not read from the cache if somebody else has signed in since the request began', async () => {
    const slow = Promise.withResolvers<Response>()
    worker.serve(({ url }) => (url.endsWith('/api/contacts') ? slow.promise : json(null, null)))
    const asking = worker.ask('/api/contacts')
    await worker.ask(userAddress)
    await worker.cacheUser(sam, 'session-of-sam')
    await worker.cache('/api/contacts', ['of Sam'], 'session-of-sam')
    slow.reject(new TypeError('Failed to fetch'))
    expect((await asking)?.type).toBe('error')
  })
})

describe('a call that changes something', () => {
  test.each(['/api/login', '/api/login/second-step', '/api/login/passkey', '/api/register', '/api/set-up'])(
    'wipes the cache if another person signs in with POST %s',
    async (path) => {
      worker.serve(() => json(sam, 'session-of-sam'))
      await worker.change(path)
      expect(await worker.read('/api/contacts')).toBeUndefined()
      expect(toldToLeave()).toEqual(others)
    },
  )

  test('leaves the cache unchanged if its response names the same session', async () => {
    worker.serve(() => json({}))
    await worker.change('/api/contacts')
    expect(await worker.read('/api/contacts')).toEqual(contacts)
    expect(toldToLeave()).toEqual([])
  })

  test('wipes the cache if it sets a new password, but other pages stay open', async () => {
    worker.serve(() => json({}, 'next-session-of-nora'))
    await worker.change('/api/account/password')
    expect(await worker.read('/api/contacts')).toBeUndefined()
    expect(toldToLeave()).toEqual([])
  })

  test('makes other pages leave if its response names another session', async () => {
    worker.serve(() => json({}, 'session-of-sam'))
    await worker.change('/api/invite-codes/redeem')
    expect(toldToLeave()).toEqual(others)
  })

  test.each([
    ['that the server refuses', json({ code: 'invalid-input' }, 'session-of-sam', 400)],
    ['that a captive portal answers', html('Welcome to the Grand')],
  ])('leaves the cache unchanged if it is a sign-in %s', async (_, answer) => {
    worker.serve(() => answer)
    await worker.change('/api/login')
    expect(await worker.read('/api/contacts')).toEqual(contacts)
    expect(toldToLeave()).toEqual([])
  })

  test('deletes the cached lists if it switches to another journey, and signs nobody out', async () => {
    worker.serve(() => json({}))
    await worker.change('/api/pregnancies/current', { method: 'PUT' })
    expect(await worker.read('/api/contacts')).toBeUndefined()
    worker.serve(() => json([]))
    expect((await worker.ask('/api/contacts'))?.status).toBe(200)
  })

  test('gets a network error if there is no network, and the worker throws no error', async () => {
    worker.serve(noNetwork)
    expect((await worker.change('/api/contacts'))?.type).toBe('error')
  })

  test('bypasses the worker if it is an upload, so its progress is visible', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(await worker.change('/api/photos/upload', { headers })).toBeUndefined()
  })
})

describe('signing out', () => {
  const signOut = () => worker.visit('/api/logout')

  test('wipes the cache before the request to the server, and makes other pages leave', async () => {
    const atTheServer: unknown[] = []
    worker.serve(async () => {
      atTheServer.push(...worker.notices)
      return Response.redirect('https://nestling.example/sign-in')
    })
    const answer = await signOut()
    expect(answer?.headers.get('location')).toBe('https://nestling.example/sign-in')
    expect(atTheServer).toEqual(['this page', 'another page'].map((page) => ({ page, notice: left })))
    worker.serve(() => pageWith({}, null))
    await worker.visit('/sign-in')
    expect(await worker.read('/api/contacts')).toBeUndefined()
  })

  test('is not repeated if the server refuses it because another site started it', async () => {
    worker.serve(() => Response.redirect('https://nestling.example/'))
    await signOut()
    worker.serve(() => pageWith({ [userAddress]: { status: 200, body: nora } }))
    expect(await (await worker.visit('/'))?.text()).not.toContain('/api/logout')
  })

  test('opens the sign-in page if there is no network', async () => {
    worker.serve(noNetwork)
    expect((await signOut())?.headers.get('location')).toBe('https://nestling.example/sign-in')
  })

  test('deletes files shared by another app', async () => {
    await worker.visit('/album/share', { method: 'POST', body: sharedForm() })
    await signOut()
    expect(await (await worker.store.caches.open('nestling-shared')).keys()).toEqual([])
  })

  describe('while the server does not know of the sign-out', () => {
    beforeEach(async () => {
      worker.serve(noNetwork)
      await signOut()
    })

    test('the worker answers calls with 401 and does not send them', async () => {
      worker.requested.length = 0
      const replies = [await worker.ask('/api/contacts'), await worker.change('/api/contacts')]
      expect(replies.map((reply) => reply?.status)).toEqual([401, 401])
      expect(await replies[0]?.json()).toEqual({ message: 'Unauthorized', code: 'unauthorized' })
      expect(worker.requested).toEqual([])
    })

    test('the next page of that session asks the server again to sign out', async () => {
      worker.serve(() => pageWith({ [userAddress]: { status: 200, body: nora } }))
      const page = await worker.visit('/')
      expect(await page?.text()).toContain('content="0;url=/api/logout"')
      expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(page?.headers.get('cache-control')).toBe('no-store')
      expect((await worker.ask('/api/contacts'))?.status).toBe(401)
    })

    test('the first page without a session completes the sign-out', async () => {
      worker.serve(() => pageWith({}, null))
      await worker.visit('/sign-in')
      worker.serve(() => json([]))
      expect((await worker.ask('/api/contacts'))?.status).toBe(200)
    })

    test('a response that is not a page does not complete the sign-out', async () => {
      worker.serve(() => json({ of: 'the server' }))
      expect(await (await worker.visit('/api/calendars/a-token'))?.json()).toEqual({ of: 'the server' })
      expect((await worker.ask('/api/contacts'))?.status).toBe(401)
    })

    test.each(['/api/login', '/api/register', '/api/set-up'])('%s completes the sign-out', async (path) => {
      worker.serve(() => json(sam, 'session-of-sam'))
      expect((await worker.change(path))?.status).toBe(200)
      expect((await worker.ask('/api/auth/user'))?.status).toBe(200)
    })

    test('a request for a passkey challenge is sent, and does not complete the sign-out', async () => {
      worker.serve(() => json({ challenge: 'AAAA' }, null, 201))
      expect((await worker.change('/api/login/passkey-challenge'))?.status).toBe(201)
      expect((await worker.ask('/api/contacts'))?.status).toBe(401)
    })

    test('the response to an earlier change does not complete the sign-out', async () => {
      worker.serve(() => json(sam, 'session-of-sam'))
      await worker.change('/api/login')
      const slow = Promise.withResolvers<Response>()
      worker.serve((request) => (request.url.endsWith('/api/contacts') ? slow.promise : noNetwork(request)))
      const changing = worker.change('/api/contacts')
      await signOut()
      slow.resolve(json({ id: 2 }, 'session-of-sam'))
      expect((await changing)?.status).toBe(200)
      expect((await worker.ask('/api/contacts'))?.status).toBe(401)
    })

    test('a refused sign-in does not complete the sign-out', async () => {
      worker.serve(() => json({ code: 'wrong-password' }, null, 401))
      expect((await worker.change('/api/login'))?.status).toBe(401)
      worker.requested.length = 0
      await worker.ask('/api/contacts')
      expect(worker.requested).toEqual([])
    })
  })
})

function sharedForm() {
  const form = new FormData()
  form.append('photos', new File(['a scan'], 'scan.jpg', { type: 'image/jpeg' }))
  return form
}
