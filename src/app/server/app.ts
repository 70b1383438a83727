/** The whole server as one function from request to response: guards, features, pages, in this order. */
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { explainFailure } from '#platform/server/database/failures.ts'
import { answerError, createAnswer, jsonHeaders } from '#platform/server/http/answer.ts'
import type { HttpEnv } from '#platform/server/http/exchange.ts'
import { securityHeaders } from '#platform/server/http/security-headers.ts'
import type { Routes } from '#platform/server/implement.ts'
import { type Services, servesHttps } from '#platform/server/services.ts'
import { AppError } from '#platform/shared/errors.ts'
import { shareTarget } from '#platform/shared/share-target.ts'
import { describeApi } from './api-description.ts'
import type { Client } from './page/client.ts'
import { servePages } from './page/pages.ts'

export type App = { fetch(request: Request, env?: HttpEnv['Bindings']): Promise<Response> }

export function createApp(services: Services, features: readonly Routes[], client: Client): App {
  const { guard, log, environment } = services
  const answer = createAnswer(securityHeaders({ https: servesHttps(environment), ...client }))
  const app = new Hono<HttpEnv>({ strict: true })
  for (const feature of features) app.route('/', feature.mount(services, answer))
  // Written when somebody asks: hardly anybody does, and everybody waits for the start.
  let description: string | undefined
  app.get('/api/openapi.json', () => {
    description ??= JSON.stringify(describeApi(features.map(({ contract }) => contract)))
    return answer(description, 200, jsonHeaders)
  })
  // Not as routes below the others: Hono goes the long way round where a request fits more than one.
  app.notFound(servePages({ services, answer, client, ask: (path, cookie) => askSelf(path, cookie) }))
  app.onError((error) => answerError(answer, understand(error)))

  const askSelf = (path: string, cookie: string) =>
    app.fetch(new Request(new URL(path, 'http://localhost'), { headers: { cookie } }))

  return {
    async fetch(request, env) {
      try {
        guard.checkHost(request.headers.get('host') ?? new URL(request.url).host)
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          if (isShared(request))
            return answer(null, 303, { location: shareTarget.arrival, 'cache-control': 'no-store' })
          if (!guard.isOwnPage(request)) throw new AppError('cross-site')
        }
        return await app.fetch(request, env ?? {})
      } catch (error) {
        return answerError(answer, understand(error))
      }
    },
  }

  function understand(error: unknown): AppError {
    if (error instanceof AppError) return error
    const requestId = randomUUID()
    const known = explainFailure(error)
    log.error({ error, requestId }, known ? 'the database failed' : 'a bug')
    return known ?? new AppError('internal', { requestId })
  }
}

/**
 * What another app of a device sends to the album, when there is no service worker yet to take it. It comes from none of
 * our pages and nothing of it is read: whoever sent it is led to the album, which says that it did not arrive.
 */
const isShared = ({ method, url }: Request) => method === 'POST' && new URL(url).pathname === shareTarget.action
