import { describe, expect, test } from 'vitest'
import { type Change, type Entry, emptyBox } from './entry.ts'
import { createOutbox } from './outbox.ts'
import type { Reply } from './settle.ts'

const sent: Reply = { status: 201, body: { id: 70 } }
const refused: Reply = { status: 422, body: { message: 'No.' } }
const signedOut: Reply = { status: 401, body: {} }
const nora = { sender: '1-7', triedAt: null }

const comment = (words: string): Change => ({
  method: 'POST',
  address: '/api/updates/7/comments',
  body: JSON.stringify({ content: words }),
  key: `key of ${words}`,
  what: 'Comment',
  words,
})

/** An outbox with its box in memory. The server gives these replies, one after another, and then none. */
function openOutbox(replies: readonly (Reply | null)[] = [], mayStore: () => boolean = () => true) {
  let box = emptyBox()
  const events: string[] = []
  const left = [...replies]
  let steps = 0
  const outbox = createOutbox({
    store: {
      read: async () => structuredClone(box),
      async change(work) {
        steps += 1
        if (steps > 100) throw new Error('This never ends.')
        const next = structuredClone(box)
        const result = work(next)
        box = next
        return result
      },
    },
    async lock(work) {
      events.push('locked')
      await work()
      events.push('unlocked')
    },
    async send({ id, words }) {
      events.push(`sends ${words}`)
      if (words === 'Deleted while it is sent.') await outbox.drop(id)
      return left.shift() ?? null
    },
    now: () => 1000,
    createKey: () => 'new key',
    mayStore,
    beforeAdd: () => events.push('will store'),
    onChange: () => events.push('changed'),
    async onSent({ words }: Entry, { status }: Reply) {
      await Promise.resolve()
      events.push(`${words} got ${status}`)
    },
  })
  return { outbox, events, without: (event: string) => events.filter((one) => one !== event) }
}

async function openWith(words: readonly string[], replies: readonly (Reply | null)[] = []) {
  const opened = openOutbox(replies)
  for (const one of words) await opened.outbox.add(comment(one), nora)
  opened.events.length = 0
  return opened
}

const statesOf = async ({ outbox }: Awaited<ReturnType<typeof openWith>>) =>
  (await outbox.list('1-7')).map(({ words, state }) => `${words} ${state}`)

describe('adding', () => {
  test('calls beforeAdd before the change is stored, and onChange afterwards', async () => {
    const { outbox, events } = openOutbox()
    expect(await outbox.add(comment('A'), { sender: '1-7', triedAt: 900 })).toBe(true)
    expect(events).toEqual(['will store', 'changed'])
    expect(await outbox.list('1-7')).toMatchObject([{ words: 'A', at: 1000, triedAt: 900 }])
  })

  test('does nothing after the person has signed out', async () => {
    const { outbox, events } = openOutbox([], () => false)
    expect(await outbox.add(comment('A'), nora)).toBe(false)
    expect(events).toEqual([])
    expect(await outbox.count()).toBe(0)
  })

  test('stores nothing if the person signs out just before the change is stored', async () => {
    let asked = 0
    const { outbox } = openOutbox([], () => {
      asked += 1
      return asked === 1
    })
    expect(await outbox.add(comment('A'), nora)).toBe(false)
    expect(await outbox.count()).toBe(0)
  })
})

test('a list contains the entries of one journey, and the count includes all journeys', async () => {
  const { outbox } = await openWith(['A', 'B'])
  await outbox.add(comment('C'), { sender: '1-8', triedAt: null })
  expect((await outbox.list('1-7')).map(({ words }) => words)).toEqual(['A', 'B'])
  expect((await outbox.list('1-8')).map(({ words }) => words)).toEqual(['C'])
  expect(await outbox.count()).toBe(3)
})

test('other tabs are told when a person deletes or changes an entry, or sends it again', async () => {
  const { outbox, events } = await openWith(['A', 'B'])
  await outbox.drop(1)
  await outbox.rewrite(2, { content: 'C' })
  expect(await outbox.tryAgain(2)).toBe(true)
  expect(events).toEqual(['changed', 'changed', 'changed'])
  expect(await outbox.list('1-7')).toMatchObject([{ id: 2, words: 'C' }])
})

describe('sending', () => {
  test('sends everything in order while it holds the lock, and reports what has arrived', async () => {
    const opened = await openWith(['A', 'B'], [sent, { status: 200, body: {} }])
    expect(await opened.outbox.sendAll('1-7')).toBeNull()
    expect(opened.without('changed')).toEqual(['locked', 'sends A', 'A got 201', 'sends B', 'B got 200', 'unlocked'])
    expect(await opened.outbox.count()).toBe(0)
  })

  test('does not send the entries of another journey', async () => {
    const { outbox, without } = await openWith(['A'], [sent])
    expect(await outbox.sendAll('1-8')).toBeNull()
    expect(without('changed')).toEqual(['locked', 'unlocked'])
  })

  test('stops after an attempt without a response, and says when the next attempt is due', async () => {
    const opened = await openWith(['A', 'B'], [sent, null])
    expect(await opened.outbox.sendAll('1-7')).toBe(3000)
    expect(opened.without('changed')).toEqual(['locked', 'sends A', 'A got 201', 'sends B', 'unlocked'])
    expect(await statesOf(opened)).toEqual(['B waiting'])
  })

  test('goes on after a refusal, which does not count as arrived', async () => {
    const opened = await openWith(['A', 'B', 'C'], [refused, sent, refused])
    expect(await opened.outbox.sendAll('1-7')).toBeNull()
    expect(opened.without('changed')).toEqual(['locked', 'sends A', 'sends B', 'B got 201', 'sends C', 'unlocked'])
    expect(await statesOf(opened)).toEqual(['A refused', 'C refused'])
  })

  test('stops without a next attempt if another session is needed', async () => {
    const opened = await openWith(['A', 'B'], [signedOut, sent])
    expect(await opened.outbox.sendAll('1-7')).toBeNull()
    expect(opened.without('changed')).toEqual(['locked', 'sends A', 'unlocked'])
    expect(await statesOf(opened)).toEqual(['A waiting', 'B waiting'])
  })

  test.each([
    ['counts as arrived if there is a response', sent, ['Deleted while it is sent. got 201']],
    ['does not count as arrived without a response', null, []],
  ])('an entry that the person deletes meanwhile %s', async (_, reply, arrived) => {
    const opened = await openWith(['Deleted while it is sent.'], [reply])
    expect(await opened.outbox.sendAll('1-7')).toBeNull()
    expect(opened.events.filter((event) => event.includes(' got '))).toEqual(arrived)
  })

  test('other tabs are told of each step', async () => {
    const { outbox, events } = await openWith(['A'], [sent])
    await outbox.sendAll('1-7')
    expect(events).toEqual(['locked', 'changed', 'sends A', 'changed', 'A got 201', 'changed', 'unlocked'])
  })
})
