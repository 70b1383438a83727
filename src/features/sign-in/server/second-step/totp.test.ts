import { describe, expect, test } from 'vitest'
import { drawSecret, findStep } from './totp.ts'

// From appendix B of RFC 6238. Its codes have eight digits; these are the last six.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('a code of RFC 6238', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('for second %i is accepted 30 seconds early or late, but not 61', async (seconds, code) => {
    const step = Math.floor(seconds / 30)
    for (const shift of [-30, 0, 30])
      expect(await findStep(secret, code, new Date((seconds + shift) * 1000))).toBe(step)
    for (const shift of [-61, 61]) expect(await findStep(secret, code, new Date((seconds + shift) * 1000))).toBeNull()
  })
})

test('each secret is different, and its otpauth address names Nestling and the account', async () => {
  const [one, other] = [await drawSecret('nora@nestling.example'), await drawSecret('nora@nestling.example')]
  expect(one.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(one.secret).not.toBe(other.secret)
  expect(one.address).toMatch(/^otpauth:\/\/totp\/Nestling:nora%40nestling\.example\?/)
  expect(one.address).toContain(`secret=${one.secret}`)
})
