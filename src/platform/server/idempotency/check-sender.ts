import { AppError } from '../../shared/errors.ts'
import { senderHeader, senderOf } from '../../shared/worker/sender.ts'
import { type HttpRequest, headerOf } from '../http/wire/request.ts'
import type { SignedIn } from '../session.ts'

/**
 * Throws `other-sender` if the request names another person or journey than its session has. Does nothing without a session:
 * the `access` of the endpoint decides about such requests.
 */
export function checkSender(request: HttpRequest, signedIn: SignedIn | null): void {
  const sender = headerOf(request, senderHeader)
  if (sender === undefined || !signedIn) return
  if (sender !== senderOf(signedIn.userId, signedIn.membership?.pregnancyId ?? null)) throw new AppError('other-sender')
}
