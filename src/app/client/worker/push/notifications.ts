/** Shows push notifications, opens their pages, and renews or ends the browser's push subscription. */
import type { pushContract } from '#features/push/contract.ts'
import { isOwnPath } from '#features/push/rules.ts'
import { currentLanguage } from '#language/current-language.ts'
import { languageFacts } from '#language/languages.ts'
import { createAddresses } from '#platform/shared/address/address.ts'
import { texts } from '../../older-browsers/texts/texts.ts'

declare const self: ServiceWorkerGlobalScope

const push = createAddresses<typeof pushContract>()

/** Shows a notification for every push message, even a damaged one, because browsers forbid pushes that show nothing. */
export async function showNotification(data: PushMessageData | null): Promise<void> {
  const { title, badge, ...options } = readMessage(data)
  const shown = self.registration.showNotification(title, {
    ...options,
    icon: '/icons/icon-192.png',
  })
  await Promise.allSettled([shown, badge === undefined ? undefined : setBadge(badge)])
}

/** Sets the number on the icon of the installed app; 0 removes it. */
const setBadge = (badge: number) => ('setAppBadge' in navigator ? navigator.setAppBadge(badge) : undefined)

/** Reads a declarative push message, as the server writes it. */
function readMessage(data: PushMessageData | null) {
  const message = parse(data)
  const { title, body, navigate, tag, lang } = Object(message?.notification)
  const badge = message?.app_badge
  return {
    title: typeof title === 'string' && title !== '' ? title : 'Nestling',
    body: typeof body === 'string' ? body : title === undefined ? texts.somethingNew : '',
    ...(typeof tag === 'string' && { tag }),
    lang: typeof lang === 'string' ? lang : languageFacts[currentLanguage()].tag,
    data: { path: readPath(navigate) },
    badge: Number.isSafeInteger(badge) && Number(badge) >= 0 ? Number(badge) : undefined,
  }
}

function parse(data: PushMessageData | null): { notification?: unknown; app_badge?: unknown } | undefined {
  try {
    const message: unknown = data?.json()
    return typeof message === 'object' && message !== null ? message : undefined
  } catch {
    return undefined
  }
}

/** The path to open: one of our own pages. Anything else leads home. */
function readPath(navigate: unknown): string {
  const url = typeof navigate === 'string' ? URL.parse(navigate, location.origin) : null
  const path = url?.origin === location.origin ? url.pathname + url.search + url.hash : '/'
  return isOwnPath(path) ? path : '/'
}

/** Opens the page of a notification: in a tab that already shows it, else in any tab of Nestling, else in a new one. */
export async function openNotification({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const target = new URL(readPath(notification.data?.path), location.origin).href
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const same = pages.find(({ url }) => url === target)
  const page = same ?? pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0]
  try {
    const focused = await page?.focus()
    // A tab that this worker does not control cannot be navigated.
    if (same || (await focused?.navigate(target))) return
  } catch {
    // The browser did not allow this tab to be focused or navigated.
  }
  await self.clients.openWindow(target)
}

/** Subscribes again after the browser ended the subscription, and tells the server. */
export async function renewSubscription({ newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const renewed = newSubscription ?? (await subscribe())
  const { endpoint, keys } = renewed.toJSON()
  const answer = await fetch(push('PUT /api/push/devices'), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, ...keys, renews: true }),
  })
  // Nobody is signed in any more, or somebody has turned notifications off for this device.
  if (answer.status === 401 || answer.status === 409) await renewed.unsubscribe()
}

async function subscribe() {
  const answer = await fetch(push('GET /api/push/key'))
  const { publicKey } = await answer.json()
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** Ends this browser's subscription and closes its notifications, because its person is no longer signed in. */
export async function endSubscription(): Promise<void> {
  const { pushManager } = self.registration
  await Promise.allSettled([
    closeAll(),
    pushManager?.getSubscription().then((subscription) => subscription && end(subscription)),
  ])
}

async function closeAll() {
  const shown = (await self.registration.getNotifications?.()) ?? []
  for (const notification of shown) notification.close()
}

const end = (subscription: PushSubscription) => Promise.allSettled([subscription.unsubscribe(), setBadge(0)])
