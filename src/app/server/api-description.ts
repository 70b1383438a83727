import * as z from 'zod/mini'
import { type Contract, type Endpoint, exampleOf, readRoute } from '#platform/shared/contract.ts'
import { rightsBySection, rightsLike, sendKeyShape } from '#platform/shared/fields.ts'
import { allRights } from './features.ts'

/** Describes the calls of these contracts in OpenAPI 3.1. */
export function describeApi(contracts: readonly Contract[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const contract of contracts)
    for (const [route, endpoint] of Object.entries<Endpoint>(contract)) {
      const { method, path } = readRoute(route)
      paths[path] = { ...paths[path], [method.toLowerCase()]: describeEndpoint(path, method, endpoint) }
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Nestling', version: '1', description: 'Every call of a Nestling installation.' },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'nestling-session' } },
      schemas: { Failure: failure },
    },
  }
}

const failure = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'A sentence that a person can read.' },
    code: { type: 'string', description: 'Stable, for programs.' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string', description: 'For a server error: the id of its line in the log.' },
  },
}

function describeEndpoint(path: string, method: string, endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    ...(endpoint.access !== 'anyone' && { security: [{ session: [] }] }),
    'x-access': endpoint.access,
    ...(endpoint.may && { 'x-may': endpoint.may }),
    parameters: [...pathParameters(path), ...queryParameters(endpoint), ...describeHeaders(method, endpoint)],
    ...describeBody(endpoint),
    responses: {
      ...describeSuccess(method, endpoint),
      ...describeConflict(endpoint),
      '4XX': { description: 'Refused, with the reason.', content: json({ $ref: '#/components/schemas/Failure' }) },
    },
  }
}

const describeHeaders = (method: string, endpoint: Endpoint) => [
  ...(method === 'POST' ? [idempotencyKey] : []),
  ...(isVersioned(endpoint) ? [ifMatch] : []),
]

const isVersioned = (endpoint: Endpoint) => 'versioned' in endpoint && endpoint.versioned !== undefined

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description:
    'The version that the caller saw, in double quotes. If it is not the present one, nothing changes. Without this header the call always saves.',
  schema: { type: 'string' },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A random text. For 24 hours, the same request from the same person with the same key gets the first answer, and nothing is done twice.',
  schema: { type: 'string', pattern: sendKeyShape.source },
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' || name.endsWith('Id') ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }))

function queryParameters({ query }: Endpoint) {
  if (!query) return []
  const { properties = {} } = asJsonSchema(query, 'input')
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))
}

function describeBody(endpoint: Endpoint) {
  if (endpoint.kind === 'upload') {
    const fields: { properties?: object } = endpoint.body ? asJsonSchema(endpoint.body, 'input') : {}
    const file = { [endpoint.file]: { type: 'string', contentMediaType: 'application/octet-stream' } }
    const schema = { ...fields, type: 'object', properties: { ...fields.properties, ...file } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!('body' in endpoint) || !endpoint.body) return {}
  return {
    requestBody: {
      required: true,
      content: json(asJsonSchema(endpoint.body, 'input'), exampleOf(endpoint, allRights)),
    },
  }
}

function describeSuccess(method: string, endpoint: Endpoint) {
  if (endpoint.kind === 'redirect') return { '303': { description: 'Redirects to a page.' } }
  if (endpoint.kind === 'file') return { '200': { description: 'The file.' }, '206': { description: 'A part of it.' } }
  if (endpoint.kind === 'events') return { '200': { description: 'The events.', content: { 'text/event-stream': {} } } }
  if (!endpoint.response) return { '204': { description: 'Done.' } }
  const status = (endpoint.kind !== 'upload' && endpoint.status) || (method === 'POST' ? 201 : 200)
  return { [status]: { description: 'Done.', content: json(asJsonSchema(endpoint.response, 'output')) } }
}

function describeConflict(endpoint: Endpoint) {
  if (!isVersioned(endpoint) || !('response' in endpoint) || !endpoint.response) return {}
  const present = asJsonSchema(endpoint.response, 'output')
  const properties = { present, lastSave }
  const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, { type: 'object', properties }] }
  return { '412': { description: 'Changed since the version in If-Match.', content: json(schema) } }
}

const lastSave = {
  type: 'object',
  description: 'Who saved the present state, and when; only if the server knows it.',
  required: ['firstName', 'isYou', 'at'],
  properties: {
    firstName: { type: 'string' },
    isYou: { type: 'boolean', description: 'Whether the caller saved it, in another window or on another device.' },
    at: { type: 'string', format: 'date-time' },
  },
}

const json = (schema: object, example?: object) => ({ 'application/json': { schema, ...(example && { example }) } })

function asJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === rightsBySection) Object.assign(jsonSchema, describeRights())
    },
  })
  return rest
}

function describeRights() {
  const { $schema, ...rest } = z.toJSONSchema(rightsLike(allRights))
  return rest
}
