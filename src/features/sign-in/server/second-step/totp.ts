/** Codes of authenticator apps (RFC 6238): six digits computed from a shared secret and the time, new every 30 seconds. */
import type { TOTP } from 'otpauth'

type Shown = {
  /** In base32, for typing it into an app. */
  readonly secret: string
  /** An `otpauth://` address, for a QR code. */
  readonly address: string
}

const periodSeconds = 30

/** A new secret, and the address that adds it to an app. */
export async function drawSecret(email: string): Promise<Shown> {
  const { Secret } = await import('otpauth')
  const secret = new Secret({ size: 20 }).base32
  return { secret, address: (await open(secret, email)).toString() }
}

/** The 30-second step of this code, if it is the current, the previous or the next one; null for a wrong code. */
export async function findStep(secret: string, code: string, now: Date): Promise<number | null> {
  const timestamp = now.getTime()
  const delta = (await open(secret)).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta
}

async function open(secret: string, label?: string): Promise<TOTP> {
  const { Secret, TOTP } = await import('otpauth')
  const known = Secret.fromBase32(secret)
  return new TOTP({ issuer: 'Nestling', ...(label && { label }), secret: known, digits: 6, period: periodSeconds })
}
