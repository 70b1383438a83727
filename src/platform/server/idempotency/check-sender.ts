import { AppError } from '../../shared/errors.ts'
import { senderHeader, senderOf } from '../../shared/worker/sender.ts'
import { type HttpRequest, headerOf } from '../http/wire/request.ts'
import type { SignedIn } from '../session.ts'

/**
 * Throws `other-sender` if the request names a person and journey that are not those of its session. Without a session, the
 * check of `access` answers.
 */
export function checkSender(request: HttpRequest, signedIn: SignedIn | null): void {
  const sender = headerOf(request, senderHeader)
  if (sender === undefined || !signedIn) return
  if (sender !== senderOf(signedIn.userId, signedIn.membership?.pregnancyId ?? null)) throw new AppError('other-sender')
}
