import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { features, routes } from '../../src/app/server/features.ts'
import { describeShape } from './describe-fields.ts'
import { printReference } from './print-reference.ts'
import { readTables } from './read-table-words.ts'

describe('the printed reference', () => {
  test('lists every API call', async () => {
    const text = await printReference()
    for (const route of routes.flatMap(({ contract }) => Object.keys(contract))) expect(text).toContain(`\`${route}\``)
  })

  test('lists every table under the heading of its feature', async () => {
    const text = await printReference()
    for (const { name, tables = {} } of features)
      for (const table of Object.keys(tables))
        expect(partOf(text, name).split('\n'), `the part of ${name}`).toContain(`### \`${table}\``)
    expect(partOf(text, 'membership')).toMatch(/\| `pregnancy_id` +\| integer +\| no +\| `pregnancies.id` \|/)
  })

  test('is the same if it is printed twice', async () => {
    expect(await printReference()).toBe(await printReference())
  })
})

/** The section of the reference under the heading of this feature. */
const partOf = (text: string, feature: string) =>
  text.split(/^## /m).find((part) => part.startsWith(`${feature}\n`)) ?? ''

describe('describeShape', () => {
  test('uses the name of a shape that is in a list or may be null', () => {
    const Wish = z.object({ id: z.int() })
    const shapes = new Map([[Wish, 'Wish']])
    expect(describeShape(z.array(Wish), 'output', shapes)).toBe('list of **Wish**')
    expect(describeShape(z.nullable(Wish), 'output', shapes)).toBe('**Wish** or null')
  })

  test('lists the fields of a shape without a name', () => {
    const body = z.strictObject({
      week: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(42)))),
      word: z.enum(['a', 'b']),
      code: z.string().check(z.minLength(1), z.maxLength(8)),
      count: z.int(),
    })
    expect(describeShape(body, 'input', new Map())).toBe(
      '`week?` whole number 1 to 42 or null, `word` "a" or "b", `code` text (1 to 8 characters), `count` whole number',
    )
  })
})

test('readTables returns the comments above a table and its columns', () => {
  const text = `interface Tables {
    /** Things wished for. */
    wishes: {
      id: number
      /** Null until
       * it is bought. */
      bought_at: string | null
    }
  }`
  const wishes = readTables('tables.ts', text).get('wishes')
  expect(wishes?.table).toBe('Things wished for.')
  expect(Object.fromEntries(wishes?.columns ?? [])).toEqual({ id: '', bought_at: 'Null until it is bought.' })
})
