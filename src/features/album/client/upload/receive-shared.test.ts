import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepShared } from '#platform/client/share/shared-files.ts'
import { openFakeCaches } from '#platform/client/share/testing.ts'
import { currentToast, removeToast } from '#ui/toast/toast-store.ts'
import { receiveShared } from './receive-shared.ts'

const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' })
const choose = vi.fn<(files: readonly File[], caption: string) => void>()
const chosen = () => choose.mock.calls.map(([files, caption]) => [files.map(({ name }) => name), caption])
const said = () => [currentToast()?.title, currentToast()?.description].filter(Boolean)

const send = (files: readonly File[], { words = '', leftOut = 0 } = {}) =>
  keepShared({ files, words, leftOut, userId: null }, Date.now())

beforeEach(() => {
  vi.stubGlobal('caches', openFakeCaches().caches)
})
afterEach(() => {
  vi.unstubAllGlobals()
  choose.mockClear()
  removeToast()
})

describe('whoever may only look at the album', () => {
  test('is told so, and nothing is chosen', async () => {
    await send([picture('scan.jpg')])
    expect(await receiveShared({ userId: 1, mayAdd: false, isAnnounced: true, choose })).toBe(true)
    expect(chosen()).toEqual([])
    expect(said()).toEqual(['Not added', 'You can see this album, but not add to it.'])
    await receiveShared({ userId: 1, mayAdd: true, isAnnounced: false, choose })
    expect(chosen()).toEqual([])
  })

  test('is told so too when nothing has come', async () => {
    expect(await receiveShared({ userId: 1, mayAdd: false, isAnnounced: true, choose })).toBe(false)
    expect(said()).toEqual(['Not added', 'You can see this album, but not add to it.'])
  })
})

test('photos are chosen with their words, and nothing is said', async () => {
  await send([picture('scan.jpg'), picture('belly.jpg')], { words: 'Our first' })
  expect(await receiveShared({ userId: 1, mayAdd: true, isAnnounced: true, choose })).toBe(true)
  expect(chosen()).toEqual([[['scan.jpg', 'belly.jpg'], 'Our first']])
  expect(said()).toEqual([])
})

test('asked twice at once, they are chosen once, and both hear of it', async () => {
  await send([picture('scan.jpg')])
  const asking = { userId: 1, mayAdd: true, isAnnounced: true, choose }
  expect(await Promise.all([receiveShared(asking), receiveShared(asking)])).toEqual([true, true])
  expect(chosen()).toHaveLength(1)
})

test('how many did not fit is said beside those that did', async () => {
  await send([picture('scan.jpg')], { leftOut: 3 })
  await receiveShared({ userId: 1, mayAdd: true, isAnnounced: true, choose })
  expect(chosen()).toHaveLength(1)
  expect(said()).toEqual(['Too many photos at once', '3 photos did not fit. Please send them after these.'])
})

test('what was announced and has not come is chosen here instead', async () => {
  expect(await receiveShared({ userId: 1, mayAdd: true, isAnnounced: true, choose })).toBe(false)
  expect(said()).toEqual(['The photos did not arrive', 'Please choose them here.'])
})

test('where nothing was announced and nothing waits, nothing is said', async () => {
  expect(await receiveShared({ userId: 1, mayAdd: true, isAnnounced: false, choose })).toBe(false)
  expect(said()).toEqual([])
})
