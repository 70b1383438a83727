import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { currentToast, removeToast } from '#ui/toast/toast-store.ts'

// A page without page data.
vi.stubGlobal('document', { getElementById: () => null })
afterAll(() => vi.unstubAllGlobals())
const { ApiError } = await import('./api.ts')
const { deleteForGood, deleteUndoably } = await import('./delete-undoably.ts')

afterEach(() => removeToast())

const words = {
  removed: 'Contact deleted',
  restored: 'Contact brought back',
  failed: 'Failed to delete contact',
}
const works = () => vi.fn(() => Promise.resolve())
const fails = (sentence?: string) => vi.fn(() => Promise.reject(new ApiError(403, '', { message: sentence })))

test('after a deletion undo is offered for 10,000 ms', async () => {
  const restore = works()
  expect(await deleteUndoably({ ...words, remove: works(), restore })).toBe(true)
  expect(currentToast()).toMatchObject({ title: 'Contact deleted', duration: 10_000, action: { label: 'Undo' } })
  expect(restore).not.toHaveBeenCalled()

  currentToast()?.action?.onAct()
  await vi.waitFor(() => expect(currentToast()?.title).toBe('Contact brought back'))
  expect(restore).toHaveBeenCalledOnce()
})

test('a failed deletion is reported in the server’s words, without undo', async () => {
  expect(await deleteUndoably({ ...words, remove: fails('Only Nora can.'), restore: works() })).toBe(false)
  expect(currentToast()).toMatchObject({ title: 'Failed to delete contact', description: 'Only Nora can.' })
  expect(currentToast()?.action).toBeUndefined()
})

test('after a deletion for good no undo is offered', async () => {
  expect(await deleteForGood({ removed: 'Code removed', failed: 'Not removed', remove: works() })).toBe(true)
  expect(currentToast()).toMatchObject({ title: 'Code removed' })
  expect(currentToast()?.action).toBeUndefined()
})

test('a failed deletion for good is reported in the server’s words', async () => {
  expect(await deleteForGood({ removed: 'Code removed', failed: 'Not removed', remove: fails('Only Nora can.') })).toBe(
    false,
  )
  expect(currentToast()).toMatchObject({ title: 'Not removed', description: 'Only Nora can.', tone: 'destructive' })
})

test('a failed undo is reported', async () => {
  await deleteUndoably({ ...words, remove: works(), restore: fails(), otherwise: 'Please try again.' })
  currentToast()?.action?.onAct()
  await vi.waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'It could not be brought back',
      description: 'Please try again.',
      tone: 'destructive',
    }),
  )
})
