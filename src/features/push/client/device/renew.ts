/** Renews this browser's push subscription if the browser or the server has lost it, or if the server has a new key. */
import { ApiError } from '#platform/client/api.ts'
import { fetchDevices, fetchPublicKey, sendSubscription } from '../data.ts'
import { findStoredEndpoint, storeEndpoint } from './stored-endpoint.ts'
import { bodyOf, findSubscription, hasKey, subscribe } from './subscription.ts'

/** Call this after the first page is shown. It does nothing unless this person turned notifications on in this browser. */
export async function renewSubscription(userId: number): Promise<void> {
  const known = findStoredEndpoint(userId)
  if (known === null || Notification.permission !== 'granted') return
  const [publicKey, devices, before] = await Promise.all([fetchPublicKey(), fetchDevices(), findSubscription()])
  const isIntact = before?.endpoint === known && hasKey(before, publicKey)
  if (isIntact && devices.some(({ isCurrent }) => isCurrent)) return
  const subscription = await subscribe(publicKey)
  try {
    await sendSubscription({ ...bodyOf(subscription), renews: true })
    storeEndpoint(userId, subscription.endpoint)
  } catch (error) {
    // The person removed this device from their list, so the browser must not subscribe again.
    if (!(error instanceof ApiError && error.code === 'notifications-removed')) throw error
    await subscription.unsubscribe()
    storeEndpoint(userId, null)
  }
}
