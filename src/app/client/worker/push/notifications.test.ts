import { afterEach, describe, expect, test, vi } from 'vitest'
import { json, noNetwork, openWorker, origin } from '../testing.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

type Shown = { title: string; options: Record<string, unknown> }
type Page = { url: string; visibilityState?: string; isForeign?: boolean }

/** Opens a worker with a fake push service, notifications and pages. */
async function open({ pages = [], subscription = true }: { pages?: readonly Page[]; subscription?: boolean } = {}) {
  const shown: Shown[] = []
  const done: string[] = []
  const badges: number[] = []
  const subscriptionFor = (endpoint: string) => ({
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'BP', auth: 'AU' } }),
    unsubscribe: async () => void done.push(`unsubscribed ${endpoint}`),
  })
  const subscribe = vi.fn(async (_options: object) => subscriptionFor('https://push.example/new'))
  const clients = pages.map(({ url, visibilityState = 'hidden', isForeign = false }) => ({
    url: origin + url,
    visibilityState,
    async focus() {
      done.push(`focused ${url}`)
      return this
    },
    async navigate(to: string) {
      if (isForeign) throw new TypeError('This page is not controlled.')
      done.push(`navigated ${url} to ${to.slice(origin.length)}`)
      return this
    },
  }))
  const worker = await openWorker(vi, {
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => void shown.push({ title, options }),
      getNotifications: async () => [{ close: () => done.push('closed') }],
      pushManager: {
        subscribe,
        getSubscription: async () => (subscription ? subscriptionFor('https://push.example/old') : null),
      },
    },
    clients: {
      matchAll: async () => clients,
      openWindow: async (to: string) => void done.push(`opened ${to.slice(origin.length)}`),
    },
  })
  Object.assign(navigator, { setAppBadge: async (badge: number) => void badges.push(badge) })
  return { worker, shown, done, badges, subscriptionFor, subscribe }
}

const message = (notification: object, rest: object = {}) => ({
  json: () => ({ web_push: 8030, notification, ...rest }),
})
const damaged = {
  json: () => {
    throw new SyntaxError('This is not JSON.')
  },
}

describe('a push message', () => {
  test('shows its notification, and sets the number on the icon', async () => {
    const { worker, shown, badges } = await open()
    const content = {
      title: 'New photos',
      body: 'Sam shared ten.',
      navigate: `${origin}/album?photo=7`,
      tag: 'album',
      lang: 'de',
    }
    await worker.fire('push', { data: message(content, { app_badge: 3 }) })
    expect(shown).toEqual([
      {
        title: 'New photos',
        options: {
          body: 'Sam shared ten.',
          tag: 'album',
          data: { path: '/album?photo=7' },
          icon: '/icons/icon-192.png',
          lang: 'de',
        },
      },
    ])
    expect(badges).toEqual([3])
  })

  test.each([
    ['without content', null],
    ['that is not JSON', damaged],
    ['that is a string', { json: () => 'New photos' }],
    ['that is null', { json: () => null }],
    ['without a notification', { json: () => ({ web_push: 8030 }) }],
  ])('%s still shows a notification that opens home', async (_, data) => {
    const { worker, shown, badges } = await open()
    await worker.fire('push', { data })
    expect(shown).toMatchObject([
      { title: 'Nestling', options: { body: 'There is something new.', data: { path: '/' } } },
    ])
    expect(badges).toEqual([])
  })

  test.each([
    ['another site', 'https://evil.example/album'],
    ['another site without a protocol', '//evil.example/album'],
    ['another port', `${origin}:8443/album`],
    ['a script', 'javascript:alert(1)'],
    ['nothing', undefined],
    ['a number', 7],
  ])('that leads to %s opens home', async (_, navigate) => {
    const { worker, shown } = await open()
    await worker.fire('push', { data: message({ title: 'New photos', navigate }) })
    expect(shown).toMatchObject([{ title: 'New photos', options: { data: { path: '/' } } }])
  })

  test.each([-1, 1.5, '3', null])('with the number %j leaves the icon as it is', async (app_badge) => {
    const { worker, badges } = await open()
    await worker.fire('push', { data: message({ title: 'New photos' }, { app_badge }) })
    expect(badges).toEqual([])
  })
})

