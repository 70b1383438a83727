import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { safeParse } from 'zod/v4/core'
import { compileSchema } from './compile-schema.ts'

const Parent = z.object({ name: z.string(), age: z.optional(z.number()) })
const Journey = z.object({
  id: z.number(),
  due: z.nullable(z.string()),
  first: z.nullable(Parent),
  parents: z.array(Parent),
  place: z.strictObject({ town: z.string() }),
  weeks: z.array(z.number()).check(z.maxLength(2)),
})
const nora = { name: 'Nora' }
const journey = { id: 1, due: null, first: null, parents: [nora], place: { town: 'Leith' }, weeks: [1] }

const wrong: readonly [string, unknown][] = [
  ['something that is no object', null],
  ['a missing field', { ...journey, id: undefined }],
  ['a wrong field', { ...journey, due: 3 }],
  ['a wrong field in a list', { ...journey, parents: [nora, { name: 4 }] }],
  ['a wrong field of an object that may be null', { ...journey, first: { name: 'Sam', age: 'old' } }],
  ['an unknown field of a strict object', { ...journey, place: { town: 'Leith', street: 'Shore' } }],
  ['a list that is too long', { ...journey, weeks: [1, 2, 3] }],
]

describe('a compiled schema', () => {
  test.each(wrong)('refuses %s like the original', (_, value) => {
    const issues = safeParse(Journey, value).error?.issues
    expect(issues?.length).toBeGreaterThan(0)
    expect(safeParse(compileSchema(Journey), value).error?.issues).toEqual(issues)
  })

  test('leaves out fields that it does not name, also in lists and in objects that may be null', () => {
    const secret = { password: 'seven quiet herons' }
    const value = { ...journey, ...secret, first: { ...nora, ...secret }, parents: [{ ...nora, age: 31, ...secret }] }
    const expected = { ...journey, first: nora, parents: [{ ...nora, age: 31 }] }
    expect(safeParse(compileSchema(Journey), value).data).toStrictEqual(expected)
  })
})
