import { expect, test } from 'vitest'
import { findLinkedThing } from './linked-thing.ts'

test.each(['', 'week=7', 'photo=7', 'update=', 'update=0', 'update=-1', 'update=1.5', 'update=x', 'update=1e3'])(
  'the query “?%s” names no update',
  (search) => {
    expect(findLinkedThing(search, 'update')).toBeUndefined()
  },
)

test('a number that is too large names no update', () => {
  expect(findLinkedThing('update=99999999999999999999', 'update')).toBeUndefined()
})

test('an address names a thing, and whether its comments should open', () => {
  expect(findLinkedThing('update=7', 'update')).toEqual({ name: 'update', id: 7, withComments: false })
  expect(findLinkedThing('week=30&photo=12&comments=open', 'photo')).toEqual({
    name: 'photo',
    id: 12,
    withComments: true,
  })
})
