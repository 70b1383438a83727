import { expect, test } from 'vitest'
import { ApiError } from './api.ts'
import { refusalWords } from './refusal-words.ts'

const refusal = (retryAfter: string | null) => new ApiError(429, '', { message: 'Too many attempts.' }, retryAfter)

test('a wait of more than a minute is added to the server’s message', () => {
  expect(refusalWords(refusal('61'))).toBe('Too many attempts. It will work again in 2 minutes.')
  expect(refusalWords(refusal('3600'))).toBe('Too many attempts. It will work again in an hour.')
  expect(refusalWords(refusal('3601'))).toBe('Too many attempts. It will work again in 2 hours.')
  expect(refusalWords(refusal('86400'))).toBe('Too many attempts. It will work again in 24 hours.')
})

test('without a wait of more than a minute, only the server’s message is shown', () => {
  expect(refusalWords(refusal('20'))).toBe('Too many attempts.')
  expect(refusalWords(refusal(null))).toBe('Too many attempts.')
})

test('an error without a response from the server has no message', () => {
  expect(refusalWords(new TypeError('Failed to fetch'))).toBeUndefined()
})
