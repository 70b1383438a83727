import { expect, test } from 'vitest'
import { mayNote } from './policy.ts'

const [nora, sam, ruth] = [{ userId: 1 }, { userId: 2 }, { userId: 3 }]

test.each([
  ['a parent', [nora, sam], { ...sam, role: 'admin' }, true],
  // A session whose second step is missing has the role of family.
  ['a parent who still has to take a second step', [nora, sam], { ...sam, role: 'family' }, true],
  ['the only parent, who still has to take a second step', [sam], { ...sam, role: 'family' }, true],
  ['an admin who is not a parent', [nora, sam], { ...ruth, role: 'admin' }, false],
  ['family', [nora, sam], { ...ruth, role: 'family' }, false],
  ['a guest', [nora, sam], { ...ruth, role: 'guest' }, false],
  ['an admin while no parents are named', [], { ...ruth, role: 'admin' }, true],
  ['family while no parents are named', [], { ...ruth, role: 'family' }, false],
  ['a guest while no parents are named', [], { ...ruth, role: 'guest' }, false],
] as const)('%s may note contractions: %#', (_, parents, person, may) => {
  expect(mayNote(parents, person)).toBe(may)
})
