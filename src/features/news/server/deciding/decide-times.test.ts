/** Tests decisions at exact instants, because random cases seldom hit a boundary. */
import { describe, expect, test } from 'vitest'
import { allRights } from '#app/server/testing.ts'
import { defaultFrequencies } from '../../rules.ts'
import { decide, decideDue, isWanted } from './decide.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const happenedAt = new Date('2026-03-15T10:00:00.000Z')
const later = (ms: number) => new Date(happenedAt.getTime() + ms)

const question: Parameters<typeof decide>[0] = {
  event: { topic: 'photo', section: 'album', isGathered: true, actorId: 2, happenedAt, lead: null, aboutAt: null },
  subject: { path: '/album', content: null },
  person: { userId: 1, joinedAt: later(-hour) },
  rights: allRights,
  isQuietJourney: false,
  choices: { frequencies: defaultFrequencies, timeZone: 'Europe/Berlin', quietHours: null, leads: [] },
  waitingSince: { push: null, mail: null },
  now: happenedAt,
}

describe('a burst of news', () => {
  test.each([
    ['a minute after the only event', null, 0, minute],
    ['a minute after the last event', later(-3 * minute), 0, minute],
    ['five minutes after the first event, if that is earlier', later(-4.5 * minute), 0, minute / 2],
    ['at once, if it has waited that long already', later(-6 * minute), 0, 0],
    ['at once, if it is decided ten minutes late', null, 10 * minute, 10 * minute],
    ['a minute after the only event, even if it is decided 20 seconds late', null, 20 * second, minute],
  ])('is told %s', (_, push, decidedMs, dueMs) => {
    const decision = decide({ ...question, waitingSince: { push, mail: null }, now: later(decidedMs) })
    expect(decision.push).toEqual(later(dueMs))
  })

  test('waits separately for notifications and for mail', () => {
    const frequencies = {
      push: defaultFrequencies.push,
      mail: { ...defaultFrequencies.mail, photo: 'at-once' },
    } as const
    const choices = { ...question.choices, frequencies }
    const waitingSince = { push: null, mail: later(-4.5 * minute) }
    expect(decide({ ...question, choices, waitingSince })).toMatchObject({
      push: later(minute),
      mail: later(minute / 2),
    })
  })
})

test('news that does not wait for further events is told at once', () => {
  expect(decide({ ...question, event: { ...question.event, isGathered: false } }).push).toEqual(happenedAt)
})

test('a person gets all news since the moment they joined, and no earlier news', () => {
  const joinedAt = (ms: number) => ({ ...question, person: { userId: 1, joinedAt: later(ms) } })
  expect(decide(joinedAt(0)).list).toBe(true)
  expect(decide(joinedAt(1)).list).toBe(false)
})

test('a message is dropped if it is more than a day late', () => {
  const due = { ...question, way: 'push', dueAt: happenedAt, isRead: false } as const
  expect(decideDue({ ...due, now: later(24 * hour) })).toBe('tell')
  expect(decideDue({ ...due, now: later(24 * hour + 1) })).toBe('drop')
})

test('a mail leaves out news that the person has read or seen, no longer wants, or may no longer see', () => {
  const unread = { ...question, way: 'mail', isRead: false } as const
  expect(isWanted(unread)).toBe(true)
  expect(isWanted({ ...unread, isRead: true })).toBe(false)
  expect(isWanted({ ...unread, event: { ...unread.event, topic: 'comment' } })).toBe(false)
  expect(isWanted({ ...unread, subject: { ...question.subject, path: '/', content: null, seenBy: [1] } })).toBe(false)
  expect(isWanted({ ...unread, subject: { path: '/', content: null, audience: [2] } })).toBe(false)
})
