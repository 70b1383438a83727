/** Shows waiting changes in the lists of this page. It changes the cached responses, so the lists need no code for it. */
import type { QueryClient } from '@tanstack/react-query'
import { userAddress } from '../../../shared/address/session-addresses.ts'
import { subscribeToWaiting, waitingEntries } from '../current-outbox.ts'
import { onSent } from '../person-outbox.ts'
import { showWaiting, type Waiting, type WaitingRule, type Writer, withoutWaiting } from './waiting-rules.ts'

/** Milliseconds from the last sent change until the lists are refetched. Several changes are often sent in a row. */
const gatherMs = 300

export function showInLists(client: QueryClient, rules: readonly WaitingRule[]): void {
  const cache = client.getQueryCache()
  /** The responses of the server, by the hash of their query. */
  const responses = new Map<string, unknown>()
  const known = new Map<number, Waiting>()
  let isOwnChange = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const waiting = (): Waiting[] => [...known.values()].sort((one, other) => one.entry.id - other.entry.id)

  function draw(hash: string, key: readonly unknown[]) {
    const writer = client.getQueryData<Writer | null>([userAddress])
    if (!writer || (known.size === 0 && !responses.has(hash))) return
    const shownNow = client.getQueryData(key)
    if (!responses.has(hash)) responses.set(hash, withoutWaiting(shownNow))
    const response = responses.get(hash)
    if (response === undefined) return
    const next = showWaiting(rules, key, response, waiting(), writer)
    if (known.size === 0 || next === response) responses.delete(hash)
    if (next === shownNow) return
    isOwnChange = true
    client.setQueryData(key, next, { updatedAt: client.getQueryState(key)?.dataUpdatedAt ?? 0 })
    isOwnChange = false
  }

  const drawAll = () => {
    for (const { queryHash, queryKey } of cache.getAll()) draw(queryHash, queryKey)
  }

  cache.subscribe((event) => {
    if (isOwnChange) return
    const { queryHash, queryKey } = event.query
    if (event.type === 'removed') responses.delete(queryHash)
    if (event.type !== 'updated' || event.action.type !== 'success') return
    responses.delete(queryHash)
    draw(queryHash, queryKey)
  })

  subscribeToWaiting(() => {
    const entries = waitingEntries()
    for (const [id, { isSent }] of known) if (!isSent && !entries.some((entry) => entry.id === id)) known.delete(id)
    for (const entry of entries) if (!known.get(entry.id)?.isSent) known.set(entry.id, { entry, isSent: false })
    drawAll()
  })

  onSent(({ id, thingId }) => {
    const sent = known.get(id)
    if (sent) known.set(id, { ...sent, isSent: true, ...(thingId !== undefined && { thingId }) })
    clearTimeout(timer)
    timer = setTimeout(refetch, gatherMs)
  })

  async function refetch() {
    const sent = [...known].filter(([, { isSent }]) => isSent).map(([id]) => id)
    await client.invalidateQueries({ predicate: ({ meta }) => !meta?.neverAges })
    for (const id of sent) known.delete(id)
    drawAll()
  }
}
