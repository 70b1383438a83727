/** If the mail server's acknowledgement of a message is lost, the same message is sent again. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
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

/** A kind of message whose link contains the message's secret. */
const linked: MessageKind = {
  name: 'linked',
  about: 'person',
  async write(_tx, { origin, token }) {
    const action = { label: 'Open', url: `${origin}/?invite=${token}` }
    return { subject: 'Come in', heading: 'Dear Ruth', paragraphs: [], action }
  },
}

const open = () => openMailWorker({ ...testApp.services, kinds: [linked] })
const queue = (subjectId: number | null) =>
  testApp.db
    .transaction()
    .execute((tx) =>
      queueMessage(tx, { kind: linked, subjectId, recipient: 'ruth@nestling.example' }, testApp.clock.now),
    )

test('when the next process sends a message again, its Message-ID and link are the same', async () => {
  mail.fallSilent()
  await queue(null)
  const killed = open().deliverDue()
  await expect.poll(() => mail.unanswered.length, { timeout: 10_000 }).toBe(1)
  mail.recover()
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 3 * 60_000)
  await queue(2)
  await open().deliverDue()
  const [first] = mail.unanswered
  const more = [...mail.mails]
  const again = more.find(({ messageId }) => messageId === first?.messageId)
  expect(first?.messageId).toMatch(/^<[\w-]{32}@nestling\.example>$/)
  expect(again?.link).toBe(first?.link)
  expect(new Set(more.map(({ messageId }) => messageId)).size).toBe(2)
  expect(new Set(more.map(({ link }) => link)).size).toBe(2)
  expect(JSON.stringify(await dumpTables(testApp.db))).not.toContain(first?.link?.split('=')[1])
  mail.answerLate()
  await killed
})
