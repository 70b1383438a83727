import { createReadiness } from '#platform/server/health/readiness.ts'
import type { Answer } from '#platform/server/http/answer.ts'
import type { HttpRequest } from '#platform/server/http/wire/request.ts'
import type { Router } from '#platform/server/http/wire/router.ts'
import type { Respond } from '#platform/server/implement.ts'
import type { Services } from '#platform/server/services.ts'

type Observe = (request: HttpRequest, status: number, seconds: number) => void

/**
 * Adds the health probes: whether this process runs, and whether it can serve people. They give no details, because
 * anyone can read them. If METRICS_TOKEN is set, also adds `/metrics`, and returns a function that counts a request in them.
 */
export function addProbes(router: Router<Respond>, services: Services): Observe | undefined {
  const isReady = createReadiness(services)
  router.add('GET', '/healthz', async () => say(200, 'alive'))
  router.add('GET', '/readyz', async () => ((await isReady()) ? say(200, 'ready') : say(503, 'not ready')))

  const { metricsToken: token } = services.environment
  if (token === null) return undefined
  const metrics = import('#platform/server/health/metrics.ts').then(({ createMetrics }) =>
    createMetrics({ ...services, token, isReady }),
  )
  router.add('GET', '/metrics', async (request) => (await metrics).answer(request))
  return (...observed) => void metrics.then(({ observe }) => observe(...observed))
}

const say = (status: number, word: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: `${word}\n`,
})
