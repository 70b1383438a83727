import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWeek } from '../../../src/features/guide/server/weeks/read-week.ts'
import { readPicture } from './comparison-pictures.ts'

const weeks = Array.from({ length: 39 }, (_, place) => place + 4)
const used = weeks.map((week) => readWeek(week)?.size.picture ?? 'none')
const drawn = readdirSync(new URL('../../../src/features/guide/client/pictures/', import.meta.url))

test('every week names a comparison picture that exists', () => {
  expect(used.filter((name) => !/^<svg [^>]*viewBox=/.test(readPicture(name) ?? ''))).toEqual([])
})

test('every drawing is used by a week', () => {
  expect(drawn.filter((file) => !used.includes(file.replace('.svg', '')))).toEqual([])
})

test.each(drawn)('the drawing %s is small, and has no script, style, link or size of its own', (file) => {
  const picture = readPicture(file.replace('.svg', '')) ?? ''
  expect(picture.length).toBeLessThanOrEqual(1200)
  expect(picture).not.toMatch(/<style|<script|href|<svg[^>]*\s(width|height)=|\bon\w+=/)
})
