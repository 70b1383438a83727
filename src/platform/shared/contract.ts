/**
 * A contract lists the HTTP endpoints of one feature as data, with keys such as `'GET /api/contacts'`. The server
 * implements it. The browser calls an endpoint by its key and needs only the types, so pages without forms load no schema.
 * Forms validate with the schemas. The API description is generated from the contract.
 */
import type { $ZodType, input, output } from 'zod/v4/core'
import type { Need, Rights } from './section.ts'

/**
 * The people who may call an endpoint. Finer rules are in a feature's `policy.ts`. `member` and `admin` refer to one pregnancy:
 * the one in the path (`{pregnancyId}`), or else the session's current one. If the path names a pregnancy, people who
 * are not its members get 404.
 */
export type Access = 'anyone' | 'signed-in' | 'member' | 'admin'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Route = `${Method} /api/${string}`

type Described = {
  /** One line for the API description. */
  readonly summary: string
  readonly access: Access
  /** The right that a member needs in a section, because parents can close sections to some members. */
  readonly may?: Need
  /** Whether the change waits in the browser while there is no network. Pages send such changes with `createLater`. */
  readonly waits?: true
  /** Whether the call is allowed while the disk is full. Every DELETE is allowed anyway. */
  readonly onFullDisk?: true
  readonly query?: $ZodType
}

type Example = Readonly<Record<string, unknown>>

/**
 * Takes and returns JSON. Without a `response`, the status is 204. With a `response`, `status` is by default 201 for POST and 200
 * for other methods.
 */
type JsonEndpoint = Described & {
  readonly kind?: 'json'
  readonly body?: $ZodType
  /** A valid body, which the API description shows. Every call with a body has one. */
  readonly example?: Example | ((allRights: Rights) => Example)
  readonly response?: $ZodType
  readonly status?: 200 | 201
  /**
   * The field of the response with the version of the thing that the call changes. If a request names a version in
   * `If-Match` that is not the present one, the call changes nothing and returns 412 with the present state.
   */
  readonly versioned?: string
  /**
   * Whether a mail provider may send the call for a person (RFC 8058). The provider has no session, so the query must contain a
   * secret that identifies the person. The call is exempt from the check for requests from other sites, and its body
   * is ignored.
   */
  readonly oneClick?: true
}

/** Takes `multipart/form-data`: one file in the field that `file` names, and text fields that `body` checks. Returns JSON. */
export type UploadEndpoint = Described & {
  readonly kind: 'upload'
  readonly file: string
  readonly maxBytes: number
  readonly body?: $ZodType
  readonly response?: $ZodType
}

/** Returns bytes with their content type. A request may ask for one range. */
type FileEndpoint = Described & { readonly kind: 'file' }

/** Stays open and sends server-sent events. */
type EventsEndpoint = Described & { readonly kind: 'events' }

/** For links and the address bar. Redirects with 303 to a path of this origin. */
type RedirectEndpoint = Described & { readonly kind: 'redirect' }

export type Endpoint = JsonEndpoint | UploadEndpoint | FileEndpoint | EventsEndpoint | RedirectEndpoint
export type Contract = Readonly<Record<Route, Endpoint>>

// This annotation lets the build drop a contract from pages that import only schemas from the same file.
// @__NO_SIDE_EFFECTS__
export const defineContract = <const C extends Contract>(contract: C): C => contract

/** The routes of a contract, as its keys. */
export type RouteOf<C extends Contract> = keyof C & Route

/** The routes of changes that wait while there is no network. */
export type WaitingRouteOf<C extends Contract> = {
  [R in RouteOf<C>]: C[R] extends { readonly waits: true } ? R : never
}[RouteOf<C>]

/** `'PATCH /api/pregnancies/{pregnancyId}'` → `'pregnancyId'` */
type ParamName<R extends string> = R extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never

/** A parameter called `id` or `…Id` is a positive integer, any other is text. */
type ParamValue<Name extends string> = Name extends 'id' | `${string}Id` ? number : string

type ParamsPart<R extends string> = [ParamName<R>] extends [never]
  ? unknown
  : { params: { [Name in ParamName<R>]: ParamValue<Name> } }

type QueryPart<E, Side extends 'sent' | 'received'> = E extends { query: infer S extends $ZodType }
  ? Side extends 'sent'
    ? { query?: input<S> }
    : { query: output<S> }
  : unknown

type BodyPart<E, Side extends 'sent' | 'received'> = E extends { kind: 'upload' }
  ? unknown
  : E extends { body: infer S extends $ZodType }
    ? { body: Side extends 'sent' ? input<S> : output<S> }
    : unknown

/** The parts of a call that the browser sends: parameters, query and body. */
export type Call<C extends Contract, R extends RouteOf<C>> = ParamsPart<R> &
  QueryPart<C[R], 'sent'> &
  BodyPart<C[R], 'sent'>

/** The response as the browser receives it. */
export type Reply<C extends Contract, R extends RouteOf<C>> = C[R] extends { response: infer S extends $ZodType }
  ? output<S>
  : undefined

/** The parts of a call that the handler receives, after validation. */
export type Received<C extends Contract, R extends RouteOf<C>> = ParamsPart<R> &
  QueryPart<C[R], 'received'> &
  (C[R] extends { kind: 'upload'; body: infer S extends $ZodType } ? { body: output<S> } : BodyPart<C[R], 'received'>)

/** The value that a JSON handler returns. Fields that are not in the schema are then removed. */
export type Returned<C extends Contract, R extends RouteOf<C>> = C[R] extends { response: infer S extends $ZodType }
  ? input<S>
  : void

/** The example body of a call; undefined if it has none. */
export function exampleOf(endpoint: Endpoint, allRights: Rights): Example | undefined {
  const example = 'example' in endpoint ? endpoint.example : undefined
  return typeof example === 'function' ? example(allRights) : example
}

/** Splits `'GET /api/contacts'` into its method and path. */
export function readRoute(route: string): { method: string; path: string } {
  const space = route.indexOf(' ')
  return { method: route.slice(0, space), path: route.slice(space + 1) }
}
