import type { Readable } from 'node:stream'
import { type AppError, errorCatalogue } from '../../shared/errors.ts'
import { errorMessages } from '../../shared/messages/en.ts'

/** Headers by lower-case name; a list becomes one line each. */
export type AnswerHeaders = Readonly<Record<string, string | string[]>>

/** What is sent back; the app adds the headers that every answer carries. */
export type Answer = {
  readonly status: number
  readonly headers: AnswerHeaders
  readonly body: string | Uint8Array | Readable | null
}

/** JSON that no cache may store. */
export const jsonHeaders: AnswerHeaders = { 'content-type': 'application/json', 'cache-control': 'private, no-store' }

/** A failure as its JSON: `message` for a person, `code` for a program, `fields` for a form. */
export function answerError(error: AppError): Answer {
  const { fields, retryAfterSeconds, requestId } = error.details
  const body = JSON.stringify({
    message: messageOf(error),
    code: error.code,
    ...(fields && { fields }),
    ...(requestId && { requestId }),
  })
  const retry = retryAfterSeconds !== undefined && { 'retry-after': String(Math.ceil(retryAfterSeconds)) }
  return { status: errorCatalogue[error.code], headers: { ...jsonHeaders, ...retry }, body }
}

function messageOf({ code, details }: AppError): string {
  const [first] = Object.values(details.fields ?? {})
  return code === 'invalid-input' && first ? first : errorMessages[code]
}
