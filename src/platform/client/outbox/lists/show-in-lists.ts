/** Shows waiting changes in the lists of this page. It changes the cached responses, so the lists need no code for it. */
import type { Query, QueryClient } from '@tanstack/react-query'
import { userAddress } from '../../../shared/address/session-addresses.ts'
import { subscribeToWaiting, waitingEntries } from '../current-outbox.ts'
import { onSent } from '../person-outbox.ts'
import { showWaiting, type Waiting, type WaitingRule, type Writer, withoutWaiting } from './waiting-rules.ts'

/** Milliseconds from the last sent change until the lists are refetched. Several changes are often sent in a row. */
const refetchDelayMs = 300

export function showInLists(client: QueryClient, rules: readonly WaitingRule[]): void {
  const cache = client.getQueryCache()
  /** The responses of the server, by the hash of their query. */
  const responses = new Map<string, unknown>()
  /** By the ids of their entries: the waiting changes, and those that were sent since the last refetch. */
  const known = new Map<number, Waiting>()
  let isOwnChange = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const waiting = (): Waiting[] => [...known.values()].sort((one, other) => one.entry.id - other.entry.id)

  function showIn(query: Query) {
    const { queryHash, queryKey, state } = query
    const writer = client.getQueryData<Writer | null>([userAddress])
    if (!writer || (known.size === 0 && !responses.has(queryHash))) return
    if (!responses.has(queryHash)) responses.set(queryHash, withoutWaiting(state.data))
    const response = responses.get(queryHash)
    const next = showWaiting(rules, queryKey, response, waiting(), writer)
    if (next === response) responses.delete(queryHash)
    if (next === state.data) return
    isOwnChange = true
    query.setData(next, { updatedAt: state.dataUpdatedAt, manual: true })
    // `setData` marks the list as up to date. If it was stale before, it must still be refetched when a page shows it.
    if (state.isInvalidated) query.invalidate()
    isOwnChange = false
  }

  const showInAll = () => {
    for (const query of cache.getAll()) showIn(query)
  }

  cache.subscribe((event) => {
    if (isOwnChange) return
    const { query } = event
    if (event.type === 'removed') responses.delete(query.queryHash)
    if (event.type !== 'updated' || event.action.type !== 'success') return
    responses.delete(query.queryHash)
    showIn(query)
  })

  subscribeToWaiting(() => {
    const entries = waitingEntries()
    for (const [id, { isSent }] of known) if (!isSent && !entries.some((entry) => entry.id === id)) known.delete(id)
    for (const entry of entries) if (!known.get(entry.id)?.isSent) known.set(entry.id, { entry, isSent: false })
    showInAll()
  })

  onSent(({ id, thingId }) => {
    const sent = known.get(id)
    if (sent) known.set(id, { ...sent, isSent: true, ...(thingId !== undefined && { thingId }) })
    clearTimeout(timer)
    timer = setTimeout(refetch, refetchDelayMs)
  })

  async function refetch() {
    const sent = [...known].filter(([, { isSent }]) => isSent).map(([id]) => id)
    await client.invalidateQueries({ predicate: ({ meta }) => !meta?.neverAges })
    for (const id of sent) known.delete(id)
    showInAll()
  }
}
