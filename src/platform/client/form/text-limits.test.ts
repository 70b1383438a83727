import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { email, password, text } from '../../shared/fields.ts'
import { textLimitsOf } from './text-limits.ts'

test('textLimitsOf returns the limits of exactly those fields of a schema that have one', () => {
  const schema = z.strictObject({
    name: text({ min: 1, max: 120 }),
    notes: z.optional(z.nullable(text({ max: 2000, lines: true }))),
    phone: z.nullable(z.union([z.literal(''), text({ max: 40 }).check(z.regex(/^\d*$/))])),
    password: password({ min: 1 }),
    email: email(),
    week: z.int(),
    inside: z.object({ name: text({ max: 5 }) }),
  })
  const limits = { name: 120, notes: 2000, phone: 40, password: 256 }
  expect(textLimitsOf(schema)).toEqual(limits)
  expect(textLimitsOf(schema.check(z.refine(() => true)))).toEqual(limits)
  expect(
    textLimitsOf(
      z.pipe(
        schema,
        z.transform(({ name }) => name),
      ),
    ),
  ).toEqual(limits)
})
