import { expect, test } from 'vitest'
import { downloadName } from './captioned-picture.ts'

test.each([
  ['Pip', 30, 'pip-week-30.png'],
  ['Zoë & José', 8, 'zoe-jose-week-8.png'],
  ['  ', 12, 'baby-week-12.png'],
  ['小星', 40, '小星-week-40.png'],
  ['a/../b', 9, 'a-b-week-9.png'],
])('the picture of %s in week %d is saved as %s', (name, week, file) => {
  expect(downloadName(name, week)).toBe(file)
})
