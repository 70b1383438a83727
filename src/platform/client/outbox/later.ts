/**
 * Sends changes that may wait for the network. A feature's data.ts uses `createLater` for them instead of `createApi`.
 * A change without a response is stored, and is sent when the network is back.
 */
import { showToast } from '#ui/toast/toast-store.ts'
import type { Call, Contract, Reply, RouteOf, WaitingRouteOf } from '../../shared/contract.ts'
import type { Change } from './box/entry.ts'
import type { sendLater } from './send-later.ts'
import { type StoredForLater, storedForLater } from './stored-for-later.ts'

export { type StoredForLater, storedForLater }

type Versioned<C extends Contract, R extends RouteOf<C>> = C[R] extends { versioned: string }
  ? { ifMatch: string | undefined }
  : unknown

/**
 * `what` names the kind of thing, such as `Comment`, and `words` identify it for the person. `isQuiet`: the person gets no
 * message that the change waits. `isKeyLasting`: the body has a key of its own, which the server never forgets.
 */
export type About = Pick<Change, 'what' | 'words' | 'isKeyLasting'> & { readonly isQuiet?: boolean }

export type Later<C extends Contract> = <R extends WaitingRouteOf<C>>(
  route: R,
  call: Call<C, R> & Versioned<C, R>,
  about: About,
) => Promise<Reply<C, R> | StoredForLater>

/** The code that sends changes is fetched at the first change, because pages can be shown without it. */
const later = async (...change: Parameters<typeof sendLater>) => (await import('./send-later.ts')).sendLater(...change)

// The cast is safe: it adds the contract's types, which `sendLater` does not know.
export const createLater = <C extends Contract>(): Later<C> => later as Later<C>

/** Shows that a change is done. If it waits for the network, the person has already been told. */
export function showToastIfSent(result: unknown, toast: Parameters<typeof showToast>[0]): void {
  if (result !== storedForLater) showToast(toast)
}
