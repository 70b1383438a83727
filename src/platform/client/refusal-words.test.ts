import { afterAll, expect, test, vi } from 'vitest'

// A page without page data.
vi.stubGlobal('document', { getElementById: () => null })
afterAll(() => vi.unstubAllGlobals())
const { ApiError } = await import('./api.ts')
const { refusalWords } = await import('./refusal-words.ts')

const refusal = (retryAfter: string | null) => new ApiError(429, '', { message: 'Too many attempts.' }, retryAfter)

test('a long refusal says when to try again', () => {
  expect(refusalWords(refusal('61'))).toBe('Too many attempts. It works again in 2 minutes.')
  expect(refusalWords(refusal('3600'))).toBe('Too many attempts. It works again in an hour.')
})

test('a short refusal, and one without a time, is shown in the server’s words alone', () => {
  expect(refusalWords(refusal('20'))).toBe('Too many attempts.')
  expect(refusalWords(refusal(null))).toBe('Too many attempts.')
})

test('an error that is not a refusal has no words', () => {
  expect(refusalWords(new TypeError('Failed to fetch'))).toBeUndefined()
})
