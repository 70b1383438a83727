/**
 * The keys of POSTs that were not answered, by what they send. The same POST has the same key until it is answered, so a
 * double press or a retry after a lost answer makes one thing.
 */
import { drawSendKey } from './send-key.ts'

const unanswered = new Map<string, string>()

export function keyFor(request: string): string {
  const key = unanswered.get(request) ?? drawSendKey()
  unanswered.set(request, key)
  return key
}

/** After a success, the same words sent again mean a new thing. After a failure of the server they may be a retry. */
export function noteAnswer(status: number, request: string): void {
  if (status < 400) unanswered.clear()
  else if (status < 500) unanswered.delete(request)
}
