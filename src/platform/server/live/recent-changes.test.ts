import { expect, test } from 'vitest'
import { createRecentChanges } from './recent-changes.ts'

const start = 1_000_000
const seconds = (count: number) => start + count * 1000

test('the changes of a journey since a time are known, and those up to ten seconds before it', () => {
  const recent = createRecentChanges(start)
  recent.note(7, 'updates', seconds(5))
  recent.note(7, 'photos', seconds(30))
  recent.note(8, 'contacts', seconds(31))
  expect(recent.since(7, seconds(40), seconds(60))).toEqual(['photos'])
  expect(recent.since(7, seconds(15), seconds(60))).toEqual(['updates', 'photos'])
  expect(recent.since(7, seconds(41), seconds(60))).toEqual([])
})

test('a table that changed twice counts as changed at the later time', () => {
  const recent = createRecentChanges(start)
  recent.note(7, 'updates', seconds(1))
  recent.note(7, 'photos', seconds(2))
  recent.note(7, 'updates', seconds(60))
  expect(recent.since(7, seconds(50), seconds(61))).toEqual(['updates'])
})

test('the changes are unknown before the start, before a gap, and after two minutes', () => {
  const recent = createRecentChanges(start)
  expect(recent.since(7, seconds(-1), seconds(5))).toBe('unknown')
  expect(recent.since(7, seconds(0), seconds(5))).toEqual([])
  expect(recent.since(7, seconds(0), seconds(121))).toBe('unknown')
  recent.noteGap(seconds(130))
  expect(recent.since(7, seconds(129), seconds(131))).toBe('unknown')
  expect(recent.since(7, seconds(130), seconds(131))).toEqual([])
})
