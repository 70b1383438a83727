/** Mail of a real process: sent in the background, and not lost if the process is killed. */
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '#platform/server/database/open.ts'
import { type MailServer, openMailServer } from '#platform/server/mail/testing.ts'
import { browse, type Installation, openInstallation } from './process/testing.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const timeLimit = { timeout: 20_000 }

const email = 'nora@nestling.example'
let installation: Installation
let mail: MailServer
let settings: Record<string, string>
beforeEach(async () => {
  installation = await openInstallation()
  mail = await openMailServer()
  const port = await findFreePort()
  mail.url.username = 'marker-user'
  mail.url.password = 'marker-password'
  settings = {
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: 'seven quiet herons',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mail.url.href,
    MAIL_FROM: 'nest@nestling.example',
    LOG_LEVEL: 'trace',
  }
})
afterEach(async () => {
  await installation.close()
  await mail.close()
})

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function startAndAsk() {
  const running = installation.start(settings)
  const { status } = await browse(await running.open())('POST', '/api/password-reset', { email })
  expect(status).toBeLessThan(300)
  return running
}

/** Makes every message due, as if two minutes had passed. Returns the messages. */
async function letTwoMinutesPass() {
  const { db, close } = await openDatabase(installation, () => undefined)
  const due = db.updateTable('letters').set({ next_attempt_at: '2026-01-01' })
  const messages = await due.returning(['attempts', 'sent_at']).execute()
  await close()
  return messages
}

test('a message is sent while the process serves requests, and nothing of the message is printed', async () => {
  const running = await startAndAsk()
  await expect.poll(() => mail.mails.length, timeLimit).toBe(1)
  expect(mail.mails).toMatchObject([{ to: email, link: expect.stringContaining(`${settings.PUBLIC_URL}/`) }])
  running.kill('SIGTERM')
  expect(await running.exited).toBe(0)
  expect(running.said.out + running.said.error).not.toMatch(/marker|nora|reset/i)
})

test('a stopping process finishes the message it is sending', async () => {
  mail.fallSilent()
  const running = await startAndAsk()
  await expect.poll(() => mail.unanswered.length, timeLimit).toBe(1)
  running.kill('SIGTERM')
  await expect.poll(() => browse(settings.PUBLIC_URL ?? '')('GET', '/').catch(() => null), timeLimit).toBeNull()
  mail.answerLate()
  expect(await running.exited).toBe(0)
  const { db, close } = await openDatabase(installation, () => undefined)
  expect(await db.selectFrom('letters').select(['attempts', 'failure', 'next_attempt_at']).execute()).toEqual([
    { attempts: 1, failure: null, next_attempt_at: null },
  ])
  await close()
})

test('a message that a killed process was sending is sent by the next process', async () => {
  mail.fallSilent()
  const running = await startAndAsk()
  await expect.poll(() => mail.unanswered.length, timeLimit).toBe(1)
  running.kill('SIGKILL')
  expect(await running.exited).toBeNull()
  expect(await letTwoMinutesPass()).toEqual([{ attempts: 1, sent_at: null }])

  mail.recover()
  await installation.openInProcess(settings)
  await expect.poll(() => mail.mails.length, timeLimit).toBe(1)
})

test('a message that was sent but not recorded when the process was killed is sent again with the same bytes', async () => {
  mail.fallSilent()
  const running = await startAndAsk()
  await expect.poll(() => mail.unanswered.length, timeLimit).toBe(1)
  // The mail server's answer reaches a stopped process, which cannot record it.
  running.kill('SIGSTOP')
  mail.recover()
  mail.answerLate()
  running.kill('SIGKILL')
  expect(await running.exited).toBeNull()
  expect(mail.mails).toHaveLength(1)
  expect(await letTwoMinutesPass()).toEqual([{ attempts: 1, sent_at: null }])

  await installation.openInProcess(settings)
  await expect.poll(() => mail.mails.length, timeLimit).toBe(2)
  const [first, second] = mail.mails
  expect(second?.messageId).toMatch(/^<[\w-]{32}@nestling\.example>$/)
  expect(second?.raw).toBe(first?.raw)
})
