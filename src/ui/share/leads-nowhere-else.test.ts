import { expect, test } from 'vitest'
import { leadsNowhereElse } from './leads-nowhere-else.ts'

test.each([
  'http://127.0.0.1:3000/?invite=ABCDEFGH',
  'http://127.1.2.3',
  'http://localhost:3000/',
  'http://nest.localhost',
  'http://[::1]:3000/',
  'http://0.0.0.0:3000/',
])('%s is no address for others', (url) => {
  expect(leadsNowhereElse(url)).toBe(true)
})

test.each([
  'http://192.168.1.5:3000/',
  'http://nest.local/',
  'https://nestling.example/?invite=127.0.0.1',
  'https://localhost.example/',
  'https://127.0.0.1.example/',
])('%s is one', (url) => {
  expect(leadsNowhereElse(url)).toBe(false)
})
