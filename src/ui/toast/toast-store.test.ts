import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, removeToast, showToast, subscribeToToasts, updateToast } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  removeToast()
  vi.useRealTimers()
})

test('a shown toast is open and has its text', () => {
  const id = showToast({ title: 'Copied!' })
  expect(currentToast()).toEqual({ id, title: 'Copied!', open: true })
})

test('only one toast is shown: the next replaces it', () => {
  const first = showToast({ title: 'First' })
  const second = showToast({ title: 'Second' })
  expect(second).not.toBe(first)
  expect(currentToast()?.title).toBe('Second')
})

test('an update changes only the given fields, and only of the current toast', () => {
  const old = showToast({ title: 'Uploading', tone: 'destructive' })
  updateToast(old, { title: 'Photo uploaded' })
  expect(currentToast()).toMatchObject({ title: 'Photo uploaded', tone: 'destructive' })

  const id = showToast({ title: 'Newer' })
  updateToast(old, { title: 'Too late' })
  expect(currentToast()).toMatchObject({ id, title: 'Newer' })
})

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  dismissToast(showToast({ title: 'Copied!' }))
  expect(currentToast()?.open).toBe(false)
  vi.advanceTimersByTime(999_999)
  expect(currentToast()).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeUndefined()
})

test('the delayed removal of a dismissed toast does not remove a newer toast', () => {
  dismissToast(showToast({ title: 'First' }))
  showToast({ title: 'Second' })
  vi.advanceTimersByTime(1_000_000)
  expect(currentToast()?.title).toBe('Second')
})

test('listeners are called at every change until they unsubscribe', () => {
  const listener = vi.fn()
  const leave = subscribeToToasts(listener)
  dismissToast(showToast({ title: 'Copied!' }))
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  removeToast()
  expect(listener).toHaveBeenCalledTimes(2)
})
