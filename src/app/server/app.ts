/** The whole server as one function from request to response: guards, then features, then pages. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { currentLanguage } from '#language/current-language.ts'
import { loadLanguage } from '#language/in-languages.ts'
import { type Language, preferredLanguage, sourceLanguage } from '#language/languages.ts'
import { failureOf } from '#platform/server/database/failures.ts'
import { type Answer, answerError, jsonHeaders } from '#platform/server/http/answer.ts'
import { securityHeaders } from '#platform/server/http/security-headers.ts'
import { type HttpRequest, readTarget } from '#platform/server/http/wire/request.ts'
import type { App } from '#platform/server/http/wire/request-listener.ts'
import { createRouter } from '#platform/server/http/wire/router.ts'
import type { Respond, Routes } from '#platform/server/implement.ts'
import { inLanguage } from '#platform/server/language/request-language.ts'
import { type Services, servesHttps } from '#platform/server/services.ts'
import { readRoute } from '#platform/shared/contract.ts'
import { AppError } from '#platform/shared/errors.ts'
import { shareTarget } from '#platform/shared/share-target.ts'
import { describeApi } from './api-description.ts'
import type { Client } from './page/client.ts'
import { servePages } from './page/pages.ts'
import { addProbes } from './probes.ts'

export function createApp(services: Services, features: readonly Routes[], client: Client): App {
  const { guard, log, environment, isDatabaseInPlace, reserve, faults } = services
  // The headers contain hashes of the page's inline blocks, so each language has headers of its own.
  const headersOf = (page: Client) => securityHeaders({ https: servesHttps(environment), ...page })
  const usualHeaders = headersOf(client)
  const headersOfOthers = new Map<Language, typeof usualHeaders>()
  function headersIn(language: Language) {
    const read = client.others?.get(language)
    if (!read) return usualHeaders
    const headers = headersOfOthers.get(language) ?? headersOf(read())
    headersOfOthers.set(language, headers)
    return headers
  }
  const router = createRouter<Respond>()
  for (const feature of features)
    for (const [route, respond] of feature.bind(services)) {
      const { method, path } = readRoute(route)
      router.add(method, path, respond)
    }
  // Mail providers send these calls to unsubscribe a person, so they need not come from one of our pages.
  const oneClick = new Set(
    features.flatMap(({ contract }) =>
      Object.entries(contract).flatMap(([route, endpoint]) => ('oneClick' in endpoint ? [route] : [])),
    ),
  )
  const observe = addProbes(router, services)
  // Built when it is first requested, because it is rarely needed and would slow down every start.
  let description: string | undefined
  router.add('GET', '/api/openapi.json', async () => {
    description ??= inLanguage(sourceLanguage, () =>
      JSON.stringify(describeApi(features.map(({ contract }) => contract))),
    )
    return { status: 200, headers: jsonHeaders, body: description }
  })
  const pages = servePages({ services, client, ask: askSelf })

  return {
    async answer(request) {
      const language = preferredLanguage(request.headers['accept-language']) ?? sourceLanguage
      await loadLanguage(language)
      return inLanguage(language, () => answerInLanguage(request))
    },
  }

  async function answerInLanguage(request: HttpRequest): Promise<Answer> {
    const began = performance.now()
    const { status, headers, body } = await answerOrRefuse(request)
    observe?.(request, status, (performance.now() - began) / 1000)
    const length = typeof body === 'string' ? Buffer.byteLength(body) : body instanceof Uint8Array && body.byteLength
    const always = headersIn(currentLanguage())
    const all = { ...always, ...headers, ...(length !== false && { 'content-length': String(length) }) }
    return { status, headers: all, body }
  }

  async function answerOrRefuse(request: HttpRequest): Promise<Answer> {
    try {
      guard.checkHost(request.headers.host)
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        if (isShareRequest(request)) return redirectToAlbum
        const isOneClick = oneClick.has(`${request.method} ${request.path}`)
        if (!isOneClick && !guard.isOwnPage(request)) throw new AppError('cross-site')
        if (!isDatabaseInPlace()) throw new AppError('unavailable')
      }
      return await route(request)
    } catch (error) {
      return pages.refuse(request, answerError(services, toAppError(error)))
    }
  }

  async function route(request: HttpRequest): Promise<Answer> {
    const { method, path } = request
    const found = router.find(method === 'HEAD' ? 'GET' : method, path)
    return found ? found.route(request, found.params) : pages.answer(request)
  }

  /** Calls the API in the name of the person who opens a page, so that the page can contain the response. */
  async function askSelf({ headers: all, socket }: HttpRequest, target: string, body?: unknown): Promise<Answer> {
    const { cookie = '', 'x-forwarded-for': forwarded = '', 'user-agent': agent = '' } = all
    const headers = { cookie, 'x-forwarded-for': forwarded, 'user-agent': agent, 'content-type': 'application/json' }
    const sent = body === undefined ? null : Readable.from([Buffer.from(JSON.stringify(body))])
    const request = { method: sent ? 'POST' : 'GET', ...readTarget(target), headers, body: sent, socket }
    return route(request).catch((error) => answerError(services, toAppError(error)))
  }

  function toAppError(error: unknown): AppError {
    const failure = failureOf(error)
    const requestId = randomUUID()
    if (!failure) {
      log.error({ error, requestId }, 'a bug')
      return new AppError('internal', { requestId })
    }
    const words = faults.note(failure)
    if (words) log.error({ error, requestId }, words)
    if (failure !== error && failure.code === 'storage-full') reserve.release()
    return words ? new AppError(failure.code, { ...failure.details, requestId }) : failure
  }
}

/**
 * Whether the request shares photos from another app. Usually the service worker handles it. Without a worker it reaches
 * the server. Any site could have sent it, so its body is not read, and the album says that no photos arrived.
 */
const isShareRequest = ({ method, path }: HttpRequest) => method === 'POST' && path === shareTarget.action

const redirectToAlbum: Answer = {
  status: 303,
  headers: { location: shareTarget.arrival, 'cache-control': 'no-store' },
  body: null,
}
