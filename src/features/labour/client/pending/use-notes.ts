import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useUser } from '#features/sign-in/client/public.ts'
import { createSendKey } from '#platform/client/idempotency/send-key.ts'
import { onSignOut } from '#platform/client/sign-out/sign-out-cleanup.ts'
import type { ContractionNote, Labour, Movement } from '../../contract.ts'
import { refetchLabour, sendEntry, showSaved } from '../data.ts'
import { openPendingStore, type Pending, type PendingStore } from './pending-store.ts'
import { byServerClock, createSender, type SendState } from './send-pending.ts'
import { createServerClock } from './server-clock.ts'
import { listUnsentJourneys } from './unsent-journeys.ts'

type PendingEntries = {
  store: PendingStore
  sender: ReturnType<typeof createSender>
  clock: ReturnType<typeof createServerClock>
}

/** The pending entries that this tab has opened, one set for each person and journey. */
const opened = new Map<string, PendingEntries>()
const nameOf = (userId: number, pregnancyId: number) => `${userId}-${pregnancyId}`
const openStore = (userId: number, pregnancyId: number) =>
  openPendingStore({ userId, pregnancyId, storage: () => localStorage })

/** Opens a person's pending entries, with their sender and clock. `sender.sendNow()` sends those of earlier pages, too. */
export function openPending(client: QueryClient, userId: number, pregnancyId: number): PendingEntries {
  const name = nameOf(userId, pregnancyId)
  const known = opened.get(name)
  if (known) return known
  const store = openStore(userId, pregnancyId)
  const clock = createServerClock(Date.now)
  const sender = createSender({
    store,
    clock,
    send: (pending) => sendEntry(pregnancyId, pending),
    onSaved: (pending, saved) => showSaved(client, pregnancyId, pending, saved),
    onAllSaved: () => void refetchLabour(client, pregnancyId),
  })
  onSignOut(userId, store.clear)
  addEventListener('storage', ({ key }) => store.noteOtherTab(key))
  addEventListener('online', sender.sendNow)
  document.addEventListener('visibilitychange', () => document.hidden || sender.sendNow())
  const pending = { store, sender, clock }
  opened.set(name, pending)
  return pending
}

/** The number of a person's entries that the server does not have yet, in all journeys. Some may exist only in this tab. */
export function countUnsent(userId: number): number {
  const stores = new Map(listUnsentJourneys(userId).map((id) => [nameOf(userId, id), openStore(userId, id)]))
  for (const [name, { store }] of opened) if (name.startsWith(`${userId}-`)) stores.set(name, store)
  return [...stores.values()].reduce((sum, store) => sum + store.list().length, 0)
}

export type Notes = {
  readonly contractions: readonly ContractionNote[]
  readonly movements: readonly Movement[]
  readonly sending: SendState
  readonly isOnlyInTab: boolean
  /** The current time in milliseconds: the server's if it is known, otherwise this device's. */
  readonly now: () => number
  /** Stores an entry, shows it at once, and sends it as soon as there is a network. */
  readonly note: (entry: Entry) => void
}

type Entry =
  | {
      kind: 'contractions'
      key?: string
      revision: number
      beganAt: number | null
      endedAt: number | null
      /** Whether the end is the moment of a press, not a time that somebody chose. */
      endsNow?: boolean
    }
  | { kind: 'movements'; key?: string; revision: number; feltAt: number | null; feeling: Movement['feeling'] }

