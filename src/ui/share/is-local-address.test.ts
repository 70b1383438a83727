import { expect, test } from 'vitest'
import { isLocalAddress } from './is-local-address.ts'

test.each([
  'http://127.0.0.1:3000/?invite=ABCDEFGH',
  'http://127.1.2.3',
  'http://localhost:3000/',
  'http://nest.localhost',
  'http://[::1]:3000/',
  'http://0.0.0.0:3000/',
])('%s works only on this device', (url) => {
  expect(isLocalAddress(url)).toBe(true)
})

test.each([
  'http://192.168.1.5:3000/',
  'http://nest.local/',
  'https://nestling.example/?invite=127.0.0.1',
  'https://localhost.example/',
  'https://127.0.0.1.example/',
])('%s works on other devices', (url) => {
  expect(isLocalAddress(url)).toBe(false)
})
