import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { id, instant } from '#platform/shared/fields.ts'
import { texts } from './texts/texts.ts'

/** Bytes as base64url. `shape` checks the length, and the first character if it is always the same. */
const bytes = (shape: RegExp) => z.string().check(z.regex(shape, { error: () => texts.invalidKey }))

/** What a browser returns for a subscription (`PushSubscription.toJSON()`). */
export const PushSubscription = z.strictObject({
  /** The address at the push service of the browser’s maker. Whoever knows it can send to the device. */
  endpoint: z
    .string()
    .check(
      z.maxLength(1000, { error: () => texts.invalidAddress }),
      z.regex(/^https:\/\/[\x21-\x7e]+$/, { error: () => texts.invalidAddress }),
    ),
  /** The browser’s public key: an uncompressed point of P-256. */
  p256dh: bytes(/^B[\w-]{86}$/),
  /** A secret of 16 bytes that the browser shares with the server. */
  auth: bytes(/^[\w-]{22}$/),
  /**
   * True if the browser renews a lost subscription without being asked. The request is refused if the person has removed the
   * device.
   */
  renews: z.optional(z.boolean()),
})
export type PushSubscription = z.infer<typeof PushSubscription>

export const PushDevice = z.object({
  id: id(),
  deviceName: z.string(),
  createdAt: instant(),
  /** Whether this is the browser that made the request. */
  isCurrent: z.boolean(),
})
export type PushDevice = z.infer<typeof PushDevice>

/** The key and the secret of the example in RFC 8291. */
const example = {
  endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  renews: false,
}

export const pushContract = defineContract({
  'GET /api/push/key': {
    summary: 'The public key with which browsers subscribe to notifications (VAPID, RFC 8292), as base64url.',
    access: 'signed-in',
    response: z.object({ publicKey: z.string() }),
  },
  'GET /api/push/devices': {
    summary: 'The caller’s devices that get notifications, the newest first; at most ten.',
    access: 'signed-in',
    response: z.array(PushDevice),
  },
  'PUT /api/push/devices': {
    summary:
      'Sends notifications to this browser from now on, until its session ends; replaces its earlier subscription.',
    access: 'signed-in',
    body: PushSubscription,
    example,
    response: PushDevice,
  },
  'DELETE /api/push/devices/{id}': {
    summary: 'Stops the notifications to one of the caller’s devices.',
    access: 'signed-in',
  },
  'POST /api/push/devices/{id}/test': {
    summary: 'Sends a test notification to one of the caller’s devices.',
    access: 'signed-in',
  },
})
