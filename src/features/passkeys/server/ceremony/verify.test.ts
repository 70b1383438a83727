import { expect, test } from 'vitest'
import { createAuthenticator } from './testing.ts'
import { refuseCertificates } from './verify.ts'

const options = { challenge: 'AAAA', user: { id: 'AAAA' } }
const withStatement = (format: string, statement: Map<string, unknown>) =>
  createAuthenticator().make(options, { format, statement }).attestation

test.each(['packed', 'tpm', 'apple', 'android-key', 'fido-u2f'])(
  'a %s attestation with certificates is refused, because the library would fetch addresses in them',
  async (format) => {
    const statement = new Map([['x5c', [new Uint8Array([48, 0])]]])
    await expect(refuseCertificates(withStatement(format, statement))).rejects.toThrow(
      'The attestation contains certificates.',
    )
  },
)

test('a SafetyNet attestation of Android is refused, because it contains certificates', async () => {
  await expect(refuseCertificates(withStatement('android-safetynet', new Map()))).rejects.toThrow()
})

test('an attestation without certificates is accepted', async () => {
  await refuseCertificates(withStatement('none', new Map()))
  await refuseCertificates(withStatement('packed', new Map<string, unknown>([['alg', -7]])))
})
