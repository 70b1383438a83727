import { afterEach, expect, test } from 'vitest'
import { currentToast, removeToast } from '#ui/toast/toast-store.ts'
import { showToastIfSent, storedForLater } from './later.ts'

afterEach(() => removeToast())

test('a change that was sent is announced', () => {
  showToastIfSent({ id: 3 }, { title: 'Contact added' })
  expect(currentToast()).toMatchObject({ title: 'Contact added' })
})

test('a change that waits is not announced as sent', () => {
  showToastIfSent(storedForLater, { title: 'Contact added' })
  expect(currentToast()).toBeUndefined()
})
