/** Binds a contract to its handlers. A missing handler, a wrong parameter or a wrong response is a compile error. */
import type { Readable } from 'node:stream'
import { type $ZodType, parse } from 'zod/v4/core'
import type { Contract, Endpoint, Received, Returned, RouteOf } from '../shared/contract.ts'
import { AppError } from '../shared/errors.ts'
import type { Need } from '../shared/section.ts'
import type { Database } from './database/database.ts'
import { late } from './feature/late.ts'
import { type Answer, type AnswerHeaders, eventsHeaders, jsonHeaders } from './http/answer.ts'
import { cacheOwnerHeaders } from './http/cookies.ts'
import { type Exchange, openExchange } from './http/exchange.ts'
import { assertStrict, check, ignoreBody, readJson, readParams, readQuery, refuseBody } from './http/read-request.ts'
import type { Upload } from './http/receive-upload.ts'
import { type FileToSend, sendFile } from './http/send-file.ts'
import type { HttpRequest } from './http/wire/request.ts'
import { checkSender } from './idempotency/check-sender.ts'
import { setLanguage } from './language/request-language.ts'
import { compileSchema } from './schema/compile-schema.ts'
import type { Services } from './services.ts'
import { type ActorOf, admit, admitTo, hashToken, recognise, type SignedIn } from './session.ts'
import {
  type CheckVersion,
  etagFor,
  findVersionField,
  type VersionField,
  versionCheckFor,
} from './versions/check-version.ts'
import { tellWhoSaved } from './versions/tell-who-saved.ts'

/** Responds to a request. `params` are the parameters in its path. */
export type Respond = (request: HttpRequest, params: Readonly<Record<string, string>>) => Promise<Answer>

/** A contract with its handlers. Tests and the API description also read the contract. */
export type Routes = {
  readonly contract: Contract
  /** The function that responds to each endpoint, by its key in the contract. */
  readonly bind: (services: Services) => ReadonlyMap<string, Respond>
}

/** The path that a redirect goes to, and additional headers of the response. */
export type Redirect = { readonly to: `/${string}`; readonly headers?: AnswerHeaders }

type Outcome<C extends Contract, R extends RouteOf<C>> = C[R] extends { kind: 'file' }
  ? FileToSend
  : C[R] extends { kind: 'events' }
    ? Readable
    : C[R] extends { kind: 'redirect' }
      ? Redirect
      : Returned<C, R>

type UploadPart<E> = E extends { kind: 'upload' } ? { upload: Upload } : unknown

type VersionPart<C extends Contract, R extends RouteOf<C>> = C[R] extends { versioned: string }
  ? { checkVersion: CheckVersion<Returned<C, R>> }
  : unknown

export type Handlers<C extends Contract> = {
  readonly [R in RouteOf<C>]: (
    request: Received<C, R> &
      UploadPart<C[R]> &
      VersionPart<C, R> &
      Exchange & { readonly actor: ActorOf<C[R]['access']> },
  ) => Promise<Outcome<C, R>> | Outcome<C, R>
}

/** Connects each endpoint of the contract to the handler with the same key. */
export function implement<const C extends Contract>(contract: C, handlers: Handlers<C>): Routes {
  return {
    contract,
    bind(services) {
      // The cast is safe: the types have matched each handler to its endpoint.
      const byRoute = handlers as unknown as Readonly<Record<string, Bound['handler']>>
      return new Map(
        Object.entries<Endpoint>(contract).map(([route, endpoint]) => {
          assertStrict(route, endpoint)
          const handler = byRoute[route]
          if (!handler) throw new Error(`${route} has no handler.`)
          const print = createPrinter('response' in endpoint ? endpoint.response : undefined)
          const bound = { endpoint, handler, services, print, versionField: findVersionField(endpoint) }
          return [route, (request, params) => respond(bound, request, params)]
        }),
      )
    },
  }
}

const loadReceiver = late(() => import('./http/receive-upload.ts'))

type Bound = {
  endpoint: Endpoint
  handler: (request: object) => unknown
  services: Services
  print: (result: unknown) => string
  versionField: VersionField
}

