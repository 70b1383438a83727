import { describe, expect, test } from 'vitest'
import { newsTopics } from '#platform/shared/news/news-topics.ts'
import { defaultFrequencies, groupNews, shorten } from './rules.ts'
import { texts } from './texts/texts.ts'

const minute = 60_000
const start = Date.parse('2026-03-15T10:00:00.000Z')

type Entry = Parameters<typeof groupNews>[0][number]

/** An entry this many minutes before the start. */
const entry = (id: number, minutesAgo: number, more: Partial<Entry> = {}): Entry => ({
  ...{ id, kind: 'photo', actorId: 1, aboutId: null },
  happenedAt: new Date(start - minutesAgo * minute).toISOString(),
  ...more,
})
const idsOf = (entries: readonly Entry[]) => groupNews(entries).map((group) => group.map(({ id }) => id))

describe('entries of news', () => {
  test('are joined if at most an hour passed from each to the next', () => {
    expect(idsOf([entry(4, 0), entry(3, 60), entry(2, 120), entry(1, 180 + 1 / minute)])).toEqual([[4, 3, 2], [1]])
  })

  test('are not joined with those of another kind, of another person or about another thing', () => {
    const others = [entry(3, 1, { kind: 'update' }), entry(2, 2, { actorId: 2 }), entry(1, 3, { aboutId: 7 })]
    expect(idsOf([entry(4, 0), ...others])).toEqual([[4], [3], [2], [1]])
  })

  test('are joined even if other entries came in between, and are listed by their newest entry', () => {
    expect(idsOf([entry(4, 0), entry(3, 1, { kind: 'update' }), entry(2, 2), entry(1, 3, { kind: 'update' })])).toEqual(
      [
        [4, 2],
        [3, 1],
      ],
    )
  })

  test('are in different groups before and after a longer pause', () => {
    expect(idsOf([entry(4, 0), entry(3, 61), entry(2, 62), entry(1, 63)])).toEqual([[4], [3, 2, 1]])
  })
})

describe('the beginning of what people wrote', () => {
  test.each([
    ['is on one line', '  We heard\n\n the\theart. ', 'We heard the heart.'],
    ['is whole up to 140 characters', 'x'.repeat(140), 'x'.repeat(140)],
    ['is cut after that', 'x'.repeat(141), `${'x'.repeat(139)}…`],
    ['does not end with a space', `${'x'.repeat(138)} ${'y'.repeat(10)}`, `${'x'.repeat(138)}…`],
    ['does not cut a character in two', '🤰'.repeat(141), `${'🤰'.repeat(139)}…`],
  ])('%s', (_, content, shown) => {
    expect(shorten(content)).toBe(shown)
  })
})

test('by default, people get notifications of all topics but reactions, and daily mail about only four topics', () => {
  const topicsWith = (way: 'push' | 'mail', frequency: string) =>
    newsTopics.filter((topic) => defaultFrequencies[way][topic] === frequency)
  expect(topicsWith('push', 'never')).toEqual(['reaction'])
  expect(topicsWith('push', 'at-once')).toHaveLength(newsTopics.length - 1)
  expect(topicsWith('mail', 'daily').toSorted()).toEqual(['appointment', 'birth', 'photo', 'update'])
  expect(topicsWith('mail', 'never').toSorted()).toEqual(['comment', 'member', 'reaction'])
})

test('each kind of mail that a link can end has its own words', () => {
  const words = ([...newsTopics, 'all'] as const).map((what) => texts.mailKinds[what])
  expect(new Set(words).size).toBe(newsTopics.length + 1)
  expect(words).not.toContain('')
})
