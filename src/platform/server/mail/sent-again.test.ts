/**
 * If the mail server's acknowledgement is lost, the message is sent again unchanged. If the acknowledgement arrived,
 * but could not be recorded, the message is not sent again.
 */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import type { Database } from '../database/database.ts'
import { dumpTables } from '../database/testing.ts'
import { openMailWorker } from './mail-worker.ts'
import type { MessageKind } from './message.ts'
import { queueMessage } from './queue-message.ts'
import { type MailServer, openMailServer } from './testing.ts'

let testApp: TestApp
let mail: MailServer
beforeEach(async () => {
  mail = await openMailServer()
  testApp = await openTestApp({ world: null, environment: mail.environment })
})
afterEach(async () => {
  await mail.close()
  await testApp.close()
})

const minute = 60_000
const passMinutes = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * minute)
}

/** A kind of message whose link contains the message's secret. */
const linked: MessageKind = {
  name: 'linked',
  about: 'person',
  async write(_tx, { origin, token }) {
    const action = { label: 'Open', url: `${origin}/?invite=${token}` }
    const pictures = [{ type: 'image/jpeg' as const, bytes: Buffer.from('a picture'), alt: 'The nursery' }]
    const unsubscribe = { url: `${origin}/stop`, label: 'Stop mail about photos' }
    const items = [{ line: 'Nora shared a photo', pictures }]
    return { subject: 'Come in', heading: 'Dear Ruth', paragraphs: [], items, action, unsubscribe }
  },
}

/** Opens another mail worker, with its own memory like in another process. */
const open = (db = testApp.db) => openMailWorker({ ...testApp.services, db, kinds: [linked] })
const queue = (subjectId: number | null) =>
  testApp.db
    .transaction()
    .execute((tx) =>
      queueMessage(tx, { kind: linked, subjectId, recipient: 'ruth@nestling.example' }, testApp.clock.now),
    )

test('when another process sends a message again, every byte of it is the same', async () => {
  mail.fallSilent()
  await queue(null)
  const killed = open().deliverDue()
  await expect.poll(() => mail.unanswered.length, { timeout: 10_000 }).toBe(1)
  mail.recover()
  passMinutes(3)
  await queue(2)
  await open().deliverDue()
  const [first] = mail.unanswered
  const more = [...mail.mails]
  const again = more.find(({ messageId }) => messageId === first?.messageId)
  expect(first?.messageId).toMatch(/^<[\w-]{32}@nestling\.example>$/)
  expect(again?.raw).toBe(first?.raw)
  expect(new Set(more.map(({ messageId }) => messageId)).size).toBe(2)
  expect(new Set(more.map(({ link }) => link)).size).toBe(2)
  expect(JSON.stringify(await dumpTables(testApp.db))).not.toContain(first?.link?.split('=')[1])
  mail.answerLate()
  await killed
})

/** A database that fails at each update of a row while `isAway()`. */
const failingWhile = (isAway: () => boolean): Database =>
  new Proxy(testApp.db, {
    get(db, name) {
      if (name === 'updateTable' && isAway()) throw new Error('the database is away')
      const value = Reflect.get(db, name)
      return typeof value === 'function' ? value.bind(db) : value
    },
  })

test.each(['the next round', 'stopping the worker'])(
  'if the database is away when the mail server accepts a message, %s records it as sent, and it is not sent again',
  async (when) => {
    let isAway = false
    mail.fallSilent()
    await queue(null)
    const mailWorker = open(failingWhile(() => isAway))
    const delivery = mailWorker.deliverDue()
    await expect.poll(() => mail.unanswered.length).toBe(1)
    isAway = true
    mail.recover()
    mail.answerLate()
    await expect(delivery).rejects.toThrow('the database is away')
    const acceptedAt = testApp.clock.now.toISOString()
    passMinutes(3)
    await expect(mailWorker.deliverDue()).rejects.toThrow('the database is away')
    isAway = false
    if (when === 'stopping the worker') await mailWorker.stop()
    else await mailWorker.deliverDue()
    await open().deliverDue()
    expect(mail.mails).toHaveLength(1)
    expect(await testApp.db.selectFrom('letters').select(['sent_at', 'attempts']).execute()).toEqual([
      { sent_at: acceptedAt, attempts: 1 },
    ])
  },
)

test('a message that was queued while the clock was ahead is not dated in the future', async () => {
  const { now } = testApp.clock
  passMinutes(60)
  await queue(null)
  testApp.clock.now = now
  await testApp.db.updateTable('letters').set({ next_attempt_at: now.toISOString() }).execute()
  await open().deliverDue()
  expect(mail.mails[0]?.headers.date).toBe('Sun, 15 Mar 2026 10:00:00 +0000')
})

test('a run tries a message once, even if the clock jumps so far that the message is due again at once', async () => {
  let attempts = 0
  const unwritten: MessageKind = {
    ...linked,
    write: () => {
      attempts += 1
      return Promise.reject(new Error('cannot be written'))
    },
  }
  const clock = () => {
    passMinutes(10)
    return testApp.clock.now
  }
  await queue(null)
  await openMailWorker({ ...testApp.services, clock, kinds: [unwritten] }).deliverDue()
  expect(attempts).toBe(1)
})
