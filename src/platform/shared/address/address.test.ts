import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '../contract.ts'
import { createAddresses, isCall } from './address.ts'

const contract = defineContract({
  'GET /api/things': { summary: 'Things.', access: 'member', query: z.object({ limit: z.optional(z.string()) }) },
  'GET /api/things/{name}': { summary: 'One.', access: 'member' },
  'DELETE /api/things/{id}': { summary: 'Deletes one.', access: 'member' },
})
const address = createAddresses<typeof contract>()

test('an address is the path of a call, with its parameters and query filled in', () => {
  expect(address('GET /api/things')).toBe('/api/things')
  expect(address('GET /api/things', { query: { limit: '5' } })).toBe('/api/things?limit=5')
  expect(address('DELETE /api/things/{id}', { params: { id: 7 } })).toBe('/api/things/7')
})

test('a parameter is always one segment, whatever characters it contains', () => {
  expect(address('GET /api/things/{name}', { params: { name: 'a/b?c' } })).toBe('/api/things/a%2Fb%3Fc')
})

test('an address outside of the contract does not compile', () => {
  // @ts-expect-error: no such call
  expect(address('GET /api/nothing')).toBe('/api/nothing')
  // @ts-expect-error: the parameter is missing
  expect(address('DELETE /api/things/{id}')).toBe('/api/things/undefined')
})

test.each([
  ['/api/things', true],
  ['/api', false],
  ['/apiary', false],
  ['/album', false],
])('%s is the path of a call: %s', (path, expected) => {
  expect(isCall(path)).toBe(expected)
})
