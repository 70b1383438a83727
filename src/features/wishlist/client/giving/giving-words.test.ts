import { expect, test } from 'vitest'
import { givingWords, takenWords } from './giving-words.ts'

const nobody = { quantity: 1, reservedByMe: 0, reservedByOthers: [] }
const ruth = { firstName: 'Ruth', units: 2 }

test('givingWords says who is getting a wish, and how many units if the wish has several', () => {
  expect(givingWords(nobody)).toBeNull()
  expect(givingWords({ ...nobody, reservedByMe: 1 })).toBe('You are getting this')
  expect(givingWords({ ...nobody, reservedByOthers: [{ ...ruth, units: 1 }] })).toBe('Ruth is getting this')
  expect(givingWords({ quantity: 6, reservedByMe: 3, reservedByOthers: [ruth] })).toBe(
    'You are getting 3, Ruth is getting 2',
  )
})

test('givingWords calls a person without a first name "Somebody"', () => {
  expect(givingWords({ ...nobody, reservedByOthers: [{ firstName: '', units: 1 }] })).toBe('Somebody is getting this')
})

test('takenWords says how many units are taken if the wish has several units', () => {
  expect(takenWords({ ...nobody, reservedByMe: 1 })).toBeNull()
  expect(takenWords({ ...nobody, quantity: 6 })).toBeNull()
  expect(takenWords({ quantity: 6, reservedByMe: 3, reservedByOthers: [ruth] })).toBe('5 of 6 taken')
  expect(takenWords({ quantity: 2, reservedByMe: 2, reservedByOthers: [ruth] })).toBe('2 of 2 taken')
})
