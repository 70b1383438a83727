import { findStoredEndpoint } from './device/stored-endpoint.ts'

/** Renews the subscription of this browser if this person turned notifications on here, and the subscription was lost. */
export async function renewNotifications(userId: number): Promise<void> {
  if (findStoredEndpoint(userId) === null) return
  const { renewSubscription } = await import('./device/renew.ts')
  await renewSubscription(userId)
}
