/** Sends contractions and movements that an earlier page of this person could not send. Loads no code if there are none. */
import type { QueryClient } from '@tanstack/react-query'
import { listUnsentJourneys } from '#features/labour/client/pending/unsent-journeys.ts'
import type { User } from '#features/sign-in/contract.ts'
import { userAddress } from '#platform/shared/address/session-addresses.ts'

export function sendPendingLabour(client: QueryClient): void {
  const userId = client.getQueryData<User | null>([userAddress])?.id
  if (userId === undefined) return
  const journeys = listUnsentJourneys(userId)
  if (journeys.length > 0) void sendAll(client, userId, journeys)
}

async function sendAll(client: QueryClient, userId: number, journeys: readonly number[]) {
  try {
    const { openPending } = await import('#features/labour/client/pending/use-notes.ts')
    for (const pregnancyId of journeys) openPending(client, userId, pregnancyId).sender.sendNow()
  } catch {
    // The code could not be fetched. The next page tries again.
  }
}
