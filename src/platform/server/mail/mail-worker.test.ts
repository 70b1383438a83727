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

/** The tokens of all attempts. The invitation below makes a new token for each attempt, so the tests can tell them apart. */
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

const queue = (kind: MessageKind | string = invitation, subjectId: number | null = null) =>
  testApp.db
    .transaction()
    .execute((tx) => queueMessage(tx, { kind, subjectId, recipient: 'ruth@nestling.example' }, testApp.clock.now))

const listMessages = () => testApp.db.selectFrom('letters').selectAll().orderBy('id').execute()
const dump = async () => JSON.stringify(await dumpTables(testApp.db))
const passMinutes = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * minute)
}

describe('a message', () => {
  test('arrives once, with its text and its link', async () => {
    await queue()
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
    await queue()
    await open().deliverDue()
    const [received] = mail.mails
    expect(received?.subject).toBe('Inês & Ruth Bcc: eve@evil.example')
    expect(received?.raw).not.toMatch(/^bcc:/im)
    expect(received?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(received?.raw).toMatch(/^Date: Sun, 15 Mar 2026 10:00:00 \+0000\r$/m)
  })

  test('leaves no token in the database, neither before it is sent nor after', async () => {
    await queue()
    const before = await dump()
    await open().deliverDue()
    const token = tokens.at(-1) ?? ''
    expect(token).toHaveLength(32)
    expect(before + (await dump())).not.toContain(token)
  })

  test('is deleted if it is no longer needed', async () => {
    await queue(revoked)
    await open().deliverDue()
    expect([mail.mails, await listMessages()]).toEqual([[], []])
  })

  test('fails permanently if its kind is unknown', async () => {
    await queue('carrier-pigeon')
    await open().deliverDue()
    expect(await listMessages()).toMatchObject([
      {
        failed_at: testApp.clock.now.toISOString(),
        failure: 'This Nestling no longer writes messages of this kind.',
      },
    ])
  })

  test('fails permanently after it has waited for more than a day', async () => {
    await queue()
    passMinutes(24 * 60)
    await queue(invitation, 2)
    passMinutes(0.01)
    await open().deliverDue()
    expect(mail.mails).toHaveLength(1)
    expect(await listMessages()).toMatchObject([
      { failed_at: testApp.clock.now.toISOString(), failure: 'It waited too long.', next_attempt_at: null },
      { failed_at: null, sent_at: testApp.clock.now.toISOString() },
    ])
  })

  test('does not delay the next message if it cannot be written', async () => {
    await queue(broken)
    await queue()
    await open().deliverDue()
    expect(mail.mails).toHaveLength(1)
    expect(await listMessages()).toMatchObject([
      { failure: 'Nestling could not write this message.' },
      { failure: null },
    ])
  })
})

describe('several mail workers at once', () => {
  test('deliver each message once', async () => {
    for (let subject = 1; subject <= 5; subject += 1) await queue(invitation, subject)
    await Promise.all([open().deliverDue(), open().deliverDue(), open().deliverDue()])
    expect(mail.mails.map(({ subject }) => subject).sort()).toEqual(
      [1, 2, 3, 4, 5].map((subject) => `Inês & Ruth ${subject} Bcc: eve@evil.example`),
    )
  })

  test('send a message again if one of them has been sending it for two minutes', async () => {
    mail.fallSilent()
    await queue()
    const first = open().deliverDue()
    await expect.poll(() => mail.unanswered.length).toBe(1)
    mail.recover()
    passMinutes(1.9)
    await open().deliverDue()
    expect(mail.mails).toEqual([])
    passMinutes(0.1)
    await open().deliverDue()
    expect(mail.mails).toHaveLength(1)
    await mail.close()
    await first
    expect(await listMessages()).toMatchObject([{ sent_at: testApp.clock.now.toISOString(), failed_at: null }])
  })
})

describe('an unreachable mail server', () => {
  beforeEach(() => mail.close())

  test('is retried at growing intervals, until the message fails permanently', async () => {
    await queue()
    const gaps: number[] = []
    for (;;) {
      await open().deliverDue()
      const [message] = await listMessages()
      expect(message?.failure).toBe('The mail server could not be reached (ECONNREFUSED).')
      if (!message?.next_attempt_at) break
      const gap = (Date.parse(message.next_attempt_at) - testApp.clock.now.getTime()) / minute
      gaps.push(gap)
      passMinutes(gap - 0.01)
      await open().deliverDue()
      expect(await listMessages()).toMatchObject([{ attempts: gaps.length }])
      passMinutes(0.01)
    }
    expect(gaps).toEqual([1, 5, 15, 60, 180, 360, 720])
    expect(await listMessages()).toMatchObject([{ attempts: 8, failed_at: testApp.clock.now.toISOString() }])
  })

  test('gets the message from another process once it is reachable again', async () => {
    await queue()
    await open().deliverDue()
    const firstToken = tokens.at(-1)
    const back = await openMailServer()
    passMinutes(1)
    const environment = { ...testApp.services.environment, smtpUrl: back.url }
    await openMailWorker({ ...testApp.services, kinds: [invitation], environment }).deliverDue()
    expect(back.mails).toMatchObject([{ link: `https://nestling.example/?invite=${tokens.at(-1)}` }])
    expect(tokens.at(-1)).not.toBe(firstToken)
    expect(await listMessages()).toMatchObject([{ failure: null, next_attempt_at: null }])
    await back.close()
  })
})

describe('a message that the mail server refuses', () => {
  test('permanently is not retried, and the reason is stored for admins', async () => {
    mail.refuse(550, `No such user\u0007 here. ${'x'.repeat(600)}`)
    await queue()
    await open().deliverDue()
    const [message] = await listMessages()
    expect(message).toMatchObject({ failed_at: testApp.clock.now.toISOString(), next_attempt_at: null, attempts: 1 })
    expect(message?.failure).toMatch(
      /^The mail server refused the message \(550\): [\x20-\x7e]*No such user here\. x+\.$/,
    )
    expect(message?.failure?.length).toBeLessThan(200)
  })

  test('temporarily is retried', async () => {
    mail.refuse(451, 'Greylisted')
    await queue()
    await open().deliverDue()
    const [message] = await listMessages()
    expect(message).toMatchObject({ failed_at: null, attempts: 1 })
    expect(message?.failure).toMatch(/^The mail server could not take the message yet \(451\): .*Greylisted\.$/)
    mail.recover()
    passMinutes(1)
    await open().deliverDue()
    expect(mail.mails).toHaveLength(1)
  })
})

test('a message is retried later if the mail server does not acknowledge it', async () => {
  mail.fallSilent()
  await queue()
  await open({ ...defaultTimeouts, silence: 50 }).deliverDue()
  expect(await listMessages()).toMatchObject([{ failed_at: null, failure: 'The mail server did not answer in time.' }])
  mail.recover()
  passMinutes(1)
  await open().deliverDue()
  expect(mail.mails).toHaveLength(1)
})

test('a message that fails after a newer one has replaced it is not retried', async () => {
  mail.fallSilent()
  await queue()
  const delivery = open({ ...defaultTimeouts, silence: 300 }).deliverDue()
  await expect.poll(() => mail.unanswered.length).toBe(1)
  await queue()
  await delivery
  expect(await listMessages()).toMatchObject([
    { next_attempt_at: null, failure: 'A newer message took its place.' },
    { attempts: 1, failure: 'The mail server did not answer in time.' },
  ])
})

describe('a mail worker', () => {
  test('sends queued messages by itself, and sends none after it has stopped', async () => {
    const mailWorker = open()
    mailWorker.start()
    await queue()
    await expect.poll(() => mail.mails.length, { timeout: 5000 }).toBe(1)
    await mailWorker.stop()
    await queue(invitation, 2)
    await mailWorker.deliverDue()
    expect(mail.mails).toHaveLength(1)
  })

  test('logs no person, no link and no text of a message', async () => {
    mail.refuse(550, 'ruth@nestling.example is not known')
    await queue()
    await queue(broken)
    await open().deliverDue()
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'a message could not be sent',
      'a message could not be written',
    ])
    expect(lines.join('')).not.toMatch(/ruth|Ruth|Pip|invite=/)
  })

  test('deletes messages 33 days after they were sent or failed, but not after 31 days', async () => {
    await queue()
    await open().deliverDue()
    mail.refuse(550)
    await queue()
    await open().deliverDue()
    passMinutes(31 * 24 * 60)
    await open().deliverDue()
    expect(await listMessages()).toHaveLength(2)
    passMinutes(2 * 24 * 60)
    await open().deliverDue()
    expect(await listMessages()).toEqual([])
  })
})
