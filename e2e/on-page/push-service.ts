/** A push service for browser tests, because test browsers have none. */
import { createECDH, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '../test-app/test-app.ts'

type Subscription = { endpoint: string; p256dh: string; auth: string }

/**
 * Gives the page a push service, and answers its request for permission, because test browsers never allow notifications. By
 * default, each subscription has an address that never resolves (RFC 6761). If the page has no service worker, it gets a minimal
 * substitute for one.
 */
export async function openPushService(
  page: Page,
  answer: 'granted' | 'denied' = 'granted',
  subscription?: Subscription,
): Promise<void> {
  const p256dh = subscription?.p256dh ?? createECDH('prime256v1').generateKeys('base64url')
  const auth = subscription?.auth ?? randomBytes(16).toString('base64url')
  const endpoint = subscription ? `'${subscription.endpoint}'` : `'https://push.invalid/' + crypto.randomUUID()`
  await page.context().addInitScript({
    content: `{
      const stored = 'test-subscription'
      const permission = 'test-permission'
      Object.defineProperty(Notification, 'permission', { get: () => sessionStorage.getItem(permission) ?? 'default' })
      Notification.requestPermission = async () => {
        sessionStorage.setItem(permission, '${answer}')
        return '${answer}'
      }
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
      const pushManager = PushManager.prototype
      pushManager.getSubscription = async () => read()
      pushManager.subscribe = async ({ applicationServerKey: key }) => {
        const endpoint = ${endpoint}
        sessionStorage.setItem(stored, JSON.stringify({ endpoint, key }))
        return read()
      }
      const registration = { pushManager }
      if (!('serviceWorker' in navigator))
        Object.defineProperty(navigator, 'serviceWorker', {
          value: {
            controller: null,
            ready: Promise.resolve(registration),
            getRegistration: async () => registration,
            addEventListener: () => undefined,
            register: () => Promise.reject(new Error('Test browsers have no service worker.')),
          },
        })
    }`,
  })
}

/** Waits for the service worker. The page itself waits at most ten seconds, which is too short on a busy machine. */
export const whenWorkerIsReady = (page: Page) => page.evaluate('navigator.serviceWorker.ready.then(() => null)')

/** Ends the subscription, as a browser does when it drops it. */
export const dropSubscription = (page: Page) => page.evaluate(`sessionStorage.removeItem('test-subscription')`)

/** Delivers a push message to the page's service worker. Returns the title and the options of the notification that it shows. */
export async function deliverPush(page: Page, content: string): Promise<unknown> {
  const context = page.context()
  const session = await context.newCDPSession(page)
  let registrationId: string | undefined
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId
  })
  await session.send('ServiceWorker.enable')
  await expect.poll(() => registrationId).toBeDefined()
  const target = { origin: new URL(page.url()).origin, registrationId: String(registrationId) }
  let shown: unknown
  // The browser may stop a service worker at any time, and then forgets what it showed.
  await expect(async () => {
    const worker = context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'))
    await worker.evaluate(`
      self.shown = null
      self.registration.showNotification = async (title, options) => { self.shown = { title, ...options } }
    `)
    await session.send('ServiceWorker.deliverPushMessage', { ...target, data: content })
    await expect.poll(() => worker.evaluate('self.shown').then((value) => (shown = value))).not.toBeNull()
  }).toPass({ timeout: 90_000 })
  return shown
}
