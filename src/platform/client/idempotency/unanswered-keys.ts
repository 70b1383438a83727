/**
 * The idempotency keys of POSTs whose outcome is unknown, because no response or only a server error has arrived. A retry
 * has the same key, so it creates nothing twice. A request is identified by its method, address and body.
 */
import { createSendKey } from './send-key.ts'

const unanswered = new Map<string, string>()

/** The key of a request: the same one for a retry, otherwise a new one. */
export function keyFor(request: string): string {
  const key = unanswered.get(request) ?? createSendKey()
  unanswered.set(request, key)
  return key
}

/**
 * Call this for each response. After a success, all requests get new keys. After a refusal, only this request does.
 * After a server error (5xx), this request keeps its key, because the next attempt may be a retry.
 */
export function noteAnswer(status: number, request: string): void {
  if (status < 400) unanswered.clear()
  else if (status < 500) unanswered.delete(request)
}
