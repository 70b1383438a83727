/** The mail queue with a real mail server. */
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { dumpTables } from '../database/testing.ts'
import { openMailWorker } from './mail-worker.ts'
import type { MessageKind } from './message.ts'
import { queueMessage } from './queue-message.ts'
import { defaultTimeouts } from './send-message.ts'
import { type MailServer, openMailServer } from './testing.ts'

const minute = 60_000
const lines: string[] = []
let testApp: TestApp
let mail: MailServer
beforeEach(async () => {
  lines.length = 0
  mail = await openMailServer()
  testApp = await openTestApp({ world: null, environment: mail.environment, onLogLine: (line) => lines.push(line) })
})
afterEach(async () => {
  await mail.close()
  await testApp.close()
})

/** Each attempt renders the message with a new token, like an invitation. */
const tokens: string[] = []
const invitation: MessageKind = {
  name: 'invitation',
  about: 'person',
  async write(_tx, { origin, subjectId }) {
    const token = randomBytes(24).toString('base64url')
    tokens.push(token)
    return {
      subject: `Inês & Ruth ${subjectId ?? ''}\r\nBcc: eve@evil.example`,
      heading: 'Dear Ruth',
      paragraphs: ['Pip is on the way – come in.', 'x'.repeat(300)],
      action: { label: 'Open', url: `${origin}/?invite=${token}` },
    }
  },
}
const revoked: MessageKind = { name: 'revoked', about: 'person', write: () => Promise.resolve(null) }
const broken: MessageKind = {
  name: 'broken',
  about: 'person',
  write: () => Promise.reject(new Error('ruth@nestling.example')),
}

const open = (timeouts = defaultTimeouts) =>
  openMailWorker({ ...testApp.services, kinds: [invitation, revoked, broken], timeouts })

const post = (kind: MessageKind | string = invitation, subjectId: number | null = null) =>
  testApp.db
    .transaction()
    .execute((tx) => queueMessage(tx, { kind, subjectId, recipient: 'ruth@nestling.example' }, testApp.clock.now))

const listMessages = () => testApp.db.selectFrom('letters').selectAll().orderBy('id').execute()
const dump = async () => JSON.stringify(await dumpTables(testApp.db))
const wait = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * minute)
}

