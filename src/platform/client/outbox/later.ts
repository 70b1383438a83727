/**
 * Sends changes that may wait for the network. A feature's data.ts makes them with `createLater` instead of `createApi`. A
 * change without a response is stored, and sent when the network is back.
 */
import { showToast } from '#ui/toast/toast-store.ts'
import { addressOf, type LooseParts } from '../../shared/address/address.ts'
import { type Call, type Contract, type Reply as ReplyTo, type RouteOf, readRoute } from '../../shared/contract.ts'
import { ApiError } from '../api.ts'
import { createSendKey } from '../idempotency/send-key.ts'
import { signOutKey } from '../sign-out/sign-out-cleanup.ts'
import { currentOutbox, isOffline } from './current-outbox.ts'
import type { Change } from './entry.ts'
import { sendChange } from './send-change.ts'
import { type Kept, kept, sendOrKeep } from './send-or-keep.ts'
import type { Reply } from './settle.ts'

export { type Kept, kept }

type Versioned<C extends Contract, R extends RouteOf<C>> = C[R] extends { versioned: string }
  ? { ifMatch: string | undefined }
  : unknown

/**
 * `what` names the kind of change, such as `Comment`, and `words` say which one it is. `isQuiet`: no message that it waits.
 * `isKeyLasting`: the body has a key of its own, which the server never forgets.
 */
export type About = Pick<Change, 'what' | 'words' | 'isKeyLasting'> & { readonly isQuiet?: boolean }

export type Later<C extends Contract> = <R extends RouteOf<C>>(
  route: R,
  call: Call<C, R> & Versioned<C, R>,
  about: About,
) => Promise<ReplyTo<C, R> | Kept>

// The cast is safe: it adds the contract's types, which `sendOrKeepHere` does not know.
export const createLater = <C extends Contract>(): Later<C> => later as Later<C>

type LooseCall = LooseParts & { body?: unknown; ifMatch?: string | undefined }

/**
 * Request → its key, for POSTs that were answered with a server error. They may be done nevertheless, so the next attempt has
 * the same key.
 */
const uncertain = new Map<string, string>()

async function later(route: string, call: LooseCall, about: About): Promise<unknown> {
  // The cast is safe: a contract has no other methods, and changes are not sent with GET.
  const method = readRoute(route).method as Change['method']
  const address = addressOf(route, call)
  const body = call.body === undefined ? null : JSON.stringify(call.body)
  const request = method + address + body
  const key = uncertain.get(request) ?? createSendKey()
  const { what, words, isKeyLasting = false } = about
  uncertain.delete(request)
  try {
    const change = { method, address, body, ifMatch: call.ifMatch || undefined, key, what, words, isKeyLasting }
    return await sendOrKeepHere(change, about)
  } catch (error) {
    if (!(error instanceof ApiError && error.status < 500)) uncertain.set(request, key)
    throw error
  }
}

type Sending = (change: Change, sender: string | null) => Promise<Reply | null>

/** Sends a change of the person on this page, or stores it. See `send-or-keep.ts`. */
export async function sendOrKeepHere(
  change: Change,
  { isQuiet }: Pick<About, 'isQuiet'> = {},
  send: Sending = sendChange,
): Promise<unknown> {
  const person = currentOutbox()
  const result = await sendOrKeep(change, { person, send, read, isOffline, readMark, now: Date.now })
  if (result !== kept) return result
  if (isOffline()) person?.sendSoon()
  else person?.send()
  void person?.askForSync()
  if (!isQuiet)
    showToast({ title: 'Waiting for the network', description: 'It is sent as soon as you are back online.' })
  return kept
}

function read({ status, body, retryAfterSeconds }: Reply): unknown {
  if (status < 400) return body
  throw new ApiError(status, JSON.stringify(body), body, `${retryAfterSeconds ?? ''}`)
}

function readMark(): string | null {
  try {
    return localStorage.getItem(signOutKey)
  } catch {
    return null
  }
}

/** Shows that a change is done. If it waits for the network, the person has already been told. */
export function saySent(result: unknown, toast: Parameters<typeof showToast>[0]): void {
  if (result !== kept) showToast(toast)
}
