import { expect, test } from 'vitest'
import { photoIdIn, weekIn } from './week-in.ts'

test.each([
  ['week=30', 30],
  ['week=1', 1],
  ['week=42', 42],
  ['', null],
  ['week=', null],
  ['week=0', null],
  ['week=43', null],
  ['week=1.5', null],
  ['week=all', null],
])('the query “?%s” selects the week %j', (search, week) => {
  expect(weekIn(search)).toBe(week)
})

test.each([
  ['photo=7', 7],
  ['week=30&photo=7', 7],
  ['', null],
  ['photo=', null],
  ['photo=x', null],
])('the query “?%s” opens the photo %j', (search, id) => {
  expect(photoIdIn(search)).toBe(id)
})
