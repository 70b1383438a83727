/** Calls the server by the keys of a contract. Uses only the contract's types, so pages without forms load no schema. */
import { type AddressOf, addressOf, type LooseParts } from '../shared/address/address.ts'
import {
  type Call,
  type Contract,
  type Reply,
  type RouteOf,
  readRoute,
  type WaitingRouteOf,
} from '../shared/contract.ts'
import type { FieldMessages } from '../shared/errors.ts'
import { keyFor, noteAnswer } from './idempotency/unanswered-keys.ts'
import type { FirstAnswer, PageData } from './page-data.ts'

/** An error response. As the specification says, its message is the status, a colon and the body. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  /** The server's message for people; undefined if it sent none. */
  readonly sentence: string | undefined
  readonly fields: FieldMessages
  /** The seconds to wait before a retry; undefined if the server sent none. */
  readonly retryAfterSeconds: number | undefined
  /** The parsed body. If the code is `changed-meanwhile`, it contains the thing's present state (see `use-versions.ts`). */
  readonly body: unknown

  constructor(status: number, text: string, body?: unknown, retryAfter?: string | null) {
    super(`${status}: ${text}`)
    const { message, code, fields }: Failure = Object(body)
    this.status = status
    this.code = code ?? 'unknown'
    this.sentence = message
    this.fields = fields ?? {}
    this.body = body
    this.retryAfterSeconds = Number(retryAfter) || undefined
  }

  /** Whether the session is over. */
  get isUnauthorized(): boolean {
    // The server’s message is in the reader’s language. A proxy sends only the English words of the status.
    return this.status === 401 && (this.code === 'unauthorized' || this.message.includes('Unauthorized'))
  }
}

/**
 * An upload is sent as a form: the file under the endpoint's field name, and the text fields. A versioned call names the
 * version that the person saw.
 */
type Sent<C extends Contract, R extends RouteOf<C>> = Call<C, R> &
  (C[R] extends { kind: 'upload' } ? { form: FormData } : unknown) &
  (C[R] extends { versioned: string } ? { ifMatch: string | undefined } : unknown)

type Args<C extends Contract, R extends RouteOf<C>> =
  object extends Sent<C, R> ? [call?: Sent<C, R>] : [call: Sent<C, R>]

/** All routes except changes that may wait for the network: `createLater` sends those. */
type RouteNow<C extends Contract> = Exclude<RouteOf<C>, WaitingRouteOf<C>>

export type Api<C extends Contract> = {
  <R extends RouteNow<C>>(route: R, ...args: Args<C, R>): Promise<Reply<C, R>>
  /** The address of a call, which is also the query key of its response. */
  readonly address: AddressOf<C>
}

const api = Object.assign((route: string, call?: LooseCall) => send(route, call), { address: addressOf })

// The cast is safe: it adds the contract's types, which `send` does not know.
export const createApi = <C extends Contract>(): Api<C> => api as Api<C>

/** Error responses in the page data, by address. The first request to an address gets its error; the next goes to the server. */
const firstRefusals = new Map<string, FirstAnswer>()

export function storeErrorAnswers({ answers }: Pick<PageData, 'answers'>): void {
  for (const [address, answer] of Object.entries(answers)) if (answer.status >= 400) firstRefusals.set(address, answer)
}

type LooseCall = LooseParts & { body?: unknown; form?: FormData; ifMatch?: string | undefined }

/** The last change that was sent, until its response arrives. */
let lastChange: { request: string; answer: Promise<unknown> } | undefined

/** Sends a call. If a change other than an upload is repeated before its response, as by a double press, it is sent once. */
function send(route: string, call: LooseCall = {}): Promise<unknown> {
  const { method } = readRoute(route)
  const address = addressOf(route, call)
  if (method === 'GET' || call.form) return ask(method, address, call.form)

  const text: string | undefined = JSON.stringify(call.body)
  const request = method + address + text
  if (lastChange?.request !== request) {
    const answer = ask(method, address, text, request, call.ifMatch).finally(() => {
      if (lastChange?.answer === answer) lastChange = undefined
    })
    lastChange = { request, answer }
  }
  return lastChange.answer
}

async function ask(
  method: string,
  address: string,
  body: string | FormData | undefined,
  request = '',
  ifMatch?: string,
): Promise<unknown> {
  const refusal = method === 'GET' && firstRefusals.get(address)
  if (refusal) {
    firstRefusals.delete(address)
    return settle(refusal.status, JSON.stringify(refusal.body), '')
  }

  const key = method === 'POST' && request && keyFor(request)
  const isText = typeof body === 'string'
  const response = await fetch(address, {
    method,
    headers: {
      ...(isText && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
      ...(ifMatch && { 'if-match': `"${ifMatch}"` }),
    },
    ...(body && { body }),
  })
  if (method !== 'GET') noteAnswer(response.status, request)
  return settle(response.status, await response.text(), response.statusText, response.headers.get('retry-after'))
}

function settle(status: number, text: string, statusText: string, retryAfter?: string | null): unknown {
  const body = readJson(text)
  if (status >= 400) throw new ApiError(status, text || statusText, body, retryAfter)
  if (status === 204) return undefined
  // A captive portal may respond instead of our server, with an HTML page.
  if (body === undefined) throw new ApiError(502, 'The answer did not come from Nestling.')
  return body
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Failure = { message?: string; code?: string; fields?: FieldMessages }
