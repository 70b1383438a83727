/** Sends changes, or stores them until there is a network. */
import { showToast } from '#ui/toast/toast-store.ts'
import type { LooseParts } from '../../shared/address/address.ts'
import { ApiError, createApi } from '../api.ts'
import { createSendKey } from '../idempotency/send-key.ts'
import { texts } from '../texts/texts.ts'
import type { Change } from './box/entry.ts'
import type { Reply } from './box/settle.ts'
import { isOffline, openOutbox } from './current-outbox.ts'
import type { About } from './later.ts'
import { readNotedCount } from './noted-count.ts'
import { sendChange } from './send-change.ts'
import { sendOrStore } from './send-or-store.ts'
import { storedForLater } from './stored-for-later.ts'

type LooseCall = LooseParts & { body?: unknown; ifMatch?: string | undefined }

// The cast is safe: it only removes the contract's types, which `createLater` has checked.
const addressOf = createApi().address as (route: string, call: LooseParts) => string

/** Changes that are being sent, by their request. A change that is repeated meanwhile (a double press) is sent once. */
const running = new Map<string, Promise<unknown>>()

export function sendLater(route: string, call: LooseCall, about: About): Promise<unknown> {
  // The cast is safe: a contract has no other methods, and changes are not sent with GET.
  const method = route.split(' ')[0] as Change['method']
  const address = addressOf(route, call)
  const body = call.body === undefined ? null : JSON.stringify(call.body)
  const request = method + address + body
  const { what, words, isKeyLasting = false } = about
  const ifMatch = call.ifMatch || undefined
  const result =
    running.get(request) ??
    sendWithKey(request, (key) =>
      sendOrStoreHere({ method, address, body, ifMatch, key, what, words, isKeyLasting }, about),
    ).finally(() => running.delete(request))
  running.set(request, result)
  return result
}

/**
 * Request → its key, if it could neither be sent nor stored, or if the response was a server error. The server may have
 * carried it out nevertheless, so the next attempt has the same key.
 */
const uncertain = new Map<string, string>()

async function sendWithKey(request: string, send: (key: string) => Promise<unknown>): Promise<unknown> {
  const key = uncertain.get(request) ?? createSendKey()
  try {
    const result = await send(key)
    // The next request with the same content is a new change.
    uncertain.delete(request)
    return result
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) uncertain.delete(request)
    else uncertain.set(request, key)
    throw error
  }
}

type Sending = (change: Change, sender: string | null) => Promise<Reply | null>

/** Sends a change of the person on this page, or stores it. See `send-or-store.ts`. */
export async function sendOrStoreHere(
  change: Change,
  { isQuiet }: Pick<About, 'isQuiet'> = {},
  send: Sending = sendChange,
): Promise<unknown> {
  const person = await openOutbox()
  const hasNoted = () => person !== undefined && readNotedCount(person.userId) > 0
  const result = await sendOrStore(change, { person, send, read, isOffline, hasNoted, now: Date.now })
  if (result !== storedForLater) return result
  if (isOffline()) person?.sendSoon()
  else person?.send()
  void person?.askForSync()
  if (!isQuiet) showToast({ title: texts.waitingForNetwork, description: texts.sentLater })
  return storedForLater
}

function read({ status, body, retryAfterSeconds }: Reply): unknown {
  if (status < 400) return body
  throw new ApiError(status, JSON.stringify(body), body, retryAfterSeconds?.toString())
}
