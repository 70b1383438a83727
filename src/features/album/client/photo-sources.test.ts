import { expect, test } from 'vitest'
import type { Photo } from '../contract.ts'
import { sourcesOf } from './photo-sources.ts'

const photo = (width: number, height: number): Photo => ({
  id: 1,
  filename: 'abc.webp',
  caption: null,
  week: null,
  width,
  height,
  createdBy: 1,
  likes: 0,
  reactions: [],
  ownReaction: null,
  comments: 0,
  createdAt: '2026-11-03T10:00:00.000Z',
  author: { firstName: 'Nora', profileImageUrl: null },
  version: 'a',
})

test('a large photo is offered at three smaller widths and at its full stored width', () => {
  expect(sourcesOf(photo(2560, 1920))).toBe(
    [
      '/api/photos/abc.webp?w=320 320w',
      '/api/photos/abc.webp?w=640 640w',
      '/api/photos/abc.webp?w=1280 1280w',
      '/api/photos/abc.webp 2560w',
    ].join(', '),
  )
})

test('a small photo is not offered wider than it is', () => {
  expect(sourcesOf(photo(500, 700))).toBe('/api/photos/abc.webp?w=320 320w, /api/photos/abc.webp 500w')
  expect(sourcesOf(photo(320, 200))).toBe('/api/photos/abc.webp 320w')
})
