/**
 * Tabs tell each other who is signed in, so a sign-out in one tab also hides the pages of the others. The service worker
 * does this too, but browsers have no service workers over plain http.
 */
import type { QueryClient } from '@tanstack/react-query'
import { isSigningOutHere, signOutKey } from '#platform/client/sign-out/sign-out-cleanup.ts'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { hidePage, leave } from '../offline/leave-page.ts'

const nobody = 0

/** Milliseconds to wait before this page opens home, so that the other tab can finish the sign-out. */
const signOutMs = 2000

export function followOtherTabs(client: QueryClient): void {
  const shownPerson = () => client.getQueryData<{ id: number } | null>([userAddress])?.id ?? nobody

  new BroadcastChannel(signOutKey).addEventListener('message', ({ data }: MessageEvent<number>) => {
    if (data !== shownPerson() || isSigningOutHere()) return
    hidePage()
    setTimeout(leave, signOutMs)
  })

  const personChannel = new BroadcastChannel('nestling-person')
  personChannel.addEventListener('message', ({ data }: MessageEvent<number>) => {
    if (shownPerson() !== nobody && shownPerson() !== data) leave()
  })
  personChannel.postMessage(shownPerson())
}
