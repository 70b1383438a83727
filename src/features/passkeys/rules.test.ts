import { expect, test } from 'vitest'
import { relyingPartyOf } from './rules.ts'

test.each([
  ['missing', null],
  ['plain http', 'http://nestling.example'],
  ['an IPv4 address', 'https://192.168.1.20'],
  ['an IPv6 address', 'https://[fd00::1]:8443'],
  ['plain http on this machine’s address', 'http://127.0.0.1:3000'],
])('there are no passkeys if the public address is %s', (_, publicOrigin) => {
  expect(relyingPartyOf(publicOrigin)).toBeNull()
})

test.each([
  ['https://nestling.example', 'nestling.example'],
  ['https://home.nestling.example:8443', 'home.nestling.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://nestling.localhost', 'nestling.localhost'],
])('passkeys made at %s have the relying party id %s', (origin, id) => {
  expect(relyingPartyOf(origin)).toEqual({ id, origin })
})
