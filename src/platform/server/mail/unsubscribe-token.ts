/** The secret in an unsubscribe link. The link works without signing in, and for years, because people keep mail. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readKeyFile } from '../storage/key-file.ts'

/** `what` names the kind of mail to end: at most 40 lower-case letters, digits and hyphens. */
type Unsubscription = { readonly userId: number; readonly what: string }

export type UnsubscribeTokens = {
  /**
   * Returns the same token each time. It contains only letters, digits and `.-_`. Throws a RangeError if `userId` or
   * `what` is invalid.
   */
  make(unsubscription: Unsubscription): string
  /** Returns the person and the kind of mail of a token; null if this installation did not make it. */
  read(token: string): Unsubscription | null
}

const version = 'u1'
const tokenPattern = /^u1\.([1-9]\d{0,15})\.([a-z0-9-]{1,40})\.([\w-]{43})$/

/**
 * Makes and reads tokens with a key file beside the database. So a copy of the database is not enough to make one. If the file
 * is lost, the tokens in older mail no longer work.
 */
export function openUnsubscribeTokens(dataDir: string): UnsubscribeTokens {
  let key: Uint8Array | undefined
  const sign = (signed: string) => {
    key ??= readKeyFile(dataDir, 'mail-key')
    // The same key also signs `message-id …` and `token …`. The first word keeps these apart.
    return createHmac('sha256', key).update(`unsubscribe ${signed}`).digest('base64url')
  }
  return {
    make({ userId, what }) {
      const signed = `${version}.${userId}.${what}`
      const token = `${signed}.${sign(signed)}`
      if (!Number.isSafeInteger(userId) || !tokenPattern.test(token))
        throw new RangeError('not a valid user id or kind of mail')
      return token
    },
    read(token) {
      const [, id = '', what = '', signature = ''] = tokenPattern.exec(token) ?? []
      if (!signature || !Number.isSafeInteger(Number(id))) return null
      const expected = Buffer.from(sign(`${version}.${id}.${what}`))
      return timingSafeEqual(Buffer.from(signature), expected) ? { userId: Number(id), what } : null
    },
  }
}
