import { expect, test } from 'vitest'
import { daysLeft, shortTitle } from './rules.ts'

test('a long text is shortened to the beginning of its first line', () => {
  expect(shortTitle('A kick.\nAnd another.')).toBe('A kick.')
  expect(shortTitle('🐣'.repeat(80))).toBe('🐣'.repeat(80))
  expect(shortTitle('🐣'.repeat(81))).toBe(`${'🐣'.repeat(79)}…`)
})

test('a started day counts as a day left', () => {
  const until = '2026-04-14T10:00:00.000Z'
  expect(daysLeft(until, new Date('2026-03-15T10:00:00.000Z'))).toBe(30)
  expect(daysLeft(until, new Date('2026-04-14T09:59:00.000Z'))).toBe(1)
  expect(daysLeft(until, new Date('2026-04-15T10:00:00.000Z'))).toBe(0)
})

test('one millisecond more than 29 days counts as 30 days left', () => {
  const until = '2026-04-14T10:00:00.000Z'
  expect(daysLeft(until, new Date('2026-03-16T09:59:59.999Z'))).toBe(30)
  expect(daysLeft(until, new Date('2026-03-16T10:00:00.000Z'))).toBe(29)
})
