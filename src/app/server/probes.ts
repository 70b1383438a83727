import { createReadiness } from '#platform/server/health/readiness.ts'
import type { Answer } from '#platform/server/http/answer.ts'
import type { Router } from '#platform/server/http/wire/router.ts'
import type { Respond } from '#platform/server/implement.ts'
import type { Services } from '#platform/server/services.ts'

/** Answers what watches this process: whether it runs, and whether it can serve people. One word, because strangers see it too. */
export function addProbes(router: Router<Respond>, services: Services): void {
  const isReady = createReadiness(services)
  router.add('GET', '/healthz', async () => say(200, 'alive'))
  router.add('GET', '/readyz', async () => ((await isReady()) ? say(200, 'ready') : say(503, 'not ready')))
}

const say = (status: number, word: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: `${word}\n`,
})
