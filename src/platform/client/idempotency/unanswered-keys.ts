/**
 * Request → its idempotency key, for POSTs without a response. A repeated POST has the same key until a response arrives,
 * so a retry after a lost response creates nothing twice.
 */
import { drawSendKey } from './send-key.ts'

const unanswered = new Map<string, string>()

export function keyFor(request: string): string {
  const key = unanswered.get(request) ?? drawSendKey()
  unanswered.set(request, key)
  return key
}

/** After a success or a refusal the same request is a new one. After a server error (5xx) it may be a retry. */
export function noteAnswer(status: number, request: string): void {
  if (status < 400) unanswered.clear()
  else if (status < 500) unanswered.delete(request)
}
