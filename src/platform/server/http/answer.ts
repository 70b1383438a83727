import type { Readable } from 'node:stream'
import type { AppError } from '../../shared/errors.ts'
import type { Services } from '../services.ts'

/** Headers by lower-case name. If the value is a list, the header is sent once for each value. */
export type AnswerHeaders = Readonly<Record<string, string | string[]>>

/** A response. The app adds the headers that every response has. */
export type Answer = {
  readonly status: number
  readonly headers: AnswerHeaders
  readonly body: string | Uint8Array | Readable | null
}

/** JSON that no cache may store. */
export const jsonHeaders: AnswerHeaders = { 'content-type': 'application/json', 'cache-control': 'private, no-store' }

/** Headers of an event stream. They make nginx pass on each event at once, and close the connection after the last one. */
export const eventsHeaders = {
  'content-type': 'text/event-stream',
  connection: 'close',
  'cache-control': 'private, no-store',
  'x-accel-buffering': 'no',
} as const satisfies AnswerHeaders

/**
 * Turns an error into a JSON response: `message` for people, `code` for programs, `fields` for forms, `requestId` for the log.
 * `present` and `lastSave` are for a caller who changed an earlier version than the present one.
 */
export function answerError({ failures }: Pick<Services, 'failures'>, error: AppError): Answer {
  const { status, message } = failures[error.code]
  const { fields, present, lastSave, retryAfterSeconds, requestId } = error.details
  const body = JSON.stringify({
    message: messageOf(error) ?? message(),
    code: error.code,
    ...(fields && { fields }),
    ...(present !== undefined && { present }),
    ...(lastSave && { lastSave }),
    ...(requestId && { requestId }),
  })
  const retry = retryAfterSeconds !== undefined && { 'retry-after': String(Math.ceil(retryAfterSeconds)) }
  return { status, headers: { ...jsonHeaders, ...retry }, body }
}

/** The error's own message, or that of the first invalid field; undefined for the usual message of its code. */
function messageOf({ code, details }: AppError): string | undefined {
  return details.message ?? (code === 'invalid-input' ? Object.values(details.fields ?? {})[0] : undefined)
}
