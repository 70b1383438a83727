import { expect, test } from 'vitest'
import { pseudo } from './pseudo.ts'

test('a text in the pseudo-language has accents, and 40 % more letters', () => {
  expect(pseudo('Wishlist')).toBe('Wíšhlíšt····')
})

test('a text without letters stays as it is', () => {
  expect(['', '—', '40 %', '12:30'].map(pseudo)).toEqual(['', '—', '40 %', '12:30'])
})
