/** Compares the `If-Match` header of a call with the present version of the thing that the call changes (RFC 9110, 13.1.1). */
import { type $ZodType, parse } from 'zod/v4/core'
import type { Endpoint } from '../../shared/contract.ts'
import { AppError } from '../../shared/errors.ts'
import { type HttpRequest, headerOf } from '../http/wire/request.ts'

/**
 * Throws `changed-meanwhile`, with the present state, if the caller saw another version. A handler calls this inside its
 * transaction, with the row locked and before it changes anything. `find` runs only if the caller sent a version.
 */
export type CheckVersion<Thing> = (find: () => Promise<Thing> | Thing) => Promise<void>

/** Accepts every version, for changes that are not requests, such as the demo data. */
export const anyVersion: CheckVersion<unknown> = async () => undefined

/** The check for one request; undefined for a call that is not versioned. */
export function versionCheckFor(field: VersionField, request: HttpRequest): CheckVersion<unknown> | undefined {
  if (!field?.isChecked) return undefined
  const seen = readIfMatch(headerOf(request, 'if-match'))
  return async (find) => {
    if (seen === 'any') return
    // The response's schema also decides which fields of the present state may be sent.
    const present = parse(field.schema, await find())
    if (!seen.includes(asTag(Object(present)[field.name]))) throw new AppError('changed-meanwhile', { present })
  }
}

/** The `ETag` header of a response with a version; no header if the response has no version. */
export function etagFor(field: VersionField, body: string): { etag?: string } {
  const version = versionIn(field, body)
  return version === undefined ? {} : { etag: asTag(version) }
}

/** The version in a response; undefined if there is none. */
export function versionIn(field: VersionField, body: string): string | undefined {
  // Parsing the whole body would take longer. Quotes inside strings are escaped, so no text that people wrote can match.
  return field?.inJson.exec(body)?.[1]
}

/** Whether the request has an `If-Match` header, and the header does not contain this version. */
export function isNewTo(request: HttpRequest, version: string): boolean {
  const seen = readIfMatch(headerOf(request, 'if-match'))
  return seen !== 'any' && !seen.includes(asTag(version))
}

export type VersionField = ReturnType<typeof findVersionField>

/**
 * Finds the response's field with the thing's version; undefined if there is none. `isChecked`: the call compares the
 * version. `isOwn`: the thing belongs to the caller alone.
 */
export function findVersionField(endpoint: Endpoint) {
  if (endpoint.kind !== undefined && endpoint.kind !== 'json') return undefined
  const { response: schema, versioned, access } = endpoint
  const name = versioned ?? 'version'
  if (!schema || !hasField(schema, name)) return undefined
  const inJson = new RegExp(`"${name}":"([^"]*)"`)
  return { schema, name, inJson, isChecked: versioned !== undefined, isOwn: access === 'signed-in' }
}

function hasField({ _zod: { def } }: $ZodType, name: string): boolean {
  return 'shape' in def && Object.hasOwn(Object(def.shape), name)
}

const asTag = (version: unknown) => `"${version}"`

const tag = String.raw`(?:W/)?"[\x21\x23-\x7e\x80-\xff]*"`
const tags = new RegExp(tag, 'g')
const listOfTags = new RegExp(`^${tag}(?:[ \t]*,[ \t]*${tag})*$`)

/**
 * The tags in the header, still with their quotes. A weak tag (`W/"…"`) never equals a version, as the standard
 * demands. A call without the header, or with `*` in it, accepts any version.
 */
function readIfMatch(header: string | undefined): readonly string[] | 'any' {
  if (header === undefined || header === '*') return 'any'
  if (!listOfTags.test(header)) throw new AppError('malformed-request')
  return header.match(tags) ?? []
}
