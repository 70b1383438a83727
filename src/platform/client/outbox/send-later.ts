/** Sends changes, or stores them until there is a network. */
import { showToast } from '#ui/toast/toast-store.ts'
import { addressOf, type LooseParts } from '../../shared/address/address.ts'
import { readRoute } from '../../shared/contract.ts'
import { ApiError } from '../api.ts'
import { forgetKey, keyFor, noteAnswer } from '../idempotency/unanswered-keys.ts'
import type { Change } from './box/entry.ts'
import type { Reply } from './box/settle.ts'
import { currentOutbox, isOffline } from './current-outbox.ts'
import { kept } from './kept.ts'
import type { About } from './later.ts'
import { sendChange } from './send-change.ts'
import { sendOrKeep } from './send-or-keep.ts'

type LooseCall = LooseParts & { body?: unknown; ifMatch?: string | undefined }

/** Changes that are being sent, by their request. One that is repeated meanwhile, as by a double press, is sent once. */
const running = new Map<string, Promise<unknown>>()

export function sendLater(route: string, call: LooseCall, about: About): Promise<unknown> {
  // The cast is safe: a contract has no other methods, and changes are not sent with GET.
  const method = readRoute(route).method as Change['method']
  const address = addressOf(route, call)
  const body = call.body === undefined ? null : JSON.stringify(call.body)
  const request = method + address + body
  const { what, words, isKeyLasting = false } = about
  const ifMatch = call.ifMatch || undefined
  const result =
    running.get(request) ??
    sendWithKey(request, (key) =>
      sendOrKeepHere({ method, address, body, ifMatch, key, what, words, isKeyLasting }, about),
    ).finally(() => running.delete(request))
  running.set(request, result)
  return result
}

/** A change that waits keeps its key. After a server error it may be done nevertheless, so the next attempt has the same key. */
async function sendWithKey(request: string, send: (key: string) => Promise<unknown>): Promise<unknown> {
  try {
    const result = await send(keyFor(request))
    if (result === kept) forgetKey(request)
    else noteAnswer(200, request)
    return result
  } catch (error) {
    if (error instanceof ApiError) noteAnswer(error.status, request)
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
  const result = await sendOrKeep(change, { person, send, read, isOffline, now: Date.now })
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
