/**
 * Answers may contain secrets, of which the database has only hashes, and words that people delete later. So an answer is
 * encrypted with the key of its request (AES-256-GCM), which only the sender knows.
 */
import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/** The text encrypted, as base64. */
export function seal(text: string, key: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, sealingKey(key), iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64')
}

/** The text that `seal` encrypted; throws if the key is another, or the text was changed. */
export function unseal(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(algorithm, sealingKey(key), bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
}

/** Not the hash by which the request is found, which the database stores. */
const sealingKey = (key: string) => hash('sha256', `seals the answer to ${key}`, 'buffer')
