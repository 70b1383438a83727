/** Simulates a browser with tabs, storage, locks and a network. It runs the real outbox, and sends to the real server. */
import type { Browser as Session, TestApp } from '#app/server/testing.ts'
import type { CastName } from '#features/sign-in/fixtures.ts'
import { type Box, type Change, type Entry, emptyBox } from '#platform/client/outbox/box/entry.ts'
import { createOutbox, type Outbox, type Store } from '#platform/client/outbox/box/outbox.ts'
import { sendChange } from '#platform/client/outbox/send-change.ts'
import { sendOrStore } from '#platform/client/outbox/send-or-store.ts'
import { storedForLater } from '#platform/client/outbox/stored-for-later.ts'
import { senderOf } from '#platform/shared/worker/sender.ts'
import type { Random, Steps } from './steps.ts'

export type Person = Extract<CastName, 'mother' | 'grandmother'>
export type Tab = { readonly id: number; readonly person: Person; readonly sender: string; readonly outbox: Outbox }

/** Faults that can be planted in the simulated browser. faults.test.ts checks that random schedules notice each. */
export type Fault =
  | 'no lock'
  | 'no sender header'
  | 'new idempotency key'
  | 'deleted before sending'
  | 'reversed order'
  | 'nothing deleted at sign-out'
  | 'stored after sign-out'

