import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each([
  ['Europe/London', 'Jan 6, 2026'],
  ['Pacific/Auckland', 'Jan 7, 2026'],
])('6 January 2026, 21:30 UTC is shown in %s as %s', async (timeZone, day) => {
  vi.stubEnv('TZ', timeZone)
  const { dayWords, ownTimeZone } = await import('./day-words.ts')
  expect(ownTimeZone()).toBe(timeZone)
  expect(dayWords('2026-01-06T21:30:00.000Z')).toBe(day)
})
