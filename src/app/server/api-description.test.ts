import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { describeApi } from './api-description.ts'
import { listEndpoints } from './endpoints/testing.ts'
import { openTestApp, type TestApp } from './testing.ts'

type Operation = {
  summary: string
  security?: object[]
  parameters: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, object>
}
type Description = { openapi: string; paths: Record<string, Record<string, Operation>> }

let testApp: TestApp
let description: Description
beforeAll(async () => {
  testApp = await openTestApp({ world: null })
  description = JSON.parse((await testApp.visitor().get('/api/openapi.json')).text)
})
afterAll(() => testApp.close())

const operationOf = (method: string, path: string) => description.paths[path]?.[method.toLowerCase()]

test('the description is OpenAPI 3.1', () => {
  expect(description.openapi).toBe('3.1.0')
})

test('the description has every endpoint and no others', () => {
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(
    listEndpoints()
      .map(({ route }) => route)
      .toSorted(),
  )
})

describe.each(listEndpoints())('$route in the description', ({ method, path, endpoint }) => {
  test('has a summary, its parameters, and its responses', () => {
    const operation = operationOf(method, path)
    expect(operation?.summary).toMatch(/^\S.*\.$/)
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? []
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    for (const { required } of inPath) expect(required).toBe(true)
    expect(Object.keys(operation?.responses ?? {})).toEqual([
      ...(endpoint.kind === 'file' ? ['200', '206'] : [expect.stringMatching(/^(20[014]|303)$/)]),
      ...('versioned' in endpoint ? ['412'] : []),
      '4XX',
    ])
  })

  test('states whether it needs a session', () => {
    expect(operationOf(method, path)?.security !== undefined).toBe(endpoint.access !== 'anyone')
  })

  test('refers only to existing schemas', () => {
    const references = JSON.stringify(operationOf(method, path)).match(/"\$ref":"[^"]+"/g) ?? []
    for (const reference of references) expect(reference).toBe('"$ref":"#/components/schemas/Failure"')
  })
})

test('the body of a request allows no additional fields', () => {
  const schema = operationOf('POST', '/api/login')?.requestBody?.content['application/json']?.schema
  expect(schema).toMatchObject({ type: 'object', required: ['email', 'password'], additionalProperties: false })
})

test('a list has its query parameters', () => {
  const { parameters = [] } = operationOf('GET', '/api/pregnancies/{pregnancyId}/updates') ?? {}
  expect(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)).toEqual([
    'limit',
    'before',
  ])
})

test('a versioned call has the header If-Match, and a refusal with the present state and who saved it', () => {
  const { parameters = [], responses } = operationOf('PUT', '/api/contacts/{id}') ?? {}
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'If-Match', in: 'header' }))
  const refusal = JSON.stringify(responses?.[412])
  expect(refusal).toContain('"present":{"type":"object","properties":{"id"')
  expect(refusal).toContain('"lastSave":{"type":"object"')
})

test('uploads, files, redirects and deletions have their parameters, bodies and statuses', () => {
  const { paths } = describeApi([
    defineContract({
      'POST /api/test/{id}/pictures': {
        kind: 'upload',
        summary: 'Takes one.',
        access: 'member',
        file: 'picture',
        maxBytes: 1,
        body: z.strictObject({ caption: z.string() }),
        response: z.object({ id: z.int() }),
      },
      'GET /api/test/pictures/{name}': { kind: 'file', summary: 'One.', access: 'member' },
      'GET /api/test/away': { kind: 'redirect', summary: 'Goes on.', access: 'anyone' },
      'DELETE /api/test/{id}': { summary: 'Removes.', access: 'admin' },
    }),
  ])
  expect(paths).toMatchObject({
    '/api/test/{id}/pictures': {
      post: {
        requestBody: {
          content: { 'multipart/form-data': { schema: { properties: { caption: { type: 'string' }, picture: {} } } } },
        },
        responses: { 201: {} },
      },
    },
    '/api/test/pictures/{name}': {
      get: { responses: { 200: {}, 206: {} }, parameters: [{ schema: { type: 'string' } }] },
    },
    '/api/test/away': { get: { responses: { 303: {} } } },
    '/api/test/{id}': { delete: { responses: { 204: {} }, parameters: [{ schema: { type: 'integer', minimum: 1 } }] } },
  })
})