/** The server has refused a change, so the form keeps what was typed. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number) {
    super(`${status}`)
    this.status = status
  }
}

type Ids = Readonly<Record<Person, number>>
type Options = {
  testApp: TestApp
  random: Random
  steps: Steps
  ids: Ids
  pregnancyId: number
  seed: number
  fault?: Fault | undefined
}

export function openBrowser({ testApp, random, steps, ids, pregnancyId, seed, fault }: Options) {
  const boxes = new Map<Person, Box>()
  let session: { person: Person; http: Session } | null = null
  let signOuts = 0
  testApp.clock.now = new Date(startsAt)
  let clock = startsAt
  let isOnline = true
  let tabs: Tab[] = []
  let lastTab = 0
  const locks = new Map<Person, { holder: number | null; queue: { tab: number; go: () => void }[] }>()
  const inFlight = new Map<Person, Set<number>>()
  const problems: string[] = []
  const nobody = testApp.visitor()
  let keys = 0

  /** Each key is new, because the server ignores a second request with the same key. */
  const createKey = () => {
    keys += 1
    return `key-${keys}-of-schedule-${seed}`
  }

  const boxOf = (person: Person): Box => structuredClone(boxes.get(person) ?? emptyBox())

  const storeOf = (person: Person, tab: number): Store => ({
    async read() {
      await steps.turn(tab)
      return boxOf(person)
    },
    async change(work, mayCreate = () => false) {
      await steps.turn(tab)
      const box = boxOf(person)
      const mayStore = boxes.has(person) || mayCreate()
      const result = work(box)
      if (!mayStore) return result
      if (fault === 'reversed order') box.entries = box.entries.toReversed()
      boxes.set(person, structuredClone(box))
      await steps.turn(tab)
      return result
    },
  })

  function lockOf(person: Person, tab: number) {
    return async (work: () => Promise<void>) => {
      if (fault === 'no lock') return work()
      const lock = locks.get(person) ?? { holder: null, queue: [] }
      locks.set(person, lock)
      await new Promise<void>((go) => lock.queue.push({ tab, go }))
      await steps.turn(tab)
      await work()
      release(person)
    }
  }

  function release(person: Person) {
    const lock = locks.get(person)
    if (lock) lock.holder = null
  }

  /** Gives each free lock to the next tab in its queue. */
  function grantLocks() {
    for (const lock of locks.values()) {
      lock.queue = lock.queue.filter(({ tab }) => !steps.isKilled(tab))
      if (lock.holder !== null && !steps.isKilled(lock.holder)) continue
      const next = lock.queue.shift()
      lock.holder = next?.tab ?? null
      next?.go()
    }
  }

  /** A `fetch` that loses some requests and responses, lets some time out, and returns some errors. */
  const fetchFrom =
    (tab: number): typeof fetch =>
    async (address, init) => {
      await steps.turn(tab)
      const fate = isOnline ? random.pick(fates) : 'lost'
      if (fate === 'lost') throw new TypeError('Failed to fetch')
      if (fate === 'busy') return Response.json({ message: 'Busy', code: 'too-busy' }, { status: 429 })
      if (fate === 'broken') return Response.json({ message: 'Broken', code: 'internal' }, { status: 500 })
      if (fate === 'portal') return new Response('<!doctype html>Log in to this network', { status: 200 })
      const response = await steps.serve(() => ask(String(address), init))
      await steps.turn(tab)
      if (fate === 'response lost') throw new TypeError('Failed to fetch')
      if (fate === 'timed out') {
        clock += 30_000
        throw new DOMException('The operation timed out.', 'TimeoutError')
      }
      return response
    }

  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    testApp.clock.now = new Date(clock)
    const { method = 'GET', body } = init
    const headers = Object.fromEntries(new Headers(init.headers))
    if (fault === 'no sender header') delete headers['nestling-sender']
    if (fault === 'new idempotency key' && headers['idempotency-key']) headers['idempotency-key'] = createKey()
    const reply = await (session?.http ?? nobody).ask(method, address, body ?? undefined, headers)
    return new Response(reply.status === 204 ? null : reply.text, { status: reply.status, headers: reply.headers })
  }

  async function sendEntry(person: Person, sender: string, tab: number, entry: Entry) {
    const flights = inFlight.get(person) ?? new Set()
    inFlight.set(person, flights)
    for (const other of flights) if (steps.isKilled(other)) flights.delete(other)
    if (flights.size > 0) problems.push(`two tabs of ${person} send at the same time`)
    if (fault === 'deleted before sending')
      boxes.set(person, { ...boxOf(person), entries: boxOf(person).entries.filter(({ id }) => id !== entry.id) })
    flights.add(tab)
    const reply = await sendChange(entry, sender, fetchFrom(tab))
    flights.delete(tab)
    return reply
  }

  return {
    problems,
    createKey,
    now: () => clock,
    tabs: () => tabs,
    session: () => session?.person ?? null,
    isOnline: () => isOnline,
    setOnline(next: boolean) {
      isOnline = next
    },
    advanceClock(ms: number) {
      clock += ms
    },
    boxOf,
    hasBox: (person: Person) => boxes.has(person),
    /** The number of sign-outs so far. */
    signOuts: () => signOuts,
    /** Opens a tab with the page of the person who is signed in; undefined if nobody is. */
    openTab(): Tab | undefined {
      if (!session) return undefined
      const { person } = session
      lastTab += 1
      const id = lastTab
      const sender = senderOf(ids[person], pregnancyId)
      const signOutsBefore = signOuts
      const outbox = createOutbox({
        store: storeOf(person, id),
        lock: lockOf(person, id),
        send: (entry) => sendEntry(person, sender, id, entry),
        now: () => clock,
        createKey,
        mayStore: () => fault === 'stored after sign-out' || signOuts === signOutsBefore,
      })
      const tab = { id, person, sender, outbox }
      tabs = [...tabs, tab]
      return tab
    },
    closeTab(tab: Tab) {
      steps.kill(tab.id)
      tabs = tabs.filter((other) => other !== tab)
    },
    /** Sends a change from a page, as a form does. */
    send: (tab: Tab, change: Change) =>
      sendOrStore(change, {
        person: tab,
        send: (sent, sender) => sendChange(sent, sender, fetchFrom(tab.id)),
        read: (reply) => {
          if (reply.status < 400) return reply.body
          throw new Refusal(reply.status)
        },
        isOffline: () => !isOnline && random.chance(0.7),
        // Called only if the storage fails, which never happens in these schedules.
        hasNoted: () => false,
        now: () => clock,
      }).then((result) => {
        if (result === storedForLater) void tab.outbox.sendAll(tab.sender)
        return result
      }),
    async signIn(person: Person) {
      session = { person, http: await testApp.person(person) }
    },
    /** Signs the person out, as the app does: deletes their data in this browser, and ends their tabs. */
    signOut() {
      if (!session) return
      const { person } = session
      signOuts += 1
      if (fault !== 'nothing deleted at sign-out') boxes.delete(person)
      session = null
      // Half of the tabs stop at once. The others hide their page too, but the work that they have begun continues for a while.
      for (const tab of tabs.filter((other) => other.person === person && random.chance(0.5))) this.closeTab(tab)
      tabs = tabs.filter((other) => other.person !== person)
    },
    /** Ends the session without telling the open tabs. */
    loseSession() {
      session = null
    },
    /** Continues the work of all tabs, for at most this many steps. */
    async run(most: number) {
      for (let count = 0; count < most; count += 1) {
        grantLocks()
        if (!(await steps.step())) return
      }
    },
  }
}

const startsAt = Date.parse('2026-03-15T10:00:00.000Z')

const fates = [
  ...Array.from({ length: 12 }, () => 'fine' as const),
  'lost',
  'lost',
  'response lost',
  'response lost',
  'timed out',
  'busy',
  'broken',
  'portal',
] as const
