/**
 * Refetches what a visible page shows as soon as somebody changes it. The page hears of changes over one connection to the server.
 */
import type { QueryClient } from '@tanstack/react-query'
import { journeyKey } from '#features/journey/client/public.ts'
import type { NewResponses, openPagesContract } from '#features/open-pages/contract.ts'
import type { User } from '#features/sign-in/contract.ts'
import { createAddresses } from '#platform/shared/address/address.ts'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { createNews } from './news.ts'

const address = createAddresses<typeof openPagesContract>()

/** The server sends a message at least every 20 seconds. A connection that is silent for longer is dead. */
const longestSilenceMs = 50_000
const firstPauseMs = 2000
const longestPauseMs = 300_000
/** A connection that lasted this long was no failure, so the next pause is short again. */
const goodAfterMs = 30_000
/**
 * The message `reach` says for how many seconds the server has noted every change. The page's data ages while that message is
 * on its way. This many seconds are allowed for that: otherwise every page that was loaded right after the server's start would
 * refetch. A page can therefore miss a change from the last seconds before the start.
 */
const travelSeconds = 2
/** The largest age of data that the server accepts. */
const mostSeconds = 86_400

export function followChanges(client: QueryClient): void {
  const news = createNews(client)
  let connection: EventSource | undefined
  let openedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = firstPauseMs
  /** The page certainly shows everything that changed before this time. */
  let currentAt = performance.timeOrigin
  /** The age of what the page shows. It is infinite if the clock was set back. */
  const secondsOld = () => (Date.now() >= currentAt ? (Date.now() - currentAt) / 1000 : Number.POSITIVE_INFINITY)

  function connect() {
    timer = undefined
    // There is nothing to follow without a journey or after a sign-out.
    const isMember = client.getQueryData<User | null>([userAddress])?.role && client.getQueryData(journeyKey)
    if (connection || document.hidden || !isMember) return
    const query = { secondsOld: Math.min(secondsOld(), mostSeconds) }
    const opened = new EventSource(address('GET /api/live', { query }))
    connection = opened
    openedAt = Date.now()
    opened.addEventListener('reach', ({ data }) => {
      if (secondsOld() > Number(data) + travelSeconds) news.add('*')
    })
    opened.onmessage = ({ data }) => {
      currentAt = Date.now()
      waitForNext()
      news.add(JSON.parse(data) as NewResponses)
    }
    opened.onerror = () => {
      // The server refused, perhaps because the session is over. Refetching shows that.
      if (opened.readyState === EventSource.CLOSED && pauseMs === firstPauseMs) news.add('*')
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

  /** Connects again after a random pause, so that a restarted server does not get all pages at once. */
  function pause() {
    if (Date.now() - openedAt > goodAfterMs) pauseMs = firstPauseMs
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
    if (type === 'updated' && query.queryKey[0] === journeyKey[0] && timer === undefined) connect()
  })
  connect()
}