/** Checks the caller and their rights, reads the input, runs the handler, and returns its response. */
async function respond(
  { endpoint, handler, services, print, versionField }: Bound,
  request: HttpRequest,
  texts: Readonly<Record<string, string>>,
): Promise<Answer> {
  const exchange = openExchange(services, request)
  const params = readParams(texts)
  const pathJourneyId = typeof params.pregnancyId === 'number' ? params.pregnancyId : null
  const signedIn = await findActor(services, exchange, pathJourneyId)
  if (signedIn) await setLanguage(signedIn.language)
  checkSender(request, signedIn)
  const actor = admit(endpoint.access, signedIn, pathJourneyId !== null)
  if (isWrite(request)) {
    const mayUseReserve = endpoint.onFullDisk || request.method === 'DELETE'
    if (services.reserve.isInUse() && !mayUseReserve) throw new AppError('storage-full')
    if (actor) await services.budgets.writing.spend(actor.userId, exchange.now)
  }
  if (endpoint.may) await checkNeed(services, endpoint.may, actor)
  const query = endpoint.query && readQuery(endpoint.query, request.search)
  const checkVersion = versionCheckFor(versionField, request)
  const input = { ...exchange, actor, params, query, ...(checkVersion && { checkVersion }) }

  if (endpoint.kind === 'redirect') {
    const { to, headers } = (await handler(input)) as Redirect
    const all = { location: to, 'cache-control': 'no-store', ...headers, ...exchange.cookies.headers() }
    return { status: 303, headers: all, body: null }
  }
  if (endpoint.kind === 'events')
    return {
      status: 200,
      headers: eventsHeaders,
      body: request.method === 'HEAD' ? null : ((await handler(input)) as Readable),
    }
  if (endpoint.kind === 'file') return sendFile(request, (await handler(input)) as FileToSend)

  const answer = async (status: number, sent: { body: unknown; upload?: Upload }) => {
    const { db, now } = exchange
    const shape = { schema: endpoint.response, versionField }
    const run = async (db: Database) => print(await handler({ ...input, ...sent, db }))
    if (!actor || request.method !== 'POST') {
      const body = await tellWhoSaved({ services, request, actor, field: versionField, now }, () => run(db))
      return answerJson(shape, status, body, exchange)
    }
    const content = { body: sent.body, bytes: sent.upload?.bytes }
    const result = await services.answerOnce(db, { request, userId: actor.userId, content, now }, run)
    return answerJson(shape, status, result, exchange)
  }
  if (endpoint.kind === 'upload') {
    const { receiveUpload } = await loadReceiver()
    const receive = () =>
      receiveUpload(endpoint, request, services.environment.dataDir, async ({ upload, fields }) => {
        const body = endpoint.body && check(endpoint.body, fields)
        return answer(201, { body, upload })
      })
    return actor ? services.budgets.uploads.hold(actor.userId, receive) : receive()
  }

  const body = endpoint.body
    ? await readJson(endpoint.body, endpoint.access, request)
    : await readNoBody(endpoint, request)
  const status = endpoint.status ?? (request.method === 'POST' ? 201 : 200)
  return answer(status, { body })
}

/** Refuses a body that the endpoint does not take, but ignores the form of a mail provider's one-click unsubscribe. */
const readNoBody = (endpoint: Endpoint, request: HttpRequest) =>
  'oneClick' in endpoint ? ignoreBody(request) : refuseBody(request)

const isWrite = ({ method }: HttpRequest) => method !== 'GET' && method !== 'HEAD'

async function findActor({ db, findSession }: Services, { cookies, now }: Exchange, pregnancyId: number | null) {
  const token = cookies.get('session')
  return token ? recognise(await findSession(db, { tokenHash: hashToken(token), pregnancyId, now })) : null
}

async function checkNeed({ db, findRights }: Services, need: Need, actor: SignedIn | null) {
  if (!actor?.membership) throw new Error('An endpoint without access for members cannot check their rights.')
  await admitTo(need, findRights(db, actor.membership))
}

/** Returns a function that prints a result as JSON, or as an empty text if the endpoint has no response. */
function createPrinter(schema: $ZodType | undefined): (result: unknown) => string {
  if (!schema) return () => ''
  // Compiled at the first response, because compiling the schemas of all endpoints would slow down every start.
  let compiled: $ZodType | undefined
  return (result) => {
    compiled ??= compileSchema(schema)
    return JSON.stringify(parse(compiled, result))
  }
}

type Shape = { schema: $ZodType | undefined; versionField: VersionField }

function answerJson(
  { schema, versionField }: Shape,
  status: number,
  body: string,
  { cookies, headers }: Exchange,
): Answer {
  const own = { ...headers, ...cacheOwnerHeaders(cookies), ...cookies.headers() }
  if (!schema) return { status: 204, headers: { 'cache-control': 'private, no-store', ...own }, body: null }
  return { status, headers: { ...jsonHeaders, ...etagFor(versionField, body), ...own }, body }
}
