import { expect, test } from 'vitest'
import { pictureName } from './picture-name.ts'

const by = (firstName: string) => ({ author: { firstName, profileImageUrl: null } })

test('the name of a picture says who shared it, and its number if there are several pictures', () => {
  expect(pictureName(by('Nora'), 0, 1)).toBe('Picture shared by Nora')
  expect(pictureName(by('Nora'), 1, 3)).toBe('Picture 2 of 3 shared by Nora')
  expect(pictureName(by(''), 0, 1)).toBe('Picture shared by somebody')
})
