/** A software authenticator for tests. Tests use `lies` to make it send false data. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { expect } from 'vitest'
import { castPassword } from '#features/sign-in/fixtures.ts'
import type { NewPasskey, PasskeyAnswer } from '../../contract.ts'

export const origin = 'https://nestling.example'
const rpId = 'nestling.example'

type Lies = {
  origin?: string
  rpId?: string
  /** Whether the authenticator verified its user, for example by a fingerprint. */
  knowsOwner?: boolean
  type?: string
  signCount?: number
  userHandle?: string
  /** The attestation statement. */
  statement?: Map<string, unknown>
  format?: string
}

type Options = { challenge: string; user: { id: string } }

export type Authenticator = ReturnType<typeof createAuthenticator>

export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let signCount = 0
  let userHandle = ''

  return {
    id: id.toString('base64url'),
    make({ challenge, user }: Options, lies: Lies = {}): NewPasskey {
      userHandle = user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // In COSE: an elliptic-curve key (1, 2) for ES256 (3, -7) on P-256 (-1, 1), with its x and y.
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, encode(key)])
      const attestation = new Map<string, unknown>([
        ['fmt', lies.format ?? 'none'],
        ['attStmt', lies.statement ?? new Map()],
        ['authData', new Uint8Array(authenticatorData({ ...lies, signCount: 0 }, credential))],
      ])
      return {
        credentialId: id.toString('base64url'),
        clientData: clientData({ type: 'webauthn.create', ...lies }, challenge),
        attestation: encode(attestation).toString('base64url'),
      }
    },
    answer({ challenge }: Pick<Options, 'challenge'>, lies: Lies = {}): PasskeyAnswer {
      signCount = lies.signCount ?? signCount + 1
      const data = authenticatorData({ ...lies, signCount })
      const client = clientData({ type: 'webauthn.get', ...lies }, challenge)
      const clientHash = createHash('sha256').update(Buffer.from(client, 'base64url')).digest()
      return {
        credentialId: id.toString('base64url'),
        clientData: client,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, clientHash]), privateKey).toString('base64url'),
        userHandle: lies.userHandle ?? userHandle,
      }
    },
  }
}

// Needs a cast, because the library does not export its type of CBOR values.
const encode = (value: unknown) => Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]))

function authenticatorData({ rpId: id = rpId, knowsOwner = true, signCount = 0 }: Lies, credential?: Buffer): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(signCount)
  // The user is present, was verified, and the data contain a new credential.
  const flags = 0b1 | (knowsOwner ? 0b100 : 0) | (credential ? 0b0100_0000 : 0)
  const party = createHash('sha256').update(id).digest()
  return Buffer.concat([party, Buffer.from([flags]), count, credential ?? Buffer.alloc(0)])
}

const clientData = ({ type, origin: from = origin }: Lies, challenge: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false })).toString('base64url')

type Poster = { post(path: string, body?: unknown): Promise<{ status: number; body: unknown }> }

/** Adds a passkey for a signed-in person, and returns its authenticator. */
export async function addPasskey(browser: Poster) {
  const authenticator = createAuthenticator()
  const options = await browser.post('/api/account/passkeys/challenge', { currentPassword: castPassword })
  const made = authenticator.make(Object(options.body))
  expect((await browser.post('/api/account/passkeys', made)).status).toBe(201)
  return authenticator
}
