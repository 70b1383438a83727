/** Opens the signed-in person's outbox, and shows the waiting changes. `start-at-first-press.ts` loads this code. */
import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { journeyKey } from '#features/journey/client/public.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import type { User } from '#features/sign-in/contract.ts'
import { showInLists } from '#platform/client/outbox/lists/show-in-lists.ts'
import { openFor } from '#platform/client/outbox/person-outbox.ts'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { senderOf } from '#platform/shared/worker/sender.ts'
import { WaitingBar } from './WaitingBar.tsx'
import { waitingInLists } from './waiting-in-lists.ts'

export function startOutbox(client: QueryClient, isSignedOut: () => boolean): void {
  showInLists(client, waitingInLists)
  const openForSignedIn = () => {
    const user = client.getQueryData<User | null>([userAddress])
    const journey = client.getQueryData<Pregnancy>(journeyKey)
    const person = user?.role && journey ? { userId: user.id, sender: senderOf(user.id, journey.id) } : undefined
    openFor(person, isSignedOut)
  }
  client.getQueryCache().subscribe(({ query: { queryKey } }) => {
    if (queryKey[0] === userAddress || queryKey[0] === journeyKey[0]) openForSignedIn()
  })
  openForSignedIn()
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<WaitingBar />)
}
