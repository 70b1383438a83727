import { expect, test } from 'vitest'
import { namesTogether, readCode, spaceCode, usedWords } from './rules.ts'

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

test.each([
  ['ABCDEFGH', 'ABCDEFGH'],
  ['abcd-efgh ', 'ABCDEFGH'],
  [' A B-C D E F-G H', 'ABCDEFGH'],
])('what is typed as %j is the code %s', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test.each([
  ['too short', 'ABCDEFG'],
  ['too long', 'ABCDEFGHJ'],
  ['with a letter that looks like another', 'ABCDEFGI'],
  ['of such letters alone', 'ILOQILOQ'],
  ['with a Cyrillic А', '\u0410BCDEFGH'],
  ['empty', ''],
])('a code is none when it is %s', (_, typed) => {
  expect(readCode(typed)).toBeNull()
})

test('a longer code has a space after every four letters', () => {
  expect(spaceCode('ABCDEFGHJKMN')).toBe('ABCD EFGH JKMN')
})
