import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { encrypt, isPublicKey } from './encrypt.ts'
import { decrypt } from './testing.ts'

/** RFC 8291, appendix A. */
const example = {
  content: 'When I grow up, I want to be a watermelon',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  browserPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

function keysOf(privateKey: string) {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKey, 'base64url')
  return ecdh
}

test('encrypts the example of RFC 8291 as the RFC does', () => {
  const drawn = { salt: Buffer.from(example.salt, 'base64url'), ecdh: keysOf(example.senderPrivate) }
  expect(encrypt(Buffer.from(example.content), example, drawn).toString('base64url')).toBe(example.body)
})

test('the push service of the tests decrypts the example of RFC 8291', () => {
  const keys = { ecdh: keysOf(example.browserPrivate), secret: Buffer.from(example.auth, 'base64url') }
  expect(decrypt(Buffer.from(example.body, 'base64url'), keys)).toBe(example.content)
})

test('each message is encrypted with a new salt and a new key', () => {
  const bodies = [1, 2].map(() => encrypt(Buffer.from(example.content), example).toString('base64url'))
  expect(bodies[0]?.slice(0, 20)).not.toBe(bodies[1]?.slice(0, 20))
  expect(bodies[0]?.slice(30, 80)).not.toBe(bodies[1]?.slice(30, 80))
})

test.each([
  ['the key of the example', true, example.p256dh],
  ['a point that is not on the curve', false, `${example.p256dh.slice(0, -2)}AA`],
  ['the point at infinity', false, 'AA'],
  ['a key that is too short', false, example.p256dh.slice(0, 40)],
  ['nothing', false, ''],
])('isPublicKey of %s is %s', (_, is, key) => {
  expect(isPublicKey(key)).toBe(is)
})
