/** Encrypts a notification, so that only the browser can read it (RFC 8291). */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushSubscription } from '../../contract.ts'

const curve = 'prime256v1'
const recordBytes = 4096

type Keys = Pick<PushSubscription, 'p256dh' | 'auth'>
/** Random for each message; fixed only in the test with the example of the RFC. */
type Drawn = { salt: Buffer; ecdh: ReturnType<typeof createECDH> }

/** Whether this text is a point of P-256, uncompressed and as base64url. */
export function isPublicKey(text: string): boolean {
  try {
    draw().ecdh.computeSecret(text, 'base64url')
    return true
  } catch {
    return false
  }
}

/** Returns the body of the request, in the content coding `aes128gcm` (RFC 8188). At most 3,993 bytes fit. */
export function encrypt(content: Uint8Array, { p256dh, auth }: Keys, { salt, ecdh } = draw()): Buffer {
  const secret = ecdh.computeSecret(p256dh, 'base64url')
  const own = ecdh.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), own])
  const shared = derive(secret, Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const header = Buffer.alloc(5)
  header.writeUInt32BE(recordBytes)
  header.writeUInt8(own.length, 4)
  // The byte 2 after the content marks the last record. There is only one.
  const encrypted = [cipher.update(content), cipher.update(Buffer.of(2)), cipher.final()]
  return Buffer.concat([salt, header, own, ...encrypted, cipher.getAuthTag()])
}

function draw(): Drawn {
  const ecdh = createECDH(curve)
  ecdh.generateKeys()
  return { salt: randomBytes(16), ecdh }
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
