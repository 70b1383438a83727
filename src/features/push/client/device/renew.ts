/** Renews the subscription of this browser if it was lost: the browser dropped it, or the server forgot it or has another key. */
import { ApiError } from '#platform/client/api.ts'
import { fetchDevices, fetchPublicKey, sendSubscription } from '../data.ts'
import { findRemembered, remember } from './remembered.ts'
import { bodyOf, findSubscription, hasKey, subscribe } from './subscription.ts'

/** Call this after the first page. It does nothing unless this person turned notifications on in this browser. */
export async function renewSubscription(userId: number): Promise<void> {
  const known = findRemembered(userId)
  if (known === null || Notification.permission !== 'granted') return
  const [publicKey, devices, before] = await Promise.all([fetchPublicKey(), fetchDevices(), findSubscription()])
  const isIntact = before?.endpoint === known && hasKey(before, publicKey)
  if (isIntact && devices.some(({ isCurrent }) => isCurrent)) return
  const subscription = await subscribe(publicKey)
  try {
    await sendSubscription({ ...bodyOf(subscription), renews: true })
    remember(userId, subscription.endpoint)
  } catch (error) {
    // Somebody removed this device.
    if (!(error instanceof ApiError && error.code === 'notifications-removed')) throw error
    await subscription.unsubscribe()
    remember(userId, null)
  }
}
