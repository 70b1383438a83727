/** Binds a contract to its handlers. A forgotten endpoint, a wrong parameter or a wrong answer does not compile. */
import { Hono } from 'hono'
import { type $ZodType, parse } from 'zod/v4/core'
import {
  type Contract,
  type Endpoint,
  type Received,
  type Returned,
  type RouteOf,
  readRoute,
} from '../shared/contract.ts'
import type { Need } from '../shared/section.ts'
import { type Answer, type AnswerHeaders, jsonHeaders } from './http/answer.ts'
import { keptFor } from './http/cookies.ts'
import { type Exchange, type HttpContext, type HttpEnv, openExchange } from './http/exchange.ts'
import { assertStrict, check, readJson, readParams, readQuery, refuseBody } from './http/read-request.ts'
import type { Upload } from './http/receive-upload.ts'
import { type FileToSend, sendFile } from './http/send-file.ts'
import type { Services } from './services.ts'
import { type ActorOf, admit, admitTo, hashToken, recognise, rightsOf, type SignedIn } from './session.ts'

/** A contract with its handlers, ready to be mounted; the contract stays readable for tests and the API description. */
export type Routes = {
  readonly contract: Contract
  readonly mount: (services: Services, answer: Answer) => Hono<HttpEnv>
}

/** The path that a redirect goes to, and what the answer must carry besides. */
export type Redirect = { readonly to: `/${string}`; readonly headers?: AnswerHeaders }

type Outcome<C extends Contract, R extends RouteOf<C>> = C[R] extends { kind: 'file' }
  ? FileToSend
  : C[R] extends { kind: 'redirect' }
    ? Redirect
    : Returned<C, R>

type UploadPart<E> = E extends { kind: 'upload' } ? { upload: Upload } : unknown

export type Handlers<C extends Contract> = {
  readonly [R in RouteOf<C>]: (
    request: Received<C, R> & UploadPart<C[R]> & Exchange & { readonly actor: ActorOf<C[R]['access']> },
  ) => Promise<Outcome<C, R>> | Outcome<C, R>
}

/** One handler for each endpoint, by the same keys. */
export function implement<const C extends Contract>(contract: C, handlers: Handlers<C>): Routes {
  return {
    contract,
    mount(services, answer) {
      const app = new Hono<HttpEnv>()
      // The types tie each handler to its endpoint; from here on they are all alike.
      const byRoute = handlers as unknown as Readonly<Record<string, Bound['handler']>>
      for (const [route, endpoint] of Object.entries<Endpoint>(contract)) {
        assertStrict(route, endpoint)
        const { method, path } = readRoute(route)
        const handler = byRoute[route]
        if (!handler) throw new Error(`${route} has no handler.`)
        const paramNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
        const bound = { endpoint, handler, paramNames, services, answer }
        app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), (c) => respond(bound, c))
      }
      return app
    },
  }
}

type Bound = {
  endpoint: Endpoint
  handler: (request: object) => unknown
  paramNames: readonly string[]
  services: Services
  answer: Answer
}

/** Who asks, and may they? → what do they ask? → act → answer. */
async function respond({ endpoint, handler, paramNames, services, answer }: Bound, c: HttpContext): Promise<Response> {
  const exchange = openExchange(services, c)
  const params = readParams(paramNames, (name) => c.req.param(name))
  const named = typeof params.pregnancyId === 'number' ? params.pregnancyId : null
  const actor = admit(endpoint.access, await findActor(services, exchange, named), named !== null)
  if (endpoint.may) await checkNeed(services, endpoint.may, actor)
  const query = endpoint.query && readQuery(endpoint.query, c.req.raw.url)
  const asked = { ...exchange, actor, params, query }
  const { raw } = c.req

  if (endpoint.kind === 'redirect') {
    const { to, headers } = (await handler(asked)) as Redirect
    return answer(null, 303, { location: to, 'cache-control': 'no-store', ...headers }, exchange.cookies.toSend)
  }
  if (endpoint.kind === 'file') return sendFile(answer, raw, (await handler(asked)) as FileToSend)
  if (endpoint.kind === 'upload') {
    // Its parser is loaded with the first upload, not at every start.
    const { receiveUpload } = await import('./http/receive-upload.ts')
    return receiveUpload(endpoint, raw, services.environment.dataDir, async ({ upload, fields }) => {
      const body = endpoint.body && check(endpoint.body, fields)
      return sendJson(answer, endpoint.response, 201, await handler({ ...asked, upload, body }), exchange)
    })
  }

  const body = endpoint.body ? await readJson(endpoint.body, raw) : await refuseBody(raw)
  const status = endpoint.status ?? (raw.method === 'POST' ? 201 : 200)
  return sendJson(answer, endpoint.response, status, await handler({ ...asked, body }), exchange)
}

async function findActor({ db, findSession }: Services, { cookies, now }: Exchange, pregnancyId: number | null) {
  const token = cookies.get('session')
  return token ? recognise(await findSession(db, { tokenHash: hashToken(token), pregnancyId, now })) : null
}

async function checkNeed({ db, findRights }: Services, need: Need, actor: SignedIn | null) {
  if (!actor?.membership) throw new Error('Only what asks for a member can ask what that member may do.')
  await admitTo(need, rightsOf(db, findRights, actor.membership))
}

function sendJson(
  answer: Answer,
  schema: $ZodType | undefined,
  status: number,
  result: unknown,
  { cookies, headers }: Exchange,
): Response {
  const more = { ...headers, ...keptFor(cookies) }
  if (!schema) return answer(null, 204, { 'cache-control': 'private, no-store', ...more }, cookies.toSend)
  return answer(JSON.stringify(parse(schema, result)), status, { ...jsonHeaders, ...more }, cookies.toSend)
}
