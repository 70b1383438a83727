import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { page } from './page.ts'

describe('the query of a list', () => {
  test('asks for the newest 50 entries by default', () => {
    expect(z.parse(page(), {})).toEqual({ limit: 50 })
  })

  test('is parsed into numbers', () => {
    expect(z.parse(page(), { limit: '200', before: '7' })).toEqual({ limit: 200, before: 7 })
  })

  test.each([
    [{ limit: '0' }, 'Number must be greater than or equal to 1'],
    [{ limit: '201' }, 'Number must be less than or equal to 200'],
    [{ limit: 'ten' }, 'Expected number, received string'],
    [{ limit: '' }, 'Expected number, received string'],
    [{ limit: '-1' }, 'Expected number, received string'],
    [{ limit: '1e2' }, 'Expected number, received string'],
    [{ limit: ' 1' }, 'Expected number, received string'],
    [{ before: '0' }, 'Number must be greater than or equal to 1'],
    [{ before: '2147483648' }, 'Number must be less than or equal to 2147483647'],
    [{ offset: '1' }, "Unrecognized key(s) in object: 'offset'"],
  ])('%j is refused with “%s”', (query, says) => {
    expect(z.safeParse(page(), query).error?.issues[0]?.message).toBe(says)
  })
})
