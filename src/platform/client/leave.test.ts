import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SignOutReason } from './leave.ts'

const assign = vi.fn()
vi.stubGlobal('location', { assign, pathname: '/guide', search: '?week=12' })
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  vi.useFakeTimers()
  // The module redirects only once, so each test loads it again.
  vi.resetModules()
  assign.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

const openPage = async () => {
  const [{ sendToSignIn }, { currentToast }] = [await import('./leave.ts'), await import('#ui/toast/toast-store.ts')]
  return { sendToSignIn, currentToast }
}

const reasons: readonly [SignOutReason, string, string, number][] = [
  ['unauthorized', 'Unauthorized', 'You are logged out. Logging in again...', 500],
  ['session-expired', 'Session Expired', 'Please log in again to continue.', 1500],
  ['authentication-required', 'Authentication Required', 'Please log in again to continue.', 1500],
]

test.each(reasons)(
  'the reason %s shows "%s" and "%s", and /api/login opens after %i ms with the path of this page',
  async (...reason) => {
    const [why, title, description, delay] = reason
    const { sendToSignIn, currentToast } = await openPage()
    sendToSignIn(why)
    expect(currentToast()).toMatchObject({ title, description })
    vi.advanceTimersByTime(delay - 1)
    expect(assign).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(assign).toHaveBeenCalledExactlyOnceWith('/api/login#/guide?week=12')
  },
)

test('even if the server refuses many calls, there is one message and one redirect', async () => {
  const { sendToSignIn, currentToast } = await openPage()
  for (const why of ['session-expired', 'unauthorized', 'unauthorized'] as const) sendToSignIn(why)
  expect(currentToast()?.title).toBe('Session Expired')
  vi.advanceTimersByTime(10_000)
  expect(assign).toHaveBeenCalledOnce()
})
