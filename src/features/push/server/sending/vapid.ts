/** The key pair that identifies this installation to push services (VAPID, RFC 8292). */
import { createECDH, createPrivateKey, sign } from 'node:crypto'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockName } from '#platform/server/database/locks.ts'

export type PushKeys = { readonly publicKey: string; readonly privateKey: string }

/** How long a push service accepts a token. The longest that RFC 8292 allows is 24 hours. */
const validForMs = 12 * 3_600_000

/**
 * Makes the key pair if there is none. The first of several processes makes it, and the others find it. Devices that subscribed
 * with a lost key pair are forgotten, because push services accept only the key pair that a device subscribed with.
 */
export function makePushKeys(db: Database, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockName(tx, 'push keys')
    if (await tx.selectFrom('push_keys').select('id').limit(1).executeTakeFirst()) return
    await makePair(tx, now)
  })
}

/**
 * Replaces the key pair, for example after a theft. Returns the number of devices that are forgotten. Each of them subscribes again
 * by itself when its person opens Nestling.
 */
export function replacePushKeys(db: Database, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockName(tx, 'push keys')
    await tx.deleteFrom('push_keys').execute()
    return makePair(tx, now)
  })
}

async function makePair(tx: Tx, now: Date): Promise<number> {
  const ecdh = createECDH('prime256v1')
  const public_key = ecdh.generateKeys('base64url')
  const private_key = writePrivateKey(ecdh.getPrivateKey('hex'))
  // The rows of removed devices stay, because those devices must not subscribe again by themselves.
  const forgotten = await tx.deleteFrom('push_devices').where('endpoint', 'is not', null).returning('id').execute()
  await tx.insertInto('push_keys').values({ public_key, private_key, created_at: now.toISOString() }).execute()
  return forgotten.length
}

/** Writes a private key as 32 bytes. Node leaves out its leading zeros. */
export const writePrivateKey = (hex: string) => Buffer.from(hex.padStart(64, '0'), 'hex').toString('base64url')

/** Reads the key pair; undefined before Nestling has made it. */
export async function findPushKeys(db: Database): Promise<PushKeys | undefined> {
  const keys = db.selectFrom('push_keys').select(['public_key', 'private_key']).orderBy('id', 'desc').limit(1)
  const row = await keys.executeTakeFirst()
  return row && { publicKey: row.public_key, privateKey: row.private_key }
}

type Claims = { readonly endpoint: string; readonly contact: string | undefined; readonly now: Date }

/** The header `Authorization` for a request to this endpoint. `contact` tells the push service whose messages these are. */
export function authorize({ publicKey, privateKey }: PushKeys, { endpoint, contact, now }: Claims): string {
  const exp = Math.floor((now.getTime() + validForMs) / 1000)
  const claims = { aud: new URL(endpoint).origin, exp, ...(contact !== undefined && { sub: contact }) }
  const unsigned = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encode).join('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } })
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
