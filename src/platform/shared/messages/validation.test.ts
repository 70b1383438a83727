import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import './validation.ts'

const says = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message

test.each<[string, z.ZodMiniType, unknown, string]>([
  ['what is missing', z.string(), undefined, 'Required'],
  ['another kind', z.string(), 1, 'Expected string, received number'],
  ['null', z.number(), null, 'Expected number, received null'],
  ['an array', z.number(), [], 'Expected number, received array'],
  ['what is not a number', z.number(), Number.NaN, 'Expected number, received nan'],
  ['too short a text', z.string().check(z.minLength(2)), 'a', 'String must contain at least 2 character(s)'],
  ['too long a text', z.string().check(z.maxLength(2)), 'abc', 'Too long: at most 2 characters'],
  ['too small a number', z.number().check(z.gte(1)), 0, 'Number must be greater than or equal to 1'],
  ['a number at the open end', z.number().check(z.gt(1)), 1, 'Number must be greater than 1'],
  ['too large a number', z.number().check(z.lte(42)), 43, 'Number must be less than or equal to 42'],
  ['no url', z.url(), 'x', 'Invalid url'],
  ['no email', z.email(), 'x', 'Invalid email'],
  ['another word', z.enum(['high', 'low']), 'top', "Expected 'high' | 'low', received 'top'"],
  ['no word', z.enum(['high', 'low']), 1, "Expected 'high' | 'low', received number"],
  ['an unknown field', z.strictObject({}), { role: 1 }, "Unrecognized key(s) in object: 'role'"],
])('%s has the message of the specification', (_, schema, value, message) => {
  expect(says(schema, value)).toBe(message)
})

test('a long value is not repeated in full', () => {
  expect(says(z.enum(['high']), 'x'.repeat(1000))).toBe(`Expected 'high', received '${'x'.repeat(40)}'`)
})
