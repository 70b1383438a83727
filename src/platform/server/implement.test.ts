import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { defineContract } from '../shared/contract.ts'
import { AppError } from '../shared/errors.ts'
import { page } from '../shared/page.ts'
import { implement, type Redirect } from './implement.ts'

const Thing = z.object({ id: z.int(), name: z.string(), owner: z.object({ name: z.string() }) })
const row = { id: 7, name: 'Cot', secret: 's3cret', owner: { name: 'Nora', password_hash: 's3cret' } }

const things = implement(
  defineContract({
    'GET /api/test/things/{id}': { summary: 'One.', access: 'anyone', response: Thing },
    'GET /api/test/things': { summary: 'All.', access: 'anyone', query: page(), response: z.array(Thing) },
    'GET /api/test/words/{word}': { summary: 'A word.', access: 'anyone', response: z.string() },
    'POST /api/test/things': { summary: 'Makes one.', access: 'anyone', body: z.strictObject({}), response: Thing },
    'PUT /api/test/things/{id}': { summary: 'Changes one.', access: 'anyone', response: Thing },
    'POST /api/test/things/{id}/use': { summary: 'Uses one.', access: 'anyone', response: Thing, status: 200 },
    'DELETE /api/test/things/{id}': { summary: 'Removes one.', access: 'anyone' },
    'GET /api/test/away': { summary: 'Goes on.', access: 'anyone', kind: 'redirect' },
    'GET /api/test/wrong': { summary: 'Returns more than its contract allows.', access: 'anyone', response: Thing },
    'GET /api/test/full': { summary: 'Finds the disk full.', access: 'anyone' },
    'GET /api/test/refusal': { summary: 'Refuses.', access: 'anyone' },
  }),
  {
    'GET /api/test/things/{id}': ({ params }) => ({ ...row, id: params.id }),
    'GET /api/test/things': ({ query }) => Array.from({ length: query.limit }, () => row),
    'GET /api/test/words/{word}': ({ params }) => params.word,
    'POST /api/test/things': ({ headers, cookies }) => {
      headers['x-test'] = 'yes'
      cookies.set('device', 'a'.repeat(30), 1)
      cookies.set('session', null, 0)
      return row
    },
    'PUT /api/test/things/{id}': () => row,
    'POST /api/test/things/{id}/use': () => row,
    'DELETE /api/test/things/{id}': () => undefined,
    'GET /api/test/away': (): Redirect => ({ to: '/guide', headers: { 'x-test': 'yes' } }),
    // Returns an id of the wrong type, like a query whose types are wrong.
    'GET /api/test/wrong': () => JSON.parse('{"id": "7"}'),
    'GET /api/test/full': () => {
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
    },
    'GET /api/test/refusal': () => {
      throw new AppError('too-busy', { retryAfterSeconds: 1.2 })
    },
  },
)

let testApp: TestApp
let visitor: Browser
beforeAll(async () => {
  testApp = await openTestApp({ world: null, extraRoutes: [things] })
  visitor = testApp.visitor()
})
afterAll(() => testApp.close())

const clean = { id: 7, name: 'Cot', owner: { name: 'Nora' } }

describe('a response', () => {
  test('leaves out every column that its schema does not name', async () => {
    expect((await visitor.get('/api/test/things/7')).body).toEqual(clean)
    expect((await visitor.get('/api/test/things?limit=2')).body).toEqual([clean, clean])
  })

  test('becomes an internal error if it does not match its schema', async () => {
    expect(await visitor.get('/api/test/wrong')).toMatchObject({ status: 500, body: { code: 'internal' } })
  })

  test('to a request that creates something has status 201, and the cookies and headers of the handler', async () => {
    const reply = await visitor.post('/api/test/things', {})
    expect(reply).toMatchObject({ status: 201, body: clean })
    expect(reply.headers.get('x-test')).toBe('yes')
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringContaining('nestling-device=aaa'),
      expect.stringContaining('nestling-session=; Path=/; Max-Age=0'),
    ])
  })

  test('to a request that changes something has status 200', async () => {
    expect((await visitor.ask('PUT', '/api/test/things/7')).status).toBe(200)
  })

  test('has the status that its contract names', async () => {
    expect((await visitor.post('/api/test/things/7/use')).status).toBe(200)
  })

  test('without a schema has status 204 and no body', async () => {
    expect(await visitor.delete('/api/test/things/7')).toMatchObject({ status: 204, text: '' })
  })

  test('that redirects has status 303, and its location is a path of this origin', async () => {
    const { status, headers } = await visitor.get('/api/test/away')
    expect([status, headers.get('location'), headers.get('x-test')]).toEqual([303, '/guide', 'yes'])
  })

  test('says that the disk is full', async () => {
    expect(await visitor.get('/api/test/full')).toMatchObject({ status: 507, body: { code: 'storage-full' } })
  })

  test('that asks the client to retry says when, in whole seconds', async () => {
    expect((await visitor.get('/api/test/refusal')).headers.get('retry-after')).toBe('2')
  })
})

describe('a request', () => {
  test('may have an id up to the largest number that the database can store', async () => {
    expect((await visitor.get('/api/test/things/2147483647')).body).toMatchObject({ id: 2_147_483_647 })
    expect((await visitor.get('/api/test/things/2147483648')).status).toBe(404)
  })

  test('may have parameters other than ids, which handlers receive as text', async () => {
    expect((await visitor.get('/api/test/words/In%C3%AAs%2F1')).body).toBe('Inês/1')
  })

  test('with a body is refused if the endpoint takes none', async () => {
    expect((await visitor.ask('DELETE', '/api/test/things/7', { id: 8 })).status).toBe(400)
  })

  test('with an empty body is accepted if the endpoint takes none', async () => {
    expect((await visitor.ask('DELETE', '/api/test/things/7', '')).status).toBe(204)
  })
})

describe('a contract', () => {
  test('is refused at start if its body schema accepts unknown fields', () => {
    const loose = implement(
      defineContract({
        'POST /api/test/loose': { summary: 'Lets pass.', access: 'anyone', body: z.object({ name: z.string() }) },
      }),
      { 'POST /api/test/loose': () => undefined },
    )
    expect(() => loose.bind(testApp.services)).toThrow('The body of POST /api/test/loose must be a strict object.')
  })
})
