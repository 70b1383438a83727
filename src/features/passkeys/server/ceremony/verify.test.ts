import { expect, test } from 'vitest'
import { createAuthenticator } from './testing.ts'
import { refuseCertificates } from './verify.ts'

const options = { challenge: 'AAAA', user: { id: 'AAAA' } }
const withStatement = (format: string, statement: Map<string, unknown>) =>
  createAuthenticator().make(options, { format, statement }).attestation

test.each(['packed', 'tpm', 'apple', 'android-key', 'fido-u2f'])(
  'certificates of the form %s are refused, because the library would ask the addresses in them',
  async (format) => {
    const statement = new Map([['x5c', [new Uint8Array([48, 0])]]])
    await expect(refuseCertificates(withStatement(format, statement))).rejects.toThrow('It has certificates.')
  },
)

test('a statement that Android signed is refused, because it contains certificates too', async () => {
  await expect(refuseCertificates(withStatement('android-safetynet', new Map()))).rejects.toThrow()
})

test('what browsers send without being asked for certificates is taken', async () => {
  await refuseCertificates(withStatement('none', new Map()))
  await refuseCertificates(withStatement('packed', new Map<string, unknown>([['alg', -7]])))
})
