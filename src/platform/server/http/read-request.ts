/** Reads a request's parameters, query and body, and checks them against the schemas of its endpoint. Throws AppError. */
import { type $ZodError, $ZodOptional, type $ZodType, type output, safeParse } from 'zod/v4/core'
import type { Access, Endpoint } from '../../shared/contract.ts'
import { AppError, type FieldMessages } from '../../shared/errors.ts'
import '../../shared/messages/validation.ts'
import { texts } from '../texts/texts.ts'
import { readBytes } from './read-bytes.ts'
import type { HttpRequest } from './wire/request.ts'

/** Parsing a body blocks the event loop, so endpoints that need no session accept only small bodies. */
const mostBytes = { withoutSession: 8 * 1024, withSession: 64 * 1024 }

export type Params = Record<string, string | number>

/** Reads parameters called `id` or `…Id` as numbers. A text that cannot be an id is a 404, like an unknown id. */
export function readParams(texts: Readonly<Record<string, string>>): Params {
  const params: Params = {}
  for (const [name, value] of Object.entries(texts)) {
    // No valid parameter contains a NUL character. PostgreSQL would throw an error for it, which would look like a bug.
    if (value.includes('\0')) throw new AppError('not-found')
    params[name] = name === 'id' || name.endsWith('Id') ? readId(value) : value
  }
  return params
}

function readId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > 2_147_483_647) throw new AppError('not-found')
  return id
}

/** Reads the query string with its schema. A name that occurs twice is refused. */
export function readQuery(schema: $ZodType, search: string): unknown {
  return check(schema, readPairs(search))
}

function readPairs(text: string): Record<string, string> {
  const entries = [...new URLSearchParams(text)]
  const pairs = Object.fromEntries(entries)
  if (Object.keys(pairs).length !== entries.length) throw new AppError('malformed-request')
  return pairs
}

/** Reads the fields of an HTML form that needs no session, and does not check them. A name that occurs twice is refused. */
export async function readForm(request: HttpRequest): Promise<Record<string, string>> {
  const type = request.headers['content-type']
  if (!/^application\/x-www-form-urlencoded(\s*;\s*charset=utf-8)?$/i.test(type ?? ''))
    throw new AppError('wrong-media-type')
  return readPairs(new TextDecoder().decode(await readBytes(request, mostBytes.withoutSession)))
}

/** Reads the JSON body with the endpoint's schema; undefined if there is no body and the schema allows that. */
export async function readJson(schema: $ZodType, access: Access, request: HttpRequest): Promise<unknown> {
  const type = request.headers['content-type']
  if (type === undefined && schema instanceof $ZodOptional) return refuseBody(request)
  if (!/^application\/json(\s*;\s*charset=utf-8)?$/i.test(type ?? '')) throw new AppError('wrong-media-type')
  const most = access === 'anyone' ? mostBytes.withoutSession : mostBytes.withSession
  return check(schema, parseJson(await readBytes(request, most)))
}

/** Refuses a request with a body if its endpoint takes none, because the body would be ignored. Allows an empty body. */
export async function refuseBody(request: HttpRequest): Promise<undefined> {
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return
  const bytes = await readBytes(request, mostBytes.withoutSession)
  if (bytes.length > 0) throw new AppError('invalid-input', { fields: { body: texts.takesNoBody } })
}

/** Reads a small body, and ignores what it says. Throws `too-large` for a larger one. */
export async function ignoreBody(request: HttpRequest): Promise<undefined> {
  if (request.body) await readBytes(request, mostBytes.withoutSession)
}

/** Throws `invalid-input` with a message for each field that is wrong. */
export function check<S extends $ZodType>(schema: S, value: unknown): output<S> {
  const result = safeParse(schema, value)
  if (result.success) return result.data
  throw new AppError('invalid-input', { fields: messagesByField(result.error) })
}

/** Called at start. Throws if the schema of a body accepts unknown fields, which is a mistake in the contract. */
export function assertStrict(route: string, endpoint: Endpoint): void {
  const definition = 'body' in endpoint && endpoint.body ? insideOf(endpoint.body)._zod.def : undefined
  const isStrict = definition?.type !== 'object' || ('catchall' in definition && definition.catchall !== undefined)
  if (!isStrict) throw new Error(`The body of ${route} must be a strict object.`)
}

const insideOf = (schema: $ZodType) => (schema instanceof $ZodOptional ? schema._zod.def.innerType : schema)

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch {
    throw new AppError('malformed-json')
  }
}

const mostFieldsNamed = 10

function messagesByField(error: $ZodError): FieldMessages {
  const fields: Record<string, string> = {}
  for (const issue of error.issues.slice(0, mostFieldsNamed)) {
    const name = issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? 'body') : String(issue.path[0] ?? 'body')
    const field = name.slice(0, 40)
    if (!Object.hasOwn(fields, field))
      Object.defineProperty(fields, field, { value: issue.message.slice(0, 200), enumerable: true })
  }
  return fields
}
