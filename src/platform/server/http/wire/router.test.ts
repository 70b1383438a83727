import { describe, expect, test } from 'vitest'
import { createRouter } from './router.ts'

const templates = [
  'GET /api/things',
  'GET /api/things/current',
  'GET /api/things/{thingId}',
  'PUT /api/things/{thingId}',
  'GET /api/things/{thingId}/parts/{id}',
  'GET /api/words/{word}',
  'POST /api/things',
]

const router = createRouter<string>()
for (const route of templates) {
  const [method = '', template = ''] = route.split(' ')
  router.add(method, template, route)
}

const found: readonly [string, string, string, Record<string, string>][] = [
  ['GET', '/api/things', 'GET /api/things', {}],
  ['POST', '/api/things', 'POST /api/things', {}],
  ['GET', '/api/things/current', 'GET /api/things/current', {}],
  ['GET', '/api/things/7', 'GET /api/things/{thingId}', { thingId: '7' }],
  ['PUT', '/api/things/current', 'PUT /api/things/{thingId}', { thingId: 'current' }],
  ['GET', '/api/things/7/parts/8', 'GET /api/things/{thingId}/parts/{id}', { thingId: '7', id: '8' }],
  ['GET', '/api/things/current/parts/8', 'GET /api/things/{thingId}/parts/{id}', { thingId: 'current', id: '8' }],
  ['GET', '/api/words/In%C3%AAs%2F1', 'GET /api/words/{word}', { word: 'Inês/1' }],
  ['GET', '/api/words/%E0%A4%A', 'GET /api/words/{word}', { word: '%E0%A4%A' }],
]

test.each(found)('%s %s is found', (method, path, route, params) => {
  expect(router.find(method, path)).toEqual({ route, params })
})

const missing: readonly [string, string][] = [
  ['GET', '/'],
  ['GET', '/api'],
  ['GET', '/api/things/'],
  ['GET', '/api/things/7/parts'],
  ['GET', '/api/things/7/parts/8/9'],
  ['GET', '/api/things//parts/8'],
  ['GET', '/API/things'],
  ['DELETE', '/api/things'],
  ['get', '/api/things'],
  ['GET', '/api/words/'],
  ['GET', '/api/constructor'],
]

test.each(missing)('%s %s is not found', (method, path) => {
  expect(router.find(method, path)).toBeUndefined()
})

describe('adding a second route', () => {
  test.each(['/api/things', '/api/things/{id}'])('with the same method and pattern is refused: %s', (template) => {
    expect(() => router.add('GET', template, 'again')).toThrow(`There are two routes for GET ${template}.`)
  })
})
