/**
 * Encrypts and decrypts a copy of a person's notes with a passphrase: AES-256-GCM with a key from PBKDF2, both from the
 * browser's WebCrypto.
 */

export const lockedFormat = 'nestling-notes-locked'
export const lockedVersion = 1

export type LockedCopy = {
  format: typeof lockedFormat
  version: typeof lockedVersion
  iterations: number
  /** Base64, like `iv` and `data`. */
  salt: string
  iv: string
  data: string
}

/** The lowest number that OWASP recommended in 2023 for PBKDF2 with HMAC-SHA-256. */
const iterations = 600_000
const [saltBytes, ivBytes] = [16, 12]

/** Browsers offer WebCrypto only over https and on localhost. */
export const canLock = () => globalThis.crypto?.subtle !== undefined

/** Encrypts the text of a copy. */
export async function lockCopy(text: string, passphrase: string): Promise<LockedCopy> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const key = await deriveKey(passphrase, { salt, iterations })
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  const encoded = { salt: toBase64(salt), iv: toBase64(iv), data: toBase64(new Uint8Array(data)) }
  return { format: lockedFormat, version: lockedVersion, iterations, ...encoded }
}

/** Decrypts a copy and returns its text; null if the passphrase is wrong or the file is damaged. */
export async function unlockCopy(copy: LockedCopy, passphrase: string): Promise<string | null> {
  try {
    const key = await deriveKey(passphrase, { salt: fromBase64(copy.salt), iterations: copy.iterations })
    const algorithm = { name: 'AES-GCM', iv: fromBase64(copy.iv) }
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, fromBase64(copy.data)))
  } catch {
    return null
  }
}

type Derivation = { salt: Uint8Array<ArrayBuffer>; iterations: number }

async function deriveKey(passphrase: string, { salt, iterations }: Derivation): Promise<CryptoKey> {
  // Another device may encode the same letters in another Unicode form.
  const bytes = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey'])
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
