/** A push service on loopback for tests. It checks each request as a real one does, and decrypts it as a browser does. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { openTestInternet, publicAddress } from '#platform/server/internet/testing.ts'

export const pushHost = 'push.example.net'

/** A request that the service accepted, as the browser would see it. */
export type Delivered = {
  endpoint: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The JSON of the message. */
  content: unknown
  /** The same message as text, with its padding. */
  text: string
  claims: { aud: string; exp: number; sub?: string }
}

export type PushAnswer = { status: number; headers?: Record<string, string> } | 'silence'

type Options = {
  now: () => Date
  /** The addresses of the host; by default a public one. */
  addresses?: readonly string[]
}

/** Opens the service. A request that violates RFC 8291 or 8292 gets an error status, and is listed in `faults`. */
export async function openTestPushService({ now, addresses = [publicAddress] }: Options) {
  const browsers = new Map<string, BrowserKeys>()
  const delivered: Delivered[] = []
  const faults: string[] = []
  let answer: (endpoint: string) => PushAnswer | Promise<PushAnswer> = () => ({ status: 201 })

  const network = await openTestInternet(
    async (request, response) => {
      const endpoint = `https://${request.headers.host}${request.url}`
      const given = await answer(endpoint)
      if (given === 'silence') return
      try {
        const keys = browsers.get(endpoint)
        if (!keys) throw new Fault(404, 'no such subscription')
        if (request.method !== 'POST') throw new Fault(405, 'not a POST')
        const { authorization = '', ttl, topic = '' } = request.headers
        const claims = readClaims(authorization, {
          audience: `https://${pushHost}`,
          key: keys.applicationKey,
          now: now(),
        })
        if (!/^\d+$/.test(String(ttl))) throw new Fault(400, 'no TTL')
        if (!/^[\w-]{0,32}$/.test(String(topic))) throw new Fault(400, 'a bad topic')
        if (request.headers['content-encoding'] !== 'aes128gcm') throw new Fault(415, 'a bad content coding')
        const body = await buffer(request)
        if (body.length > 4096) throw new Fault(413, 'too large')
        const text = decrypt(body, keys)
        if (given.status < 300)
          delivered.push({ endpoint, headers: request.headers, content: JSON.parse(text), text, claims })
        response.writeHead(given.status, given.headers).end()
      } catch (error) {
        faults.push(String(error))
        response.writeHead(error instanceof Fault ? error.status : 400).end()
      }
    },
    { names: [pushHost], addresses: { [pushHost]: addresses } },
  )

  return {
    internet: network.internet,
    delivered,
    faults,
    requested: network.requested,
    /** Decides how the service answers requests that it would accept; by default with 201. */
    answer: (next: typeof answer) => {
      answer = next
    },
    /** Subscribes a browser. Without `applicationKey`, the service accepts the key of any installation. */
    subscribe: (applicationKey?: string) => {
      const ecdh = createECDH('prime256v1')
      const p256dh = ecdh.generateKeys('base64url')
      const secret = randomBytes(16)
      const endpoint = `https://${pushHost}/${randomBytes(12).toString('base64url')}`
      browsers.set(endpoint, { ecdh, secret, applicationKey })
      return { endpoint, p256dh, auth: secret.toString('base64url') }
    },
    close: network.close,
  }
}

type BrowserKeys = {
  ecdh: ReturnType<typeof createECDH>
  secret: Buffer
  applicationKey: string | undefined
}

class Fault extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

type Expected = { audience: string; key: string | undefined; now: Date }

/** Verifies the `Authorization` header as RFC 8292 requires, and returns its claims. */
function readClaims(header: string, { audience, key, now }: Expected): Delivered['claims'] {
  const [, token = '', k = ''] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]+)$/.exec(header) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString() || 'null')
  if (read(head)?.alg !== 'ES256') throw new Fault(403, 'no VAPID')
  if (key !== undefined && k !== key) throw new Fault(403, 'another key than that of the subscription')
  const point = Buffer.from(k, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const signed = Buffer.from(`${head}.${body}`)
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const claims = read(body)
  const secondsLeft = claims.exp - now.getTime() / 1000
  if (!isSigned) throw new Fault(403, 'a bad signature')
  if (claims.aud !== audience) throw new Fault(403, 'a bad audience')
  if (!(secondsLeft > 0 && secondsLeft <= 86_400)) throw new Fault(403, 'a bad expiry')
  if (claims.sub !== undefined && !/^(?:mailto:|https:)/.test(claims.sub)) throw new Fault(403, 'a bad subject')
  return claims
}

/** Decrypts a message as a browser does (RFC 8291). */
export function decrypt(body: Buffer, { ecdh, secret }: Omit<BrowserKeys, 'applicationKey'>): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const derive = (from: Uint8Array, by: Uint8Array, info: Uint8Array, bytes: number) =>
    Buffer.from(hkdfSync('sha256', from, by, info, bytes))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const shared = derive(ecdh.computeSecret(sender), secret, info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = record.lastIndexOf(2)
  return record.toString('utf8', 0, end)
}
