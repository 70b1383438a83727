import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { collectShared } from '#platform/client/share/shared-files.ts'
import { openFakeCaches } from '#platform/client/share/testing.ts'
import { takeShared } from './take-shared.ts'

const noon = Date.UTC(2026, 2, 15, 12)
const nora = 1
const nobody = async () => undefined
const picture = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' })

beforeEach(() => {
  vi.stubGlobal('caches', openFakeCaches().caches)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Posts this body to the worker, as a device does. Returns the files and words that the album then finds. */
async function send(body: FormData | string) {
  const request = new Request('https://nestling.example/album/share', { method: 'POST', body })
  const { status, headers } = await takeShared(request, noon, nobody)
  expect([status, headers.get('location')]).toEqual([303, 'https://nestling.example/album?add=shared'])
  return collectShared(nora, noon)
}

function formOf(files: readonly File[], words: Record<string, string> = {}) {
  const form = new FormData()
  for (const file of files) form.append('photos', file)
  for (const [field, value] of Object.entries(words)) form.append(field, value)
  return form
}

describe('the album finds no photo', () => {
  test.each([
    ['a body that is not a form', 'photos=none'],
    ['a form with text instead of photos', formOf([], { photos: 'a word', text: '' })],
    ['a form with files in another field', withFileIn('documents')],
    ['a form with a file instead of text', withFileIn('text')],
  ])('if the request has %s', async (_, body) => {
    expect((await send(body)) ?? { files: [], words: '' }).toMatchObject({ files: [], words: '' })
  })

  test('if the cache is full, and the worker throws no error', async () => {
    vi.stubGlobal('caches', openFakeCaches({ fullAfter: 1 }).caches)
    expect(await send(formOf([picture('a.jpg'), picture('b.jpg')]))).toBeUndefined()
  })
})

test('the album gets the photos in their order', async () => {
  const shared = await send(formOf([picture('scan.jpg'), picture('belly.jpg')]))
  expect(shared?.files.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['scan.jpg', 'image/jpeg', 10],
    ['belly.jpg', 'image/jpeg', 10],
  ])
  expect(shared).toMatchObject({ words: '', leftOut: 0 })
})

test.each([
  ['the shared text', { text: ' Our first ', title: 'IMG_1' }, 'Our first'],
  ['the shared title if there is no text', { text: ' ', title: 'IMG_1' }, 'IMG_1'],
  ['the first 500 characters of the text', { text: 'x'.repeat(600) }, 'x'.repeat(500)],
])('the caption is %s', async (_, words, caption) => {
  expect((await send(formOf([picture('scan.jpg')], words)))?.words).toBe(caption)
})

test('the signed-in person is recorded, so nobody else sees the photos', async () => {
  const request = () =>
    new Request('https://nestling.example/album/share', { method: 'POST', body: formOf([picture('scan.jpg')]) })
  const sam = async () => ({ user: { id: 2 }, instance: {}, at: noon })
  await takeShared(request(), noon, sam)
  expect(await collectShared(nora, noon)).toBeUndefined()
  await takeShared(request(), noon, sam)
  expect((await collectShared(2, noon))?.files).toHaveLength(1)
})

test('photos beyond 30 are left out, and counted', async () => {
  const shared = await send(formOf(Array.from({ length: 33 }, (_, index) => picture(`${index}.jpg`))))
  expect(shared).toMatchObject({ leftOut: 3 })
  expect(shared?.files.map(({ name }) => name)).toEqual(Array.from({ length: 30 }, (_, index) => `${index}.jpg`))
})

test('a photo beyond 250 MB in total is left out, but a later photo that fits is stored', async () => {
  const large = (name: string) => Object.defineProperty(picture(name), 'size', { value: 90 * 1024 * 1024 })
  const request = new Request('https://nestling.example/album/share', { method: 'POST' })
  vi.spyOn(request, 'formData').mockResolvedValue(formOf([large('1'), large('2'), large('3'), picture('small')]))
  await takeShared(request, noon, nobody)
  const shared = await collectShared(nora, noon)
  expect(shared?.files.map(({ name }) => name)).toEqual(['1', '2', 'small'])
  expect(shared).toMatchObject({ leftOut: 1 })
})

test.each([
  ['exactly 250 MB fit into a share', [250 * 1024 * 1024], ['0'], 0],
  ['one byte beyond 250 MB is left out', [250 * 1024 * 1024, 1], ['0'], 1],
  ['a file of more than 250 MB is left out', [250 * 1024 * 1024 + 1], [], 1],
])('%s', async (_, sizes, names, leftOut) => {
  const files = sizes.map((size, index) => Object.defineProperty(picture(`${index}`), 'size', { value: size }))
  const request = new Request('https://nestling.example/album/share', { method: 'POST' })
  vi.spyOn(request, 'formData').mockResolvedValue(formOf(files))
  await takeShared(request, noon, nobody)
  const shared = await collectShared(nora, noon)
  expect(shared?.files.map(({ name }) => name)).toEqual(names)
  expect(shared).toMatchObject({ leftOut })
})

test('text in the field for photos is ignored, and is not counted as a photo that was left out', async () => {
  expect(await send(formOf([], { photos: 'a word' }))).toMatchObject({ files: [], leftOut: 0 })
})

function withFileIn(field: string) {
  const form = new FormData()
  form.append(field, picture('a.jpg'))
  return form
}
