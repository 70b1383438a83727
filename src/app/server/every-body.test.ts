/** Sends invalid bodies to every call that takes a body. Each call refuses them with a readable message and changes nothing. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { dumpTables } from '#platform/server/database/testing.ts'
import { listBodies } from './endpoints/testing.ts'
import { type Browser, openTestApp, type Reply, type TestApp } from './testing.ts'

let testApp: TestApp
let mother: Browser
let pregnancyId: number
let before: Awaited<ReturnType<typeof dumpTables>>

beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  pregnancyId = await testApp.findJourney('Pip')
  before = await dumpTables(testApp.db)
})
afterAll(() => testApp.close())

type Case = { body: unknown; type?: string | null; status: number; code: string }

const invalid = { status: 400, code: 'invalid-input' }
const malformed = { status: 400, code: 'malformed-json' }
const bytes = (...values: number[]) => new Uint8Array(values)

const wholeBodies: Readonly<Record<string, Case>> = {
  'no body': { body: undefined, type: 'application/json', ...malformed },
  'an empty body': { body: '', ...malformed },
  'text that is not JSON': { body: 'email=a&password=b', ...malformed },
  'incomplete JSON': { body: '{"content": "x"', ...malformed },
  'JSON with a trailing comma': { body: '{"content": "x",}', ...malformed },
  'a byte order mark': { body: '\uFEFF{}', ...malformed },
  'UTF-16': { body: bytes(0xff, 0xfe, 0x7b, 0, 0x7d, 0), ...malformed },
  'broken UTF-8': { body: bytes(0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d), ...malformed },
  'a gzip header': { body: bytes(0x1f, 0x8b, 8, 0, 0), ...malformed },
  null: { body: 'null', ...invalid },
  'an array': { body: [], ...invalid },
  'an array with an object': { body: [{}], ...invalid },
  'a number': { body: '1', ...invalid },
  'a text': { body: '"x"', ...invalid },
  true: { body: 'true', ...invalid },
  'an empty object': { body: {}, ...invalid },
  '4,000 levels of arrays': { body: `${'['.repeat(4000)}${']'.repeat(4000)}`, ...invalid },
  'more than 64 kB': { body: JSON.stringify({ content: 'x'.repeat(65_536) }), status: 413, code: 'too-large' },
  'a megabyte': { body: 'x'.repeat(1_048_576), status: 413, code: 'too-large' },
  'no content type': { body: bytes(0x7b, 0x7d), type: null, status: 415, code: 'wrong-media-type' },
  ...Object.fromEntries(
    [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/jsonp',
      'application/json, text/plain',
      'text/json',
    ].map((type) => [`the content type ${type}`, { body: '{}', type, status: 415, code: 'wrong-media-type' }]),
  ),
}

/** Invalid values as JSON, some of them derived from a valid value. Fields with a boolean are not tested with `true`. */
const hostileValues: Readonly<Record<string, (sample: unknown) => string>> = {
  'an object': () => '{"$gt": ""}',
  'an array': (sample) => JSON.stringify([sample]),
  true: () => 'true',
  'a negative number': () => '-1',
  'a fraction': () => '8.55',
  'a number that JavaScript cannot hold': () => '9007199254740993',
  'an infinite number': () => '1e400',
  'text with NUL': (sample) => JSON.stringify(`${sample}\0x`),
  'text with half a surrogate pair': (sample) => JSON.stringify(`${sample}\ud800x`),
  '100,000 characters': (sample) => JSON.stringify(`${sample}${'a'.repeat(100_000)}`),
  '10,000 combining marks': (sample) => JSON.stringify(`${sample}${'\u0301'.repeat(10_000)}`),
  'a deeply nested array': () => `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
}

const isBoolean = (value: unknown) => typeof value === 'boolean'

/** Keys that a body may not have, unless the call has such a field. */
const foreignKeys = ['role', 'id', 'isAdmin', 'pregnancyId', 'createdAt', 'constructor', 'toString', 'a'.repeat(5000)]

const visitorCalls = listBodies().filter(({ endpoint }) => endpoint.access === 'anyone')

test.each(visitorCalls)('$route needs no session, so it reads at most 8 kB', async ({ method, pathFor, sample }) => {
  const [first = ''] = Object.keys(sample)
  const bodyOf = (bytes: number) => {
    const empty = JSON.stringify({ ...sample, [first]: '' })
    return empty.replace('""', `"${'x'.repeat(bytes - empty.length)}"`)
  }
  const replies = [8192, 8193].map((bytes) => testApp.visitor().ask(method, pathFor({ pregnancyId }), bodyOf(bytes)))
  expect((await Promise.all(replies)).map(({ body }) => Object(body).code)).toEqual(['invalid-input', 'too-large'])
})

describe.each(listBodies())('$route', ({ method, pathFor, sample, fields, schema }) => {
  const send = (body: unknown, type?: string | null) =>
    mother.ask(method, pathFor({ pregnancyId }), body, type === undefined ? {} : { 'content-type': type })

  const isOptional = safeParse(schema, undefined).success
  const refused = Object.entries(wholeBodies).filter(
    ([name]) =>
      !(name === 'an empty object' && safeParse(schema, {}).success) && !(name === 'no content type' && isOptional),
  )

  test.each(refused)('refuses a request with %s', async (_, { body, type, status, code }) => {
    const reply = await send(body, type)
    expect(reply).toMatchObject({ status, body: { code } })
    await expectHarmless(reply)
  })

  const unknown = foreignKeys.filter((key) => !fields.some(({ name }) => name === key))

  test.each(unknown.map((key) => [key.slice(0, 40), key]))('refuses the field %s', async (_, key) => {
    const reply = await send({ ...sample, [key]: 'admin' })
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    await expectHarmless(reply)
  })

  test.each(['__proto__', 'constructor'])('refuses fields inside %s', async (key) => {
    const reply = await send(`{"${key}": ${JSON.stringify(sample)}}`)
    expect(reply.status).toBe(400)
    await expectHarmless(reply)
  })

  test.each(fields.filter(({ required }) => required))('requires $name', async ({ name }) => {
    const { [name]: _, ...rest } = sample
    const reply = await send(rest)
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-input', fields: { [name]: 'Required' } } })
    await expectHarmless(reply)
  })

  test.each(fields.filter(({ nullable }) => !nullable))('does not accept null for $name', async ({ name }) => {
    const reply = await send({ ...sample, [name]: null })
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { [name]: expect.any(String) } },
    })
    await expectHarmless(reply)
  })

  describe.each(fields)('$name', ({ name }) => {
    const hostile = Object.entries(hostileValues).filter(([what]) => what !== 'true' || !isBoolean(sample[name]))

    test.each(hostile)('cannot be %s', async (_, valueFor) => {
      const { [name]: value, ...rest } = sample
      const reply = await send(`{${JSON.stringify(name)}: ${valueFor(value)}, ${JSON.stringify(rest).slice(1)}`)
      await expectHarmless(reply)
    })

    test('takes the last value if it is given twice', async () => {
      const body = JSON.stringify(sample).slice(0, -1)
      const reply = await send(`${body}, ${JSON.stringify(name)}: [[1]]}`)
      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
      await expectHarmless(reply)
    })
  })

  test('answers 400 to any JSON that its schema does not allow', async () => {
    const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...Object.values(sample)))
    const lookalike = fc.record(Object.fromEntries(fields.map(({ name }) => [name, value])), { requiredKeys: [] })
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), lookalike), async (body) => {
        // Valid bodies are covered by the feature's own tests.
        if (safeParse(schema, body).success) return
        const reply = await send(JSON.stringify(body))
        expect(reply.status).toBe(400)
      }),
      { numRuns: 150, seed: 20260315 },
    )
    expect(await dumpTables(testApp.db)).toEqual(before)
  })
})

/** Expects a refusal as JSON with a message for people and without technical details, and an unchanged database. */
async function expectHarmless({ status, body, text, headers }: Reply) {
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(headers.get('content-type')).toBe('application/json')
  expect(body).toMatchObject({
    message: expect.stringMatching(/\S/),
    code: expect.stringMatching(/^[a-z]+(-[a-z]+)*$/),
  })
  expect(text.length).toBeLessThanOrEqual(2048)
  expect(text).not.toMatch(
    /\bat \S+ \(|node_modules|\.ts\b|\/work|sqlite|postgres|\b(select|insert|update) \w+ (from|into|set)\b/i,
  )
  expect(await dumpTables(testApp.db)).toEqual(before)
}
