import { expect, test } from 'vitest'
import { endOfJourneys, journeysOf } from './journey-words.ts'

test('one journey is named in the singular, several in the plural', () => {
  expect(journeysOf(['Pip'])).toBe('the journey of Pip')
  expect(journeysOf(['Pip', 'Robin'])).toBe('the journeys of Pip and Robin')
  expect(endOfJourneys(['Pip'])).toBe('The journey of Pip ends')
  expect(endOfJourneys(['Pip', 'Robin'])).toBe('The journeys of Pip and Robin end')
})
