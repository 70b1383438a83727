import { describe, expect, test } from 'vitest'
import { type Change, emptyBox } from './box/entry.ts'
import { createOutbox } from './box/outbox.ts'
import type { Reply } from './box/settle.ts'
import { sendOrStore } from './send-or-store.ts'
import { storedForLater } from './stored-for-later.ts'

const comment: Change = {
  method: 'POST',
  address: '/api/updates/7/comments',
  body: '{"content":"Hello."}',
  key: 'key',
  what: 'Comment',
  words: 'Hello.',
}
const sent: Reply = { status: 201, body: { id: 3 } }

type Options = {
  reply?: Reply | null
  isOffline?: boolean
  mayStore?: boolean
  failing?: 'read' | 'change'
  hasOutbox?: boolean
  hasNoted?: boolean
}

/** A page of a person. Each request takes five seconds. */
function openPage({
  reply = sent,
  isOffline = false,
  mayStore = true,
  failing,
  hasOutbox = true,
  hasNoted = false,
}: Options = {}) {
  const box = emptyBox()
  const fail = (step: Options['failing']) => {
    if (failing === step) throw new DOMException('The disk is full.', 'QuotaExceededError')
  }
  let clock = 1000
  const attempts: unknown[] = []
  const outbox = createOutbox({
    store: {
      async read() {
        fail('read')
        return structuredClone(box)
      },
      async change(work) {
        fail('change')
        return work(box)
      },
    },
    lock: (work) => work(),
    async send() {
      clock += 1
      if (clock > 2000) throw new Error('This never ends.')
      return { status: 403, body: {} }
    },
    now: () => clock,
    createKey: () => 'key',
    mayStore: () => mayStore,
  })
  return {
    outbox,
    attempts,
    waiting: () => box.entries.map(({ address, triedAt }) => [address, triedAt]),
    send: (change: Partial<Change> = {}) =>
      sendOrStore(
        { ...comment, ...change },
        {
          person: hasOutbox ? { outbox, sender: '1-7' } : undefined,
          async send({ address }, sender) {
            attempts.push([address, sender])
            clock += 5000
            return reply
          },
          read({ status, body }) {
            if (status < 400) return body
            throw new Error(`Refused with ${status}`)
          },
          isOffline: () => isOffline,
          hasNoted: () => hasNoted,
          now: () => clock,
        },
      ),
  }
}

describe('a change is sent', () => {
  test('at once, in the name of the person', async () => {
    const page = openPage()
    expect(await page.send()).toEqual({ id: 3 })
    expect(page.attempts).toEqual([['/api/updates/7/comments', '1-7']])
    expect(page.waiting()).toEqual([])
  })

  test('even if this browser cannot store changes and seems to have no network', async () => {
    const page = openPage({ hasOutbox: false, isOffline: true })
    expect(await page.send()).toEqual({ id: 3 })
    expect(page.attempts).toEqual([['/api/updates/7/comments', null]])
  })

  test('although an earlier change was refused, because refused changes are not sent again by themselves', async () => {
    const page = openPage()
    await page.outbox.add(comment, { sender: '1-7', triedAt: null })
    await page.outbox.sendAll('1-7')
    expect(await page.send()).toEqual({ id: 3 })
  })

  test('although a change in another journey waits', async () => {
    const page = openPage()
    await page.outbox.add(comment, { sender: '1-8', triedAt: null })
    expect(await page.send()).toEqual({ id: 3 })
  })

  test('although the browser’s storage fails, if the browser has noted no waiting changes', async () => {
    expect(await openPage({ failing: 'read' }).send()).toEqual({ id: 3 })
  })
})

describe('a change waits', () => {
  test('without an attempt if the outbox cannot be read, but the browser has noted that something waits in it', async () => {
    const page = openPage({ failing: 'read', hasNoted: true })
    expect(await page.send()).toBe(storedForLater)
    expect(page.attempts).toEqual([])
  })

  test('if there is no response, and the time of the attempt is stored, because it may have arrived', async () => {
    const page = openPage({ reply: null })
    expect(await page.send()).toBe(storedForLater)
    expect(page.waiting()).toEqual([['/api/updates/7/comments', 1000]])
  })

  test('without an attempt if there is no network', async () => {
    const page = openPage({ isOffline: true })
    expect(await page.send()).toBe(storedForLater)
    expect([page.attempts, page.waiting()]).toEqual([[], [['/api/updates/7/comments', null]]])
  })

  test('without an attempt if it is about a thing that exists only here', async () => {
    const page = openPage()
    expect(await page.send({ address: '/api/updates/-1/comments' })).toBe(storedForLater)
    expect(page.attempts).toEqual([])
  })

  test('without an attempt if an earlier change waits, so that the order stays', async () => {
    const page = openPage()
    await page.outbox.add(comment, { sender: '1-7', triedAt: null })
    expect(await page.send({ address: '/api/contacts' })).toBe(storedForLater)
    expect(page.attempts).toEqual([])
    expect(page.waiting().map(([address]) => address)).toEqual(['/api/updates/7/comments', '/api/contacts'])
  })
})

describe('a change fails', () => {
  test('with the refusal of the server, and does not wait', async () => {
    const page = openPage({ reply: { status: 422, body: {} } })
    await expect(page.send()).rejects.toThrow('Refused with 422')
    expect(page.waiting()).toEqual([])
  })

  test.each([
    ['this browser cannot store changes', { hasOutbox: false }],
    ['the person has signed out', { mayStore: false }],
    ['the storage is full', { failing: 'change' }],
  ] as const)('if there is no response and %s', async (_, options) => {
    const page = openPage({ reply: null, ...options })
    await expect(page.send()).rejects.toThrow(TypeError)
    expect(page.waiting()).toEqual([])
  })
})
