import { expect, test } from 'vitest'
import { namesTogether, spaceCode, usedWords } from './rules.ts'

test('names are joined as a family would write them', () => {
  expect(namesTogether(['Nora'])).toBe('Nora')
  expect(namesTogether(['Nora', 'Sam'])).toBe('Nora & Sam')
  expect(namesTogether(['Nora', 'Sam', 'Ruth'])).toBe('Nora, Sam & Ruth')
  expect(namesTogether([])).toBe('')
})

test('a code is spaced for reading and says how far it is used', () => {
  expect(spaceCode('ABCDEFGH')).toBe('ABCD EFGH')
  expect(usedWords({ usedCount: 3, maxUses: 10 })).toBe('3/10')
  expect(usedWords({ usedCount: 3, maxUses: null })).toBe('3/∞')
})
