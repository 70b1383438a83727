import { afterAll, expect, test, vi } from 'vitest'

// The page has no page data.
vi.stubGlobal('document', { getElementById: () => null })
afterAll(() => vi.unstubAllGlobals())
const { ApiError } = await import('./api.ts')
const { refusalWords } = await import('./refusal-words.ts')

const refusal = (retryAfter: string | null) => new ApiError(429, '', { message: 'Too many attempts.' }, retryAfter)

test('a wait of more than a minute is added to the server’s message', () => {
  expect(refusalWords(refusal('61'))).toBe('Too many attempts. It works again in 2 minutes.')
  expect(refusalWords(refusal('3600'))).toBe('Too many attempts. It works again in an hour.')
})

test('without a wait of more than a minute, only the server’s message is shown', () => {
  expect(refusalWords(refusal('20'))).toBe('Too many attempts.')
  expect(refusalWords(refusal(null))).toBe('Too many attempts.')
})

test('an error without a response of the server has no message', () => {
  expect(refusalWords(new TypeError('Failed to fetch'))).toBeUndefined()
})