describe('a message', () => {
  test('arrives once, with its text and its link', async () => {
    await post()
    await open().deliverDue()
    await open().deliverDue()
    expect(mail.mails).toMatchObject([
      {
        to: 'ruth@nestling.example',
        from: 'Nestling <nest@nestling.example>',
        link: `https://nestling.example/?invite=${tokens.at(-1)}`,
      },
    ])
    expect(mail.mails[0]?.text).toContain('Pip is on the way – come in.')
    expect(mail.mails[0]?.html).toContain('Pip is on the way – come in.')
    expect(await listMessages()).toMatchObject([
      { sent_at: testApp.clock.now.toISOString(), next_attempt_at: null, attempts: 1, failure: null },
    ])
  })

  test('has no header that people could inject', async () => {
    await post()
    await open().deliverDue()
    const [mine] = mail.mails
    expect(mine?.subject).toBe('Inês & Ruth Bcc: eve@evil.example')
    expect(mine?.raw).not.toMatch(/^bcc:/im)
    expect(mine?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(mine?.raw).toMatch(/^Date: Sun, 15 Mar 2026 10:00:00 \+0000\r$/m)
  })

  test('leaves no token in the database, neither before nor after', async () => {
    await post()
    const before = await dump()
    await open().deliverDue()
    const token = tokens.at(-1) ?? ''
    expect(token).toHaveLength(32)
    expect(before + (await dump())).not.toContain(token)
  })

  test('is deleted if it is no longer needed', async () => {
    await post(revoked)
    await open().deliverDue()
    expect([mail.mails, await listMessages()]).toEqual([[], []])
  })

  test('fails for good if its kind is unknown', async () => {
    await post('carrier-pigeon')
    await open().deliverDue()
    expect(await listMessages()).toMatchObject([
      {
        failed_at: testApp.clock.now.toISOString(),
        failure: 'This Nestling does not write messages of this kind any more.',
      },
    ])
  })

  test('fails for good after it has waited for more than a day', async () => {
    await post()
    wait(24 * 60)
    await post(invitation, 2)
    wait(0.01)
    await open().deliverDue()
    expect(mail.mails).toHaveLength(1)
    expect(await listMessages()).toMatchObject([
      { failed_at: testApp.clock.now.toISOString(), failure: 'It waited too long.', next_attempt_at: null },
      { failed_at: null, sent_at: testApp.clock.now.toISOString() },
    ])
  })

  test('does not delay the next one if it cannot be written', async () => {
    await post(broken)
    await post()
    await open().deliverDue()
    expect(mail.mails).toHaveLength(1)
    expect(await listMessages()).toMatchObject([
      { failure: 'Nestling could not write this message.' },
      { failure: null },
    ])
  })
})

describe('two mail workers at once', () => {
  test('deliver each message once', async () => {
    for (let subject = 1; subject <= 5; subject += 1) await post(invitation, subject)
    await Promise.all([open().deliverDue(), open().deliverDue(), open().deliverDue()])
    expect(mail.mails.map(({ subject }) => subject).sort()).toEqual(
      [1, 2, 3, 4, 5].map((subject) => `Inês & Ruth ${subject} Bcc: eve@evil.example`),
    )
  })

  test('wait two minutes while the other is sending a message, and then send it themselves', async () => {
    mail.fallSilent()
    await post()
    const first = open().deliverDue()
    await expect.poll(() => mail.unanswered.length).toBe(1)
    mail.recover()
    wait(1.9)
    await open().deliverDue()
    expect(mail.mails).toEqual([])
    wait(0.1)
    await open().deliverDue()
    expect(mail.mails).toHaveLength(1)
    await mail.close()
    await first
    expect(await listMessages()).toMatchObject([{ sent_at: testApp.clock.now.toISOString(), failed_at: null }])
  })
})

describe('an unreachable mail server', () => {
  beforeEach(() => mail.close())

  test('is retried at growing intervals, until the message fails for good', async () => {
    await post()
    const gaps: number[] = []
    for (;;) {
      await open().deliverDue()
      const [message] = await listMessages()
      expect(message?.failure).toBe('The mail server could not be reached (ECONNREFUSED).')
      if (!message?.next_attempt_at) break
      const gap = (Date.parse(message.next_attempt_at) - testApp.clock.now.getTime()) / minute
      gaps.push(gap)
      wait(gap - 0.01)
      await open().deliverDue()
      expect(await listMessages()).toMatchObject([{ attempts: gaps.length }])
      wait(0.01)
    }
    expect(gaps).toEqual([1, 5, 15, 60, 180, 360, 720])
    expect(await listMessages()).toMatchObject([{ attempts: 8, failed_at: testApp.clock.now.toISOString() }])
  })

  test('gets the message from another process once it is reachable again', async () => {
    await post()
    await open().deliverDue()
    const voided = tokens.at(-1)
    const back = await openMailServer()
    wait(1)
    const environment = { ...testApp.services.environment, smtpUrl: back.url }
    await openMailWorker({ ...testApp.services, kinds: [invitation], environment }).deliverDue()
    expect(back.mails).toMatchObject([{ link: `https://nestling.example/?invite=${tokens.at(-1)}` }])
    expect(tokens.at(-1)).not.toBe(voided)
    expect(await listMessages()).toMatchObject([{ failure: null, next_attempt_at: null }])
    await back.close()
  })
})

describe('a mail server that refuses', () => {
  test('a message for good is not retried, and its reason is stored for admins', async () => {
    mail.refuse(550, `No such user\u0007 here. ${'x'.repeat(600)}`)
    await post()
    await open().deliverDue()
    const [message] = await listMessages()
    expect(message).toMatchObject({ failed_at: testApp.clock.now.toISOString(), next_attempt_at: null, attempts: 1 })
    expect(message?.failure).toMatch(
      /^The mail server refused the message \(550\): [\x20-\x7e]*No such user here\. x+\.$/,
    )
    expect(message?.failure?.length).toBeLessThan(200)
  })

  test('a message temporarily is retried', async () => {
    mail.refuse(451, 'Greylisted')
    await post()
    await open().deliverDue()
    const [message] = await listMessages()
    expect(message).toMatchObject({ failed_at: null, attempts: 1 })
    expect(message?.failure).toMatch(/^The mail server could not take the message yet \(451\): .*Greylisted\.$/)
    mail.recover()
    wait(1)
    await open().deliverDue()
    expect(mail.mails).toHaveLength(1)
  })
})

test('a message is retried later if the mail server does not acknowledge it', async () => {
  mail.fallSilent()
  await post()
  await open({ ...defaultTimeouts, silence: 50 }).deliverDue()
  expect(await listMessages()).toMatchObject([{ failed_at: null, failure: 'The mail server did not answer in time.' }])
  mail.recover()
  wait(1)
  await open().deliverDue()
  expect(mail.mails).toHaveLength(1)
})

test('a message that fails after a newer one has replaced it is not retried', async () => {
  mail.fallSilent()
  await post()
  const delivery = open({ ...defaultTimeouts, silence: 300 }).deliverDue()
  await expect.poll(() => mail.unanswered.length).toBe(1)
  await post()
  await delivery
  expect(await listMessages()).toMatchObject([
    { next_attempt_at: null, failure: 'A newer message took its place.' },
    { attempts: 1, failure: 'The mail server did not answer in time.' },
  ])
})

describe('a running mail worker', () => {
  test('sends queued messages by itself, and stops after the current message', async () => {
    const mailWorker = open()
    mailWorker.start()
    await post()
    await expect.poll(() => mail.mails.length, { timeout: 5000 }).toBe(1)
    await mailWorker.stop()
    await post(invitation, 2)
    await mailWorker.deliverDue()
    expect(mail.mails).toHaveLength(1)
  })

  test('logs no person, no link and no text of a message', async () => {
    mail.refuse(550, 'ruth@nestling.example is not known')
    await post()
    await post(broken)
    await open().deliverDue()
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'a message could not be sent',
      'a message could not be written',
    ])
    expect(lines.join('')).not.toMatch(/ruth|Ruth|Pip|invite=/)
  })

  test('deletes messages that were sent or failed 32 days ago', async () => {
    await post()
    await open().deliverDue()
    mail.refuse(550)
    await post()
    await open().deliverDue()
    wait(31 * 24 * 60)
    await open().deliverDue()
    expect(await listMessages()).toHaveLength(2)
    wait(2 * 24 * 60)
    await open().deliverDue()
    expect(await listMessages()).toEqual([])
  })
})
