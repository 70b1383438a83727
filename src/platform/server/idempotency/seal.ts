/**
 * Encrypts texts before they are stored (AES-256-GCM): the secrets of authenticator apps, and responses to POST requests.
 * Responses may contain texts that people delete later, and secrets that the database otherwise stores only as hashes. A
 * response is encrypted with the `Idempotency-Key` of its request, which only the sender has.
 */
import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/** Returns the encrypted text as base64. */
export function seal(text: string, key: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, sealingKey(key), iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64')
}

/** Decrypts a text that `seal` has encrypted; throws if the key differs or the text was changed. */
export function unseal(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(algorithm, sealingKey(key), bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
}

/** The database stores a different hash of each `Idempotency-Key`, which does not reveal this one. */
const sealingKey = (key: string) => hash('sha256', `seals the answer to ${key}`, 'buffer')
