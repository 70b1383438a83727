import { createHmac } from 'node:crypto'
import { expect } from 'vitest'
import { castPassword } from '../../fixtures.ts'

type Poster = { post(path: string, body?: unknown): Promise<{ status: number; body: unknown }> }

/** Computes the code of an authenticator app (RFC 6238) whose clock is `steps` × 30 seconds ahead. */
export function codeOf(secret: string, now: Date, steps = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000) + steps))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Turns the second step on for a signed-in person. Returns the secret and the recovery codes. */
export async function turnOnSecondStep(browser: Poster, now: Date) {
  const begun = await browser.post('/api/account/second-step/secret', { currentPassword: castPassword })
  expect(begun.status).toBe(201)
  const { secret } = Object(begun.body)
  // Uses the previous code, so the current one is still unused.
  const done = await browser.post('/api/account/second-step', { code: codeOf(secret, now, -1) })
  expect(done.status).toBe(201)
  const recoveryCodes: string[] = Object(done.body).recoveryCodes
  return { secret: String(secret), recoveryCodes }
}
