import { expect, test } from 'vitest'
import { createRecentChanges } from './recent-changes.ts'

const start = 1_000_000
const seconds = (count: number) => start + count * 1000

function openRecent() {
  const recent = createRecentChanges()
  recent.noteComplete(start)
  return recent
}

const member = { pregnancyId: 7, userId: 3 }

test('the tables of a journey that changed since a given time are listed', () => {
  const recent = openRecent()
  recent.note(7, 'updates', seconds(5))
  recent.note(7, 'photos', seconds(30))
  recent.note(8, 'contacts', seconds(31))
  expect(recent.since(member, seconds(6))).toEqual(['photos'])
  expect(recent.since(member, seconds(5))).toEqual(['updates', 'photos'])
  expect(recent.since(member, seconds(31))).toEqual([])
})

test('a private change is listed only for its person', () => {
  const recent = openRecent()
  recent.notePrivate(3, 'items', seconds(5))
  recent.notePrivate(7, 'items', seconds(5))
  recent.note(3, 'photos', seconds(5))
  expect(recent.since(member, seconds(5))).toEqual(['items'])
  expect(recent.since({ pregnancyId: 7, userId: 4 }, seconds(5))).toEqual([])
})

test('a table that changed twice counts as changed at the later time', () => {
  const recent = openRecent()
  recent.note(7, 'updates', seconds(1))
  recent.note(7, 'photos', seconds(2))
  recent.note(7, 'updates', seconds(60))
  expect(recent.since(member, seconds(50))).toEqual(['updates'])
})

test('changes are remembered since the start or the last gap, for two minutes at most', () => {
  const recent = createRecentChanges()
  expect(recent.reach(seconds(5))).toBe(0)
  recent.noteComplete(start)
  expect(recent.reach(seconds(5))).toBe(5000)
  expect(recent.reach(seconds(500))).toBe(120_000)
  recent.noteComplete(seconds(505))
  expect(recent.reach(seconds(501))).toBe(0)
  expect(recent.reach(seconds(506))).toBe(1000)
})

test('changes of more than two minutes ago are forgotten at the next change', () => {
  const recent = openRecent()
  recent.note(7, 'updates', seconds(1))
  recent.note(7, 'photos', seconds(122))
  expect(recent.since(member, seconds(0))).toEqual(['photos'])
})
