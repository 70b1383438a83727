import { expect, test } from 'vitest'
import { listOfNames } from '#language/list-of-names.ts'
import { wordsOf } from '#ui/testing.ts'
import { texts } from '../texts/texts.ts'

const adminOf = (...names: string[]) => texts.onlyAdmin(names.length, listOfNames(names))
const endOf = (...names: string[]) => wordsOf(texts.journeysEnd(names.length, listOfNames(names), (text) => text))

test('one journey is named in the singular, several in the plural', () => {
  expect(adminOf('Pip')).toContain('the journey of Pip,')
  expect(adminOf('Pip', 'Robin')).toContain('the journeys of Pip and Robin,')
  expect(endOf('Pip')).toContain('The journey of Pip ends,')
  expect(endOf('Pip', 'Robin')).toContain('The journeys of Pip and Robin end,')
})
