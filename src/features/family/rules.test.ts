import { expect, test } from 'vitest'
import { readCode, spaceCode, usedWords } from './rules.ts'
import { texts } from './texts/texts.ts'

test('names are joined by commas and an ampersand', () => {
  expect(texts.namesTogether(['Nora'])).toBe('Nora')
  expect(texts.namesTogether(['Nora', 'Sam'])).toBe('Nora & Sam')
  expect(texts.namesTogether(['Nora', 'Sam', 'Ruth'])).toBe('Nora, Sam & Ruth')
  expect(texts.namesTogether([])).toBe('')
})

test('a code is shown in groups of four letters, and its uses as a fraction', () => {
  expect(spaceCode('ABCDEFGH')).toBe('ABCD EFGH')
  expect(usedWords({ usedCount: 3, maxUses: 10 })).toBe('3/10')
  expect(usedWords({ usedCount: 3, maxUses: null })).toBe('3/∞')
})

test.each([
  ['ABCDEFGH', 'ABCDEFGH'],
  ['abcd-efgh ', 'ABCDEFGH'],
  [' A B-C D E F-G H', 'ABCDEFGH'],
])('the input %j is read as the code %s', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test.each([
  ['is too short', 'ABCDEFG'],
  ['is too long', 'ABCDEFGHJ'],
  ['has a letter that looks like another', 'ABCDEFGI'],
  ['has only letters that look like others', 'ILOQILOQ'],
  ['has a Cyrillic А', '\u0410BCDEFGH'],
  ['is empty', ''],
])('input that %s is not read as a code', (_, typed) => {
  expect(readCode(typed)).toBeNull()
})

test('a longer code has a space after every four letters', () => {
  expect(spaceCode('ABCDEFGHJKMN')).toBe('ABCD EFGH JKMN')
})
