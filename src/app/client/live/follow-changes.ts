/** Refetches what a visible page shows as soon as somebody changes it. The server tells over one connection what changed. */
import type { QueryClient } from '@tanstack/react-query'
import { journeyKey } from '#features/journey/client/public.ts'
import type { NewResponses, openPagesContract } from '#features/open-pages/contract.ts'
import { createAddresses } from '#platform/shared/address/address.ts'
import { createNews } from './news.ts'

const address = createAddresses<typeof openPagesContract>()

/** The server sends a message at least every 20 seconds. A connection that is silent for longer is dead. */
const longestSilenceMs = 50_000
const firstPauseMs = 2000
const longestPauseMs = 300_000
/** The largest age of data that the server accepts. */
const mostSeconds = 86_400

export function followChanges(client: QueryClient): void {
  const news = createNews(client)
  let connection: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = firstPauseMs
  /** The page certainly shows everything that changed before this time. */
  let currentAt = performance.timeOrigin

  function connect() {
    if (connection || document.hidden || !client.getQueryData(journeyKey)) return
    const age = Math.ceil((Date.now() - currentAt) / 100) / 10
    const secondsOld = age >= 0 ? Math.min(age, mostSeconds) : mostSeconds
    connection = new EventSource(address('GET /api/live', { query: { secondsOld } }))
    connection.onmessage = ({ data }) => {
      currentAt = Date.now()
      pauseMs = firstPauseMs
      waitForNext()
      news.add(JSON.parse(data) as NewResponses)
    }
    connection.onerror = () => {
      // The server refused, perhaps because the session is over. Refetching shows that.
      if (connection?.readyState === EventSource.CLOSED && pauseMs === firstPauseMs) news.add('*')
      pause()
    }
    waitForNext()
  }

  function waitForNext() {
    clearTimeout(timer)
    timer = setTimeout(pause, longestSilenceMs)
  }

  function disconnect() {
    clearTimeout(timer)
    timer = undefined
    connection?.close()
    connection = undefined
  }

  /** Tries again after a while: not all pages at the same moment when the server was restarted. */
  function pause() {
    disconnect()
    timer = setTimeout(connect, pauseMs * (0.5 + Math.random()))
    pauseMs = Math.min(2 * pauseMs, longestPauseMs)
  }

  function reconnect() {
    disconnect()
    pauseMs = firstPauseMs
    connect()
  }

  document.addEventListener('visibilitychange', () => (document.hidden ? disconnect() : reconnect()))
  addEventListener('online', reconnect)
  // Somebody may sign in or begin a journey on this page.
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === journeyKey[0] && !timer) connect()
  })
  connect()
}
