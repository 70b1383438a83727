import { describe, expect, test } from 'vitest'
import { findRetiredWords } from './plain-words.ts'

describe('a retired word is found', () => {
  test('in the text of a file, with its line and the word to write instead', () => {
    expect(findRetiredWords('src/app/server/start.ts', 'const a = 1\nconst caretaker = open()\n')).toEqual([
      'src/app/server/start.ts:2: write "scheduler" instead of "caretaker"',
    ])
  })

  test('in the path of a file', () => {
    expect(findRetiredWords('src/platform/server/mail/postman.ts', '')).toEqual([
      'src/platform/server/mail/postman.ts: write "mail worker" instead of "postman"',
    ])
  })

  test.each([
    'openCaretaker()',
    'two postmen',
    'postLetter(tx)',
    'keep-ready.ts',
    'squeezePage',
    '<WaysIn />',
    'forgetOld(tx)',
    'store.forget()',
    'allThatIsKept',
    'openHouse()',
    'type Asked = string',
    'whom-to-call.ts',
  ])('in the text “%s”', (text) => expect(findRetiredWords('src/a.ts', text)).toHaveLength(1))

  test('beside an allowed storage key', () => {
    expect(findRetiredWords('src/a.ts', "const farewell = 'nestling-farewell'")).toHaveLength(1)
  })
})

describe('findRetiredWords reports nothing for', () => {
  test.each([
    'the first letter of a name',
    'scheduler',
    'the way in',
    'a visitor turns back',
    'lentils',
    'do not forget the form',
    'the form keeps what was typed',
    'keepAliveTimeout',
    'a household',
    '<House />',
  ])('“%s”', (text) => expect(findRetiredWords('src/a.ts', text)).toEqual([]))

  test('a storage key that is already in people’s browsers', () => {
    expect(findRetiredWords('src/a.ts', "const key = 'nestling-farewell'")).toEqual([])
  })

  test('a text of the guide for families', () => {
    expect(findRetiredWords('src/features/guide/content/week-34.md', 'Do ten squeezes.')).toEqual([])
  })
})