describe('a pressed notification', () => {
  const press = async (pages: readonly Page[], path: unknown = '/album?photo=7') => {
    const { worker, done } = await open({ pages })
    await worker.fire('notificationclick', { notification: { close: () => done.push('closed'), data: { path } } })
    return done
  }

  test.each<[string, readonly Page[], string[]]>([
    ['opens its page if no tab is open', [], ['opened /album?photo=7']],
    [
      'only focuses a tab that shows its page',
      [{ url: '/contacts', visibilityState: 'visible' }, { url: '/album?photo=7' }],
      ['focused /album?photo=7'],
    ],
    [
      'opens its page in the tab that is visible',
      [{ url: '/contacts' }, { url: '/', visibilityState: 'visible' }],
      ['focused /', 'navigated / to /album?photo=7'],
    ],
    [
      'opens its page in a hidden tab if none is visible',
      [{ url: '/contacts' }],
      ['focused /contacts', 'navigated /contacts to /album?photo=7'],
    ],
    [
      'opens a new tab if the open one cannot be used',
      [{ url: '/contacts', isForeign: true }],
      ['focused /contacts', 'opened /album?photo=7'],
    ],
  ])('%s', async (_, pages, expected) => {
    expect(await press(pages)).toEqual(['closed', ...expected])
  })

  test.each(['https://evil.example/', '//evil.example/', null])('that leads to %s opens home', async (path) => {
    expect(await press([], path)).toEqual(['closed', 'opened /'])
  })
})

describe('a subscription that the browser ended', () => {
  const sent = ({ requested }: { requested: Request[] }) =>
    Promise.all(requested.map(async (request) => [request.method, new URL(request.url).pathname, await request.text()]))

  test('is replaced by the one that the browser made, and the server is told', async () => {
    const { worker, subscriptionFor } = await open()
    worker.serve(() => json({}))
    await worker.fire('pushsubscriptionchange', { newSubscription: subscriptionFor('https://push.example/renewed') })
    const body = JSON.stringify({ endpoint: 'https://push.example/renewed', p256dh: 'BP', auth: 'AU', renews: true })
    expect(await sent(worker)).toEqual([['PUT', '/api/push/devices', body]])
  })

  test('is replaced by a new one with the server’s key if the browser made none', async () => {
    const { worker, subscribe } = await open()
    worker.serve(() => json({ publicKey: 'KEY' }))
    await worker.fire('pushsubscriptionchange', { newSubscription: null })
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'KEY' })
    expect((await sent(worker)).map(([method]) => method)).toEqual(['GET', 'PUT'])
  })

  test.each([
    ['nobody is signed in any more', 401],
    ['the device was removed', 409],
  ])('is not replaced if %s, and the browser’s own replacement is ended too', async (_, status) => {
    const { worker, subscriptionFor, done } = await open()
    worker.serve(() => json({}, null, status))
    await worker.fire('pushsubscriptionchange', { newSubscription: subscriptionFor('https://push.example/renewed') })
    expect(done).toEqual(['unsubscribed https://push.example/renewed'])
  })

  test('keeps the browser’s replacement if there is no network, because the next page tells the server', async () => {
    const { worker, subscriptionFor, done } = await open()
    worker.serve(noNetwork)
    await worker.fire('pushsubscriptionchange', { newSubscription: subscriptionFor('https://push.example/renewed') })
    expect(done).toEqual([])
  })
})

describe('this browser gets no more notifications, and those on the screen close', () => {
  const ended = ['closed', 'unsubscribed https://push.example/old']

  test('when its person signs out', async () => {
    const { worker, done, badges } = await open()
    worker.serve(() => Response.redirect('/'))
    await worker.visit('/api/logout')
    expect([done.toSorted(), badges]).toEqual([ended, [0]])
  })

  test('when its person signs out without a network', async () => {
    const { worker, done } = await open()
    worker.serve(noNetwork)
    await worker.visit('/api/logout')
    expect(done.toSorted()).toEqual(ended)
  })

  test('when a response says that the session has ended', async () => {
    const { worker, done } = await open()
    await worker.cacheUser()
    worker.serve(() => json({ code: 'unauthorized' }, null, 401))
    await worker.ask('/api/contacts')
    expect(done.toSorted()).toEqual(ended)
  })

  test('when somebody signs in', async () => {
    const { worker, done } = await open()
    worker.serve(() => json({ id: 2 }, 'session-of-sam'))
    await worker.change('/api/login')
    expect(done.toSorted()).toEqual(ended)
  })
})

test('without a subscription, a sign-out only closes notifications, and leaves the icon alone', async () => {
  const { worker, done, badges } = await open({ subscription: false })
  worker.serve(noNetwork)
  await worker.visit('/api/logout')
  expect([done, badges]).toEqual([['closed'], []])
})

test('this browser still gets notifications after its person changed the password, or switched to another journey', async () => {
  const { worker, done } = await open()
  await worker.cacheUser()
  worker.serve(() => json({}, 'next-session-of-nora'))
  await worker.change('/api/account/password')
  await worker.change('/api/pregnancies/current', { method: 'PUT' })
  expect(done).toEqual([])
})
