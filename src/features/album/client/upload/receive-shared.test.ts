import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storeShared } from '#platform/client/share/shared-files.ts'
import { openFakeCaches } from '#platform/client/share/testing.ts'
import { currentToast, removeToast } from '#ui/toast/toast-store.ts'
import { receiveShared } from './receive-shared.ts'

const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' })
const choose = vi.fn<(files: readonly File[], caption: string) => void>()
const chosen = () => choose.mock.calls.map(([files, caption]) => [files.map(({ name }) => name), caption])
const toastTexts = () => [currentToast()?.title, currentToast()?.description].filter(Boolean)

const send = (files: readonly File[], { words = '', leftOut = 0 } = {}) =>
  storeShared({ files, words, leftOut, userId: null }, Date.now())

beforeEach(() => {
  vi.stubGlobal('caches', openFakeCaches().caches)
})
afterEach(() => {
  vi.unstubAllGlobals()
  choose.mockClear()
  removeToast()
})

describe('a person who may only see the album', () => {
  test('is told that they cannot add photos, and no photo is added to the upload queue', async () => {
    await send([picture('scan.jpg')])
    expect(await receiveShared({ userId: 1, mayAdd: false, isAnnounced: true, choose })).toBe(true)
    expect(chosen()).toEqual([])
    expect(toastTexts()).toEqual(['Not added', 'You can see this album, but not add to it.'])
    await receiveShared({ userId: 1, mayAdd: true, isAnnounced: false, choose })
    expect(chosen()).toEqual([])
  })

  test('is told that they cannot add photos even if no photo arrived', async () => {
    expect(await receiveShared({ userId: 1, mayAdd: false, isAnnounced: true, choose })).toBe(false)
    expect(toastTexts()).toEqual(['Not added', 'You can see this album, but not add to it.'])
  })
})

test('shared photos are added to the upload queue with their caption, and no message appears', async () => {
  await send([picture('scan.jpg'), picture('belly.jpg')], { words: 'Our first' })
  expect(await receiveShared({ userId: 1, mayAdd: true, isAnnounced: true, choose })).toBe(true)
  expect(chosen()).toEqual([[['scan.jpg', 'belly.jpg'], 'Our first']])
  expect(toastTexts()).toEqual([])
})

test('two simultaneous calls add the shared photos only once, and both resolve to true', async () => {
  await send([picture('scan.jpg')])
  const options = { userId: 1, mayAdd: true, isAnnounced: true, choose }
  expect(await Promise.all([receiveShared(options), receiveShared(options)])).toEqual([true, true])
  expect(chosen()).toHaveLength(1)
})

test('a message tells how many photos did not fit', async () => {
  await send([picture('scan.jpg')], { leftOut: 3 })
  await receiveShared({ userId: 1, mayAdd: true, isAnnounced: true, choose })
  expect(chosen()).toHaveLength(1)
  expect(toastTexts()).toEqual([
    'Too many photos at once',
    '3 photos did not fit. Please share them again, after these.',
  ])
})

test('if announced photos did not arrive, a message asks the person to choose them in Nestling', async () => {
  expect(await receiveShared({ userId: 1, mayAdd: true, isAnnounced: true, choose })).toBe(false)
  expect(toastTexts()).toEqual(['The photos did not arrive', 'Please choose them here.'])
})

test('if no photos were announced or stored, no message appears', async () => {
  expect(await receiveShared({ userId: 1, mayAdd: true, isAnnounced: false, choose })).toBe(false)
  expect(toastTexts()).toEqual([])
})
