/** Sends a small request to an external server, and reads only the headers of its response. */
import type { Internet } from './internet.ts'
import { readLink } from './read-link.ts'
import { type Refusal, Refused } from './refusal.ts'
import { requestSafely, type Sent } from './safe-request.ts'

/** The status of a response, and its `Retry-After` header. */
export type Receipt = { readonly status: number; readonly retryAfter: string | undefined }

type Limits = { readonly timeoutMs: number; readonly signal: AbortSignal }

/**
 * Sends a POST request to a public https address, over a connection of its own. Follows no redirect. If the
 * request fails, returns the reason, which is `no-answer` if the signal was aborted.
 */
export async function sendSafely(
  internet: Internet,
  link: string,
  sent: Required<Sent>,
  { timeoutMs, signal }: Limits,
): Promise<Receipt | Refusal> {
  const late = AbortSignal.timeout(timeoutMs)
  const end = new AbortController()
  try {
    const answer = await requestSafely(internet, readLink(link), AbortSignal.any([late, signal, end.signal]), sent)
    // The body is not read. Without a listener, closing the connection would cause an uncaught error.
    answer.on('error', () => undefined)
    return { status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return late.aborted ? 'too-slow' : error.refusal
  } finally {
    end.abort()
  }
}
