import { expect, test } from 'vitest'
import { sourcesOf } from './picture-sources.ts'

const address = (filename: string) => `/pictures/${filename}`

test.each([
  [2560, ['320w', '640w', '1280w', '2560w']],
  [1281, ['320w', '640w', '1280w', '1281w']],
  [1280, ['320w', '640w', '1280w']],
  [200, ['200w']],
])('a picture %i pixels wide has the sources %j', (width, widths) => {
  const sources = sourcesOf(address, { filename: 'a.webp', width, height: 900 }).split(', ')
  expect(sources.map((source) => source.split(' ')[1])).toEqual(widths)
})

test('the widest source is the full picture, and the addresses of the others name their width', () => {
  expect(sourcesOf(address, { filename: 'a.webp', width: 500, height: 2560 })).toBe(
    '/pictures/a.webp?w=320 320w, /pictures/a.webp 500w',
  )
})
