import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readWeek } from '../../src/features/guide/server/weeks/read-week.ts'
import { readPicture } from './comparison-pictures.ts'

const weeks = Array.from({ length: 39 }, (_, place) => place + 4)
const used = weeks.map((week) => readWeek(week)?.size.picture ?? 'none')
const drawn = readdirSync(new URL('../../src/features/guide/client/pictures/', import.meta.url))

it('has a picture for every week', () => {
  expect(used.filter((name) => !/^<svg [^>]*viewBox=/.test(readPicture(name) ?? ''))).toEqual([])
})

it('contains only drawings that are used', () => {
  expect(drawn.filter((file) => !used.includes(file.replace('.svg', '')))).toEqual([])
})

it.each(drawn)('%s is small and inert', (file) => {
  const picture = readPicture(file.replace('.svg', '')) ?? ''
  expect(picture.length).toBeLessThanOrEqual(1200)
  expect(picture).not.toMatch(/<style|<script|href|<svg[^>]*\s(width|height)=|\bon\w+=/)
})
