import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { text } from '../../shared/fields.ts'
import { versionOf } from './version-of.ts'

const body = z.strictObject({
  name: text({ min: 1, max: 60 }),
  notes: z.optional(z.nullable(text({ max: 60 }))),
  people: z.optional(z.array(z.strictObject({ id: z.int(), word: z.string() }))),
})
const version = versionOf(body)
const thing = { id: 5, name: 'Pip', notes: null, people: [{ id: 1, word: 'Mum' }], createdAt: 'today' }

test('the version changes with every field of the body', () => {
  const others = [
    { ...thing, name: 'Wren' },
    { ...thing, notes: 'x' },
    { ...thing, people: [] },
    { ...thing, people: [{ id: 2, word: 'Mum' }] },
    { ...thing, people: [{ id: 1, word: 'Mama' }] },
    { ...thing, people: [...thing.people, ...thing.people] },
    { ...thing, name: 'x', notes: 'Pip' },
    { ...thing, notes: '' },
  ]
  expect(new Set([thing, ...others].map(version)).size).toBe(others.length + 1)
})

test('the version does not change with other fields, or with the order of the fields', () => {
  const other = { createdAt: 'later', people: [{ picture: 'a.png', word: 'Mum', id: 1 }], notes: null, name: 'Pip' }
  expect(version(other)).toBe(version(thing))
})
