import { expect, test } from 'vitest'
import { describeWeekError } from './describe-week-error.ts'

test.each([
  ['', undefined],
  ['1', undefined],
  ['42', undefined],
  ['0', 'Number must be greater than or equal to 1'],
  ['43', 'Number must be less than or equal to 42'],
  ['12.5', 'Expected integer, received float'],
])('the week “%s” has the error message %j', (typed, says) => {
  expect(describeWeekError(typed)).toBe(says)
})
