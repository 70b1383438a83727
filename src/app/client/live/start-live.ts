import type { QueryClient } from '@tanstack/react-query'
import { renewNotifications } from '#features/push/client/public.ts'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { followChanges } from './follow-changes.ts'
import { followJourney } from './follow-journey.ts'
import { sendPendingLabour } from './send-pending-labour.ts'

export function startLive(client: QueryClient): void {
  followChanges(client)
  followJourney(client)
  const user = client.getQueryData<{ id: number } | null>([userAddress])
  // If this fails, the next page load tries again.
  if (user) renewNotifications(user.id).catch(() => undefined)
  sendPendingLabour(client)
}
