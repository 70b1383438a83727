import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import {
  canSendMail,
  queueMessage,
  queueMessageQuietly,
  requestedByStrangers,
  withdrawMessage,
} from './queue-message.ts'

const minute = 60_000
let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp({ world: null })
})
afterEach(() => testApp.close())

const later = (minutes: number) => new Date(testApp.clock.now.getTime() + minutes * minute)

type QueueInput = { kind?: string; subjectId?: number | null; recipient?: string; minutes?: number }
const queueWith =
  (queue: typeof queueMessageQuietly) =>
  ({ kind = 'greeting', subjectId = null, recipient = 'ruth@nestling.example', minutes = 0 }: QueueInput = {}) =>
    testApp.db.transaction().execute((tx) => queue(tx, { kind, subjectId, recipient }, later(minutes)))
const queue = queueWith(queueMessage)
const queueQuietly = queueWith(queueMessageQuietly)

const listMessages = () => testApp.db.selectFrom('letters').selectAll().orderBy('id').execute()
const markTried = () => testApp.db.updateTable('letters').set({ attempts: 1 }).execute()

describe('a sixth message to one person within an hour', () => {
  beforeEach(async () => {
    for (let subjectId = 1; subjectId <= 5; subjectId += 1) await queue({ subjectId, minutes: subjectId })
  })

  test('is refused, with the time to wait', async () => {
    const sixth = queue({ subjectId: 6, minutes: 10 })
    await expect(sixth).rejects.toMatchObject({ code: 'too-much-mail', details: { retryAfterSeconds: 51 * 60 } })
    expect(await listMessages()).toHaveLength(5)
  })

  test('is accepted once the first is an hour old', async () => {
    await queue({ subjectId: 6, minutes: 61 })
    expect(await listMessages()).toHaveLength(6)
  })

  test('is silently dropped if the caller must not learn of the limit', async () => {
    await expect(queueQuietly({ subjectId: 6, minutes: 10 })).resolves.toBeUndefined()
    expect(await listMessages()).toHaveLength(5)
  })

  test('is accepted if it is for another person', async () => {
    await queue({ subjectId: 6, recipient: 'ben@nestling.example', minutes: 10 })
    expect(await listMessages()).toHaveLength(6)
  })
})

test('more than 50 messages to any people within an hour are refused', async () => {
  for (let person = 1; person <= 50; person += 1) await queue({ recipient: `p${person}@nestling.example` })
  await expect(queue({ recipient: 'p51@nestling.example', minutes: 59 })).rejects.toMatchObject({
    code: 'too-much-mail',
    details: { retryAfterSeconds: 60 },
  })
})

test('when 20 messages to one person are queued at once, 5 are accepted', async () => {
  const all = Array.from({ length: 20 }, (_, subjectId) => queue({ subjectId }))
  const outcomes = await Promise.allSettled(all)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await listMessages()).toHaveLength(5)
})

test('messages that strangers asked for do not use up the limit of members’ messages', async () => {
  for (let subjectId = 1; subjectId <= 5; subjectId += 1) await queueQuietly({ subjectId })
  expect(await listMessages()).toHaveLength(3)
  await queue({ kind: 'notice' })
  expect(await listMessages()).toHaveLength(4)
})

test('messages to many addresses that strangers asked for do not count towards the hourly limit of members’ messages', async () => {
  const { name: kind } = requestedByStrangers({
    name: 'link-for-anybody',
    about: 'person',
    mostPerHour: 1,
    write: async () => null,
  })
  for (let person = 1; person <= 60; person += 1) await queueQuietly({ kind, recipient: `p${person}@nestling.example` })
  expect(await listMessages()).toHaveLength(60)
  await expect(queue()).resolves.toBeUndefined()
})

test('messages of members do not use up the limits for messages that strangers request', async () => {
  for (let subjectId = 1; subjectId <= 4; subjectId += 1) await queue({ subjectId })
  for (let person = 1; person <= 40; person += 1) await queue({ recipient: `p${person}@nestling.example` })
  for (let time = 1; time <= 4; time += 1) await queueQuietly({ kind: 'new-password', subjectId: time })
  const kinds = (await listMessages()).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'new-password')).toHaveLength(3)
})

test('messages with a future date, from when the clock was wrong, do not count towards the limits', async () => {
  for (let subjectId = 1; subjectId <= 5; subjectId += 1) await queue({ subjectId, minutes: 500_000 })
  await expect(queue()).resolves.toBeUndefined()
})

describe('a newer message about the same subject', () => {
  test.each([null, 7])('replaces a waiting message (subject %s)', async (subjectId) => {
    await queue({ subjectId })
    await queue({ subjectId, minutes: 1 })
    expect(await listMessages()).toMatchObject([{ created_at: later(1).toISOString(), attempts: 0, failure: null }])
  })

  test('closes a message that was already attempted, without deleting it', async () => {
    await queue()
    await markTried()
    await queue({ minutes: 1 })
    expect(await listMessages()).toMatchObject([
      { next_attempt_at: null, failed_at: later(1).toISOString(), failure: 'A newer message took its place.' },
      { next_attempt_at: later(1).toISOString(), failed_at: null },
    ])
  })

  test('does not replace a message of another kind, subject or recipient', async () => {
    await queue({ subjectId: 7 })
    await queue({ subjectId: 7, kind: 'notice' })
    await queue({ subjectId: 8 })
    await queue({ subjectId: 7, recipient: 'ben@nestling.example' })
    expect(await listMessages()).toHaveLength(4)
  })
})

describe('a withdrawn message', () => {
  const withdraw = (subjectId: number) => {
    const message = { kind: 'greeting', subjectId, recipient: 'ruth@nestling.example' }
    return testApp.db.transaction().execute((tx) => withdrawMessage(tx, message, 'She came by.', later(1)))
  }

  test('is deleted, and other messages stay', async () => {
    await queue({ subjectId: 7 })
    await queue({ subjectId: 8 })
    await withdraw(7)
    expect(await listMessages()).toMatchObject([{ subject_id: 8, failed_at: null }])
  })

  test('stays with the reason, if sending was already attempted', async () => {
    await queue({ subjectId: 7 })
    await markTried()
    await withdraw(7)
    expect(await listMessages()).toMatchObject([{ next_attempt_at: null, failure: 'She came by.' }])
  })
})

test('an installation sends mail only if a mail server is set', () => {
  expect(canSendMail({ smtpUrl: null })).toBe(false)
  expect(canSendMail({ smtpUrl: new URL('smtp://127.0.0.1') })).toBe(true)
})
