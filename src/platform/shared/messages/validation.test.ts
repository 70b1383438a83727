import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import './validation.ts'

const says = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message

test.each<[string, z.ZodMiniType, unknown, string]>([
  ['a missing value', z.string(), undefined, 'Required'],
  ['a value of another type', z.string(), 1, 'Expected string, received number'],
  ['null', z.number(), null, 'Expected number, received null'],
  ['an array', z.number(), [], 'Expected number, received array'],
  ['NaN', z.number(), Number.NaN, 'Expected number, received nan'],
  ['a text that is too short', z.string().check(z.minLength(2)), 'a', 'String must contain at least 2 character(s)'],
  ['a text that is too long', z.string().check(z.maxLength(2)), 'abc', 'Too long: at most 2 characters'],
  ['a number that is too small', z.number().check(z.gte(1)), 0, 'Number must be greater than or equal to 1'],
  ['a number equal to an exclusive limit', z.number().check(z.gt(1)), 1, 'Number must be greater than 1'],
  ['a number that is too large', z.number().check(z.lte(42)), 43, 'Number must be less than or equal to 42'],
  ['a text that is not a URL', z.url(), 'x', 'Invalid url'],
  ['a text that is not an email address', z.email(), 'x', 'Invalid email'],
  ['a text that is not in the enum', z.enum(['high', 'low']), 'top', "Expected 'high' | 'low', received 'top'"],
  ['a number instead of an enum value', z.enum(['high', 'low']), 1, "Expected 'high' | 'low', received number"],
  ['an unknown field', z.strictObject({}), { role: 1 }, "Unrecognized key(s) in object: 'role'"],
])('%s has the message of the specification', (_, schema, value, message) => {
  expect(says(schema, value)).toBe(message)
})

test('a message repeats only 40 characters of a long value', () => {
  expect(says(z.enum(['high']), 'x'.repeat(1000))).toBe(`Expected 'high', received '${'x'.repeat(40)}'`)
})
