import { afterEach, expect, test, vi } from 'vitest'
import { currentToast, removeToast } from '#ui/toast/toast-store.ts'
import { ApiError } from './api.ts'
import { deleteForGood, deleteUndoably } from './delete-undoably.ts'

afterEach(() => removeToast())

const words = {
  removed: 'Contact deleted',
  restored: 'Contact brought back',
  failed: 'Failed to delete contact',
}
const works = () => vi.fn(() => Promise.resolve())
const fails = (sentence?: string) => vi.fn(() => Promise.reject(new ApiError(403, '', { message: sentence })))

test('after a deletion, a toast offers undo for 10 seconds', async () => {
  const restore = works()
  expect(await deleteUndoably({ ...words, remove: works(), restore })).toBe(true)
  expect(currentToast()).toMatchObject({ title: 'Contact deleted', duration: 10_000, action: { label: 'Undo' } })
  expect(restore).not.toHaveBeenCalled()

  currentToast()?.action?.onAct()
  await expect.poll(() => currentToast()?.title).toBe('Contact brought back')
  expect(restore).toHaveBeenCalledOnce()
})

test('a failed deletion shows the server’s message, without undo', async () => {
  expect(await deleteUndoably({ ...words, remove: fails('Only Nora can.'), restore: works() })).toBe(false)
  expect(currentToast()).toMatchObject({ title: 'Failed to delete contact', description: 'Only Nora can.' })
  expect(currentToast()?.action).toBeUndefined()
})

test('after a permanent deletion, the toast offers no undo', async () => {
  expect(await deleteForGood({ removed: 'Code removed', failed: 'Not removed', remove: works() })).toBe(true)
  expect(currentToast()).toMatchObject({ title: 'Code removed' })
  expect(currentToast()?.action).toBeUndefined()
})

test('a failed permanent deletion shows the server’s message', async () => {
  expect(await deleteForGood({ removed: 'Code removed', failed: 'Not removed', remove: fails('Only Nora can.') })).toBe(
    false,
  )
  expect(currentToast()).toMatchObject({ title: 'Not removed', description: 'Only Nora can.', tone: 'destructive' })
})

test('a failed undo shows an error toast', async () => {
  await deleteUndoably({ ...words, remove: works(), restore: fails(), fallback: 'Please try again.' })
  currentToast()?.action?.onAct()
  await expect
    .poll(() => currentToast())
    .toMatchObject({
      title: 'It could not be brought back',
      description: 'Please try again.',
      tone: 'destructive',
    })
})
