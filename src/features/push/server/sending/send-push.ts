/** Sends one notification to the push service of a device. */

import { hash } from 'node:crypto'
import { type Language, languageFacts } from '#language/languages.ts'
import type { Refusal } from '#platform/server/internet/refusal.ts'
import { type Receipt, sendSafely } from '#platform/server/internet/send-safely.ts'
import type { Services } from '#platform/server/services.ts'
import type { PushSubscription } from '../../contract.ts'
import { encrypt } from './encrypt.ts'
import { authorize, type PushKeys } from './vapid.ts'

type Notification = {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string
  readonly badge: number | null
  readonly language: Language
}

/** What the push service answered. `code` is a status or a reason, for the log. */
export type Outcome =
  | { readonly kind: 'sent' }
  /** The subscription has ended, or its address is not a public https address. */
  | { readonly kind: 'gone'; readonly code: string }
  /** This message will never be accepted. */
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'later'; readonly code: string; readonly waitMs: number }

type Parts = Pick<Services, 'internet' | 'environment'> & { readonly timeoutMs: number }
type Sending = {
  readonly keys: PushKeys
  readonly device: Omit<PushSubscription, 'renews'>
  readonly notification: Notification
  readonly now: Date
  /** Until when the push service tries to deliver the notification: for at most a day, and for a day if null. */
  readonly expiresAt: Date | null
  readonly signal: AbortSignal
}

const secondsInDay = 86_400
/** Messages are padded to a multiple of this, so that their length hardly reveals what is in them. */
const paddedTo = 256

/** Creates the function that sends a notification. */
export function createSendPush({ internet, environment, timeoutMs }: Parts) {
  const origin = environment.publicUrl?.origin
  return async ({ keys, device, notification, now, expiresAt, signal }: Sending): Promise<Outcome> => {
    const { endpoint, auth } = device
    const contact = origin?.startsWith('https:') ? origin : undefined
    const headers = {
      authorization: authorize(keys, { endpoint, contact, now }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(secondsToLive(now, expiresAt)),
      urgency: 'normal',
      // The push service keeps only the newest message of a topic. The secret in the hash hides the tag from the service.
      topic: hash('sha256', `${auth} ${notification.tag}`, 'base64url').slice(0, 32),
    }
    const body = encrypt(writeContent(notification, origin), device)
    return readAnswer(await sendSafely(internet, endpoint, { headers, body }, { timeoutMs, signal }), now)
  }
}

function secondsToLive(now: Date, expiresAt: Date | null): number {
  if (!expiresAt) return secondsInDay
  return Math.max(0, Math.min(secondsInDay, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)))
}

/**
 * The declarative form of a notification. Safari shows it without a service worker; other browsers pass it to Nestling's service
 * worker.
 */
function writeContent({ title, body, path, tag, badge, language }: Notification, origin: string | undefined): Buffer {
  const content = Buffer.from(
    JSON.stringify({
      web_push: 8030,
      notification: {
        title,
        body,
        navigate: origin === undefined ? path : `${origin}${path}`,
        tag,
        lang: languageFacts[language].tag,
      },
      ...(badge !== null && { app_badge: badge }),
    }),
  )
  const padding = Buffer.alloc(paddedTo - (content.length % paddedTo), ' ')
  return Buffer.concat([content, padding])
}

function readAnswer(answer: Receipt | Refusal, now: Date): Outcome {
  if (typeof answer === 'string') {
    const isLost = answer === 'not-public' || answer === 'bad-link' || answer === 'not-https'
    return isLost ? { kind: 'gone', code: answer } : { kind: 'later', code: answer, waitMs: 0 }
  }
  const { status, retryAfter } = answer
  const code = String(status)
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone', code }
  // 401 and 403 can also mean that the server's clock is wrong, so the device is kept.
  const isTemporary = status === 401 || status === 403 || status === 408 || status === 429 || status >= 500
  return isTemporary ? { kind: 'later', code, waitMs: readWait(retryAfter, now) } : { kind: 'refused', code }
}

/** Reads `Retry-After`: seconds, or a date (RFC 9110). Returns milliseconds; 0 if there is no valid one. */
function readWait(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0
  const wait = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime()
  return wait > 0 ? wait : 0
}