/** The entries that the server has, together with those that this browser has not sent yet. */
export function useNotes(pregnancyId: number, labour: Labour | undefined): Notes {
  const client = useQueryClient()
  const userId = useUser()?.id ?? 0
  const { store, sender, clock } = openPending(client, userId, pregnancyId)
  const pending = useSyncExternalStore(store.subscribe, store.list)
  const sending = useSyncExternalStore(sender.subscribe, sender.state)
  useEffect(() => sender.sendNow(), [sender])

  /** The pending entry with this key; undefined if the server has a later revision, or the same with another time. */
  function findShown(key: string | undefined): Pending | undefined {
    const stored: Stored | undefined = [
      ...(labour?.timer?.contractions ?? []),
      ...(labour?.movements?.entries ?? []),
    ].find((entry) => entry.key === key)
    return store
      .list()
      .find((entry) => entry.key === key && (!stored || isNewer(entry, stored) || isSame(entry, stored)))
  }

  /**
   * Which times are by this device's clock. After the clocks have been compared, none. Before that, those of presses:
   * other changes start from what the server has. `unchangedEnd` is a pending end by this device's clock that stays.
   */
  function findOwnClock(
    entry: Entry,
    before: Pending | undefined,
    unchangedEnd: string | undefined,
  ): Pending['ownClock'] {
    if (clock.aheadMs() !== undefined) return false
    if (before ? before.ownClock === true : entry.revision === 1 || sender.isUncorrected(entry.key ?? '')) return true
    return unchangedEnd !== undefined || (entry.kind === 'contractions' && entry.endsNow) ? 'end' : false
  }

  function note(entry: Entry) {
    const key = entry.key ?? createSendKey()
    const before = findShown(entry.key)
    const unchangedEnd = clock.aheadMs() === undefined ? findUnchangedEnd(entry, before) : undefined
    const ownClock = findOwnClock(entry, before, unchangedEnd)
    const { revision } = entry
    store.put(
      entry.kind === 'contractions'
        ? {
            kind: entry.kind,
            key,
            ownClock,
            body: { revision, beganAt: asInstant(entry.beganAt), endedAt: unchangedEnd ?? asInstant(entry.endedAt) },
          }
        : {
            kind: entry.kind,
            key,
            ownClock,
            body: { revision, feltAt: asInstant(entry.feltAt), feeling: entry.feeling },
          },
    )
    sender.sendNow()
  }

  const aheadMs = clock.aheadMs()
  const corrected = pending.map((each) => byServerClock(each, aheadMs))
  return {
    contractions: withPending(labour?.timer?.contractions ?? [], corrected, asContractionNote),
    movements: withPending(labour?.movements?.entries ?? [], corrected, asMovement),
    sending,
    isOnlyInTab: store.isOnlyInTab(),
    now: clock.now,
    note,
  }
}

type Stored = { readonly key: string; readonly revision: number; readonly beganAt?: string; readonly feltAt?: string }

const isNewer = ({ body }: Pending, { revision }: Stored) => body.revision > revision

/** Whether the server has the entry as it was noted. The response that says so may have been lost. */
const isSame = ({ kind, body }: Pending, stored: Stored) =>
  body.revision === stored.revision &&
  (kind === 'contractions' ? body.beganAt === stored.beganAt : body.feltAt === stored.feltAt)

/** The pending end by this device's clock, if the change keeps it. If the clock is slow, the page may show it later. */
function findUnchangedEnd(entry: Entry, before: Pending | undefined): string | undefined {
  if (entry.kind !== 'contractions' || before?.kind !== 'contractions' || before.ownClock !== 'end') return undefined
  const shown = asContractionNote(byServerClock(before, undefined))
  return (shown?.endedAt === asInstant(entry.endedAt) && before.body.endedAt) || undefined
}

const asInstant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

type Revised = { readonly key: string; readonly revision: number }

/** The server's entries and the pending ones. Of two with the same key, the one with the higher revision counts. */
function withPending<E extends Revised>(
  entries: readonly E[],
  pending: readonly Pending[],
  read: (pending: Pending) => E | null | undefined,
): readonly E[] {
  const byKey = new Map<string, E | null>(entries.map((entry) => [entry.key, entry]))
  for (const each of pending) {
    const entry = read(each)
    if (entry !== undefined && each.body.revision > (byKey.get(each.key)?.revision ?? 0)) byKey.set(each.key, entry)
  }
  return [...byKey.values()].filter((entry) => entry !== null)
}

/** Null if the contraction was removed; undefined if the entry is a movement. */
function asContractionNote({ kind, key, body }: Pending): ContractionNote | null | undefined {
  if (kind !== 'contractions') return undefined
  return body.beganAt === null ? null : { key, revision: body.revision, beganAt: body.beganAt, endedAt: body.endedAt }
}

function asMovement({ kind, key, body }: Pending): Movement | null | undefined {
  if (kind !== 'movements') return undefined
  return body.feltAt === null ? null : { key, revision: body.revision, feltAt: body.feltAt, feeling: body.feeling }
}
