import { expect, test } from 'vitest'
import { changeReaction, describeReactions } from './reactions.ts'

const none = describeReactions(new Map(), null)

test('the most frequent reaction comes first, and kinds without a reaction are left out', () => {
  const counts = new Map([
    ['heart', 1],
    ['smile', 0],
    ['star', 3],
  ] as const)
  expect(describeReactions(counts, 'heart')).toEqual({
    likes: 4,
    reactions: [
      { kind: 'star', count: 3 },
      { kind: 'heart', count: 1 },
    ],
    ownReaction: 'heart',
  })
})

test('a first reaction is counted', () => {
  expect(changeReaction(none, 'hug')).toEqual({
    likes: 1,
    reactions: [{ kind: 'hug', count: 1 }],
    ownReaction: 'hug',
  })
})

test('another reaction replaces the first one', () => {
  const mine = changeReaction(describeReactions(new Map([['heart', 2]]), null), 'hug')
  expect(changeReaction(mine, 'heart')).toEqual({
    likes: 3,
    reactions: [{ kind: 'heart', count: 3 }],
    ownReaction: 'heart',
  })
})

test('a reaction that was taken back is no longer counted', () => {
  expect(changeReaction(changeReaction(none, 'hug'), null)).toEqual(none)
})
