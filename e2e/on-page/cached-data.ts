/** What a browser caches and stores about a person, and how sessions end and begin again while pages are open. */
import type { Page } from '@playwright/test'
import { type CastName, cast, castPassword } from '../test-app/cast.ts'
import { expect, type TestApp } from '../test-app/test-app.ts'

export const phone = { viewport: { width: 390, height: 844 } }

/** Waits until the service worker has prefetched all lists, or also the guide, which it prefetches last. */
export async function whenPrefetched(page: Page, last: 'lists' | 'guide' = 'lists') {
  const address = { lists: '/api/contacts?limit=200', guide: '/api/guide/weeks/42/guide?region=uk&carrying=unknown' }[
    last
  ]
  const isCached = `caches.match('${address}').then((cached) => cached?.status ?? 0)`
  await expect.poll(() => page.evaluate(isCached), { timeout: 60_000 }).toBe(200)
}

/** Opens home as Nora on a phone, and waits until its data is prefetched. */
export async function openHomePrefetched(testApp: TestApp, last: 'lists' | 'guide' = 'lists') {
  const nora = await testApp.person('mother', phone)
  await nora.goto('/')
  await whenPrefetched(nora, last)
  return nora
}

/** The text in local storage, session storage, IndexedDB and cached responses, without the app's own files. */
export const allStoredText = (page: Page): Promise<string> =>
  page.evaluate(`(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      if (name.startsWith('nestling-shell-')) continue
      const cache = await caches.open(name)
      // The service worker may delete a response meanwhile.
      for (const request of await cache.keys()) texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    const settled = (request) => new Promise((resolve) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => resolve(null)
      // The app may delete a database meanwhile. Opening it would then create it again, without its tables.
      request.onupgradeneeded = () => request.transaction.abort()
    })
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name))
      for (const store of database?.objectStoreNames ?? [])
        texts.push(JSON.stringify(await settled(database.transaction(store).objectStore(store).getAll())))
      database?.close()
    }
    return texts.join('\\n')
  })()`)

/** The text on the page, and its page data. */
export const wordsOn = (page: Page): Promise<string> =>
  page.evaluate('document.body.innerText + (document.getElementById("page-data")?.textContent ?? "")')

export const offlineMark = (page: Page) => page.getByRole('status').filter({ hasText: /^Offline/ })

/** Ends the session on the server. The browser still has its cookie. */
export async function endSessionOf(page: Page) {
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { origin } = new URL(page.url())
  await fetch(`${origin}/api/logout`, { headers: { cookie }, redirect: 'manual' })
}

/** Opens a page while another navigation may be in progress, for example to home. The caller checks the result. */
export const openDuringNavigation = (page: Page, path: string) =>
  page.goto(path, { waitUntil: 'commit', timeout: 10_000 }).catch((error: Error) => {
    if (!/ERR_ABORTED|interrupted by another navigation|Timeout/.test(error.message)) throw error
  })

/** Signs in and opens home. The page may be leaving by itself, because it has noticed the end of its session. */
export async function signInAgain(page: Page, name: CastName) {
  const body = JSON.stringify({ email: cast[name].email, password: castPassword })
  const post = `fetch('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '${body}' })
    .then((answer) => answer.status)`
  await expect(async () => {
    await openDuringNavigation(page, '/sign-in')
    // If the page is redirected home meanwhile, it gets no response and tries again.
    expect(await page.evaluate(post)).toBe(200)
  }).toPass({ timeout: 30_000 })
  await openDuringNavigation(page, '/')
}
