/** A push service for browser tests, because test browsers have none. */
import { createECDH, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '../test-app/test-app.ts'

/** Gives the page a push service that accepts each subscription. `push.invalid` never has an address (RFC 6761). */
export async function openPushService(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  await page.context().addInitScript({
    content: `{
      const stored = 'test-subscription'
      const bytesOf = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
      const read = () => {
        const { endpoint, key } = JSON.parse(sessionStorage.getItem(stored) ?? '{}')
        return endpoint === undefined ? null : {
          endpoint,
          options: { applicationServerKey: bytesOf(key).buffer },
          toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: '${p256dh}', auth: '${auth}' } }),
          unsubscribe: async () => sessionStorage.removeItem(stored),
        }
      }
      PushManager.prototype.getSubscription = async () => read()
      PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
        const endpoint = 'https://push.invalid/' + crypto.randomUUID()
        sessionStorage.setItem(stored, JSON.stringify({ endpoint, key }))
        return read()
      }
    }`,
  })
}

/** Ends the subscription, as a browser does when it drops it. */
export const dropSubscription = (page: Page) => page.evaluate(`sessionStorage.removeItem('test-subscription')`)

/** Delivers a push message to the page's service worker, which must be active. */
export async function deliverPush(page: Page, content: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  let registrationId: string | undefined
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId
  })
  await session.send('ServiceWorker.enable')
  await expect.poll(() => registrationId).toBeDefined()
  await page.evaluate('navigator.serviceWorker.ready')
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: String(registrationId),
    data: content,
  })
  await session.detach()
}

/** The notifications that the service worker shows: their titles, texts, tags and paths. */
export const notificationsOn = (page: Page): Promise<unknown> =>
  page.evaluate(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((shown) => shown.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path })))`)
