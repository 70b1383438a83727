import { type AppError, errorCatalogue } from '../../shared/errors.ts'
import { errorMessages } from '../../shared/messages/en.ts'

/** Headers by lower-case name; a list of cookies becomes one line each. */
export type AnswerHeaders = Readonly<Record<string, string>>

/** The only way an answer is made, so that none leaves without the headers that every answer carries. */
export type Answer = (
  body: string | Uint8Array<ArrayBuffer> | ReadableStream | null,
  status: number,
  headers?: AnswerHeaders,
  cookies?: readonly string[],
) => Response

export function createAnswer(always: AnswerHeaders): Answer {
  return (body, status, headers, cookies = []) => {
    // A plain object stays cheap in the HTTP adapter; real Headers are needed only to repeat a name.
    const all = { ...always, ...headers }
    if (cookies.length === 0) return new Response(body, { status, headers: all })
    const withCookies = new Headers(all)
    for (const cookie of cookies) withCookies.append('set-cookie', cookie)
    return new Response(body, { status, headers: withCookies })
  }
}

/** JSON that no cache keeps. */
export const jsonHeaders: AnswerHeaders = { 'content-type': 'application/json', 'cache-control': 'private, no-store' }

/** A failure as its JSON: `message` for a person, `code` for a program, `fields` for a form. */
export function answerError(answer: Answer, error: AppError): Response {
  const { fields, retryAfterSeconds, requestId } = error.details
  const body = JSON.stringify({
    message: messageOf(error),
    code: error.code,
    ...(fields && { fields }),
    ...(requestId && { requestId }),
  })
  return answer(body, errorCatalogue[error.code], {
    ...jsonHeaders,
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(Math.ceil(retryAfterSeconds)) }),
  })
}

function messageOf({ code, details }: AppError): string {
  const [first] = Object.values(details.fields ?? {})
  return code === 'invalid-input' && first ? first : errorMessages[code]
}
