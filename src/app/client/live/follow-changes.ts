/**
 * Refetches the data of a visible page as soon as somebody changes it. The server reports changes over one event stream.
 */
import type { QueryClient } from '@tanstack/react-query'
import { journeyKey } from '#features/journey/client/public.ts'
import type { NewResponses, openPagesContract } from '#features/open-pages/contract.ts'
import type { User } from '#features/sign-in/contract.ts'
import { createAddresses } from '#platform/shared/address/address.ts'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { createRefetcher } from './refetcher.ts'

const address = createAddresses<typeof openPagesContract>()

/** The server sends a message at least every 20 seconds. A connection that is silent for longer is dead. */
const longestSilenceMs = 50_000
const firstPauseMs = 2000
const longestPauseMs = 300_000
/** A connection that lasted this long counts as successful, so the next pause before reconnecting is short again. */
const goodAfterMs = 30_000
/**
 * The event `reach` says how many seconds back the server's record of changes begins. A page with older data may have
 * missed a change, so it refetches everything. This tolerance allows for the time until the event arrives. Without it,
 * every page that loads right after the server's start would refetch. The price: a page can miss a change that was made
 * up to two seconds before the record began.
 */
const travelSeconds = 2
/** The largest value of `secondsOld` that the server accepts. */
const maxSecondsOld = 86_400

export function followChanges(client: QueryClient): void {
  const refetcher = createRefetcher(client)
  let connection: EventSource | undefined
  let openedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = firstPauseMs
  /** The page shows every change that was made before this time. */
  let currentAt = performance.timeOrigin
  /** The age of the page's data in seconds. It is infinite if the clock was set back. */
  const secondsOld = () => (Date.now() >= currentAt ? (Date.now() - currentAt) / 1000 : Number.POSITIVE_INFINITY)

  function connect() {
    timer = undefined
    // There is nothing to follow without a journey or after a sign-out.
    const isMember = client.getQueryData<User | null>([userAddress])?.role && client.getQueryData(journeyKey)
    if (connection || document.hidden || !isMember) return
    const query = { secondsOld: Math.min(secondsOld(), maxSecondsOld) }
    const opened = new EventSource(address('GET /api/live', { query }))
    connection = opened
    openedAt = Date.now()
    opened.addEventListener('reach', ({ data }) => {
      if (secondsOld() > Number(data) + travelSeconds) refetcher.add('*')
    })
    opened.onmessage = ({ data }) => {
      currentAt = Date.now()
      waitForNext()
      refetcher.add(JSON.parse(data) as NewResponses)
    }
    opened.onerror = () => {
      // The server refused the connection, perhaps because the session is over. If so, refetching opens the sign-in page.
      if (opened.readyState === EventSource.CLOSED && pauseMs === firstPauseMs) refetcher.add('*')
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

  /** Reconnects after a random pause, so that not all pages reconnect to a restarted server at once. */
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
