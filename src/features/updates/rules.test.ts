import { describe, expect, test } from 'vitest'
import { beginningOf } from './rules.ts'

describe('the beginning of a text', () => {
  test.each([
    ['a short text', 'A kick.'],
    ['a text that exceeds the limit by fewer than 100 characters', 'kick '.repeat(119)],
    ['a few short lines', 'kick\n'.repeat(20)],
  ])('is the whole text for %s', (_, text) => {
    expect(beginningOf(text)).toBe(text)
  })

  test('is cut only if at least 100 characters are left out', () => {
    expect(beginningOf('x'.repeat(599))).toHaveLength(599)
    expect(beginningOf('x'.repeat(600))).toHaveLength(500)
  })

  test('ends with a whole word', () => {
    expect(beginningOf('kick, '.repeat(200))).toBe('kick, '.repeat(83).trim())
  })

  test('has at most ten lines', () => {
    expect(beginningOf('A line of a long poem.\n'.repeat(30)).split('\n')).toHaveLength(10)
  })

  test('never ends with half a character', () => {
    expect(beginningOf(`a${'🐣'.repeat(600)}`)).toBe(`a${'🐣'.repeat(249)}`)
    expect(beginningOf(`word ${'x'.repeat(1000)}`)).toBe(`word ${'x'.repeat(495)}`)
  })
})
