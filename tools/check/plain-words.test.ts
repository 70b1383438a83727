import { describe, expect, test } from 'vitest'
import { findRetiredWords } from './plain-words.ts'

describe('a retired word is found', () => {
  test('in a text, with its line and the word to write instead', () => {
    expect(findRetiredWords('src/app/server/start.ts', 'const a = 1\nconst caretaker = open()\n')).toEqual([
      'src/app/server/start.ts:2: write "scheduler" instead of "caretaker"',
    ])
  })

  test('in the name of a file', () => {
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
  ])('inside %s', (text) => expect(findRetiredWords('src/a.ts', text)).toHaveLength(1))
})

describe('is left alone', () => {
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

  test('a key in people’s browsers', () => {
    expect(findRetiredWords('src/a.ts', "const key = 'nestling-farewell'")).toEqual([])
  })

  test('a retired word beside such a key is still found', () => {
    expect(findRetiredWords('src/a.ts', "const farewell = 'nestling-farewell'")).toHaveLength(1)
  })

  test('the guide’s texts for families', () => {
    expect(findRetiredWords('src/features/guide/content/week-34.md', 'Do ten squeezes.')).toEqual([])
  })
})
