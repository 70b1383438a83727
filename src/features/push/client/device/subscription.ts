/** This browser's subscription at the push service of the browser's maker. */
import type { PushSubscription as Subscription } from '../../contract.ts'

/** How long to wait for the service worker, which starts after the first page is shown. */
const workerTimeoutMs = 10_000

/** This browser's subscription; null without one, or without a service worker. */
export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Subscribes with the server's key. An earlier subscription with another key ends. Throws if the browser cannot subscribe. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const registration = await findWorker()
  const earlier = await registration.pushManager.getSubscription()
  if (earlier && hasKey(earlier, publicKey)) return earlier
  await earlier?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

function findWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('There is no service worker.')), workerTimeoutMs)
  })
  return Promise.race([navigator.serviceWorker.ready, late])
}

/** Whether a subscription was made with this key. If the server has a new key, it cannot send to this subscription. */
export function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}

/** The subscription as the server expects it. */
export function bodyOf(subscription: PushSubscription): Subscription {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint, p256dh, auth }
}
