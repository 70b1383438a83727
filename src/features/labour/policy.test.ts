import { expect, test } from 'vitest'
import { mayNote } from './policy.ts'

const [nora, sam, ruth] = [{ userId: 1 }, { userId: 2 }, { userId: 3 }]

test.each([
  ['a parent', true, [nora, sam], { ...sam, role: 'admin' }],
  // Until the second sign-in step, the session of an admin has the role of family.
  ['a parent who has not passed the second sign-in step', true, [nora, sam], { ...sam, role: 'family' }],
  ['the only parent, who has not passed the second sign-in step', true, [sam], { ...sam, role: 'family' }],
  ['an admin who is not a parent', false, [nora, sam], { ...ruth, role: 'admin' }],
  ['family', false, [nora, sam], { ...ruth, role: 'family' }],
  ['a guest', false, [nora, sam], { ...ruth, role: 'guest' }],
  ['an admin while no parents are named', true, [], { ...ruth, role: 'admin' }],
  ['family while no parents are named', false, [], { ...ruth, role: 'family' }],
  ['a guest while no parents are named', false, [], { ...ruth, role: 'guest' }],
] as const)('%s may note contractions: %s', (_, may, parents, person) => {
  expect(mayNote(parents, person)).toBe(may)
})
