import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { composeMessage } from './compose-message.ts'
import { createSendMessage, defaultTimeouts, type Timeouts } from './send-message.ts'
import { type MailServer, openMailServer } from './testing.ts'

let mail: MailServer
beforeEach(async () => {
  mail = await openMailServer()
})
afterEach(() => mail.close())

type SendInput = { url?: URL; from?: string; recipient?: string; timeouts?: Partial<Timeouts>; signal?: AbortSignal }

async function send({ url = mail.url, from = 'nest@nestling.example', recipient, timeouts, signal }: SendInput = {}) {
  const composed = await composeMessage({
    message: { subject: 'Hello', heading: 'Hello', paragraphs: ['Come in.'] },
    messageId: 'an-id',
    from,
    recipient: recipient ?? 'ruth@nestling.example',
    date: new Date('2026-03-15T10:00:00.000Z'),
  })
  const sendMessage = createSendMessage({ smtpUrl: url }, { ...defaultTimeouts, ...timeouts })
  return sendMessage(composed, signal ?? new AbortController().signal)
}

function withLogin(user: string, password: string): URL {
  const url = new URL(mail.url)
  url.username = user
  url.password = password
  return url
}

const late = { isPermanent: false, words: 'The mail server did not answer in time.' }

describe('an accepted mail', () => {
  test('is sent with the name and password in SMTP_URL', async () => {
    expect(await send({ url: withLogin('nest', 'p@ss/word:') })).toBeNull()
    expect(mail.logins).toEqual(['nest p@ss/word:'])
  })

  test.each([
    ['nest@nestling.example', 'Nestling <nest@nestling.example>'],
    ['Nora’s nest <nora@nestling.example>', 'Nora’s nest <nora@nestling.example>'],
  ])('is sent from MAIL_FROM %s', async (from, expected) => {
    expect(await send({ from })).toBeNull()
    expect(mail.mails).toMatchObject([{ from: expected }])
  })

  test.each([
    'ruth@nestling.example\r\nBcc: eve@evil.example',
    'ruth@nestling.example, eve@evil.example',
    'Eve <eve@evil.example> ruth@nestling.example',
  ])('goes to no second recipient if the address is %j', async (recipient) => {
    await send({ recipient })
    expect(mail.mails.filter(({ to, raw }) => to === 'eve@evil.example' || /^bcc:/im.test(raw))).toEqual([])
  })
})

test.each(['nothing more', 'goodbye', 'an error'])(
  'a mail counts as sent once the server has accepted it, even if %s follows',
  async (what) => {
    const server = createServer((socket) => {
      let isData = false
      let received = ''
      socket.on('error', () => undefined)
      socket.write('220 mail.example\r\n')
      socket.on('data', (chunk) => {
        received += chunk
        if (!received.endsWith(isData ? '\r\n.\r\n' : '\r\n')) return
        if (!isData) {
          isData = received.startsWith('DATA')
          received = ''
          socket.write(isData ? '354 Go on\r\n' : '250 Fine\r\n')
          return
        }
        socket.removeAllListeners('data')
        socket.write(what === 'an error' ? '250 Accepted\r\n421 Overloaded\r\n' : '250 Accepted\r\n')
        if (what !== 'nothing more') socket.destroySoon()
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    expect(await send({ url: new URL(`smtp://127.0.0.1:${port}`) })).toBeNull()
    server.close()
  },
)

describe('a refusal', () => {
  test.each([
    [550, true, 'The mail server refused the message (550): No such user.'],
    [552, true, 'The mail server refused the message (552): No such user.'],
    [421, false, 'The mail server could not take the message yet (421): No such user.'],
    [451, false, 'The mail server could not take the message yet (451): No such user.'],
  ])('with the code %s is permanent: %s', async (code, isPermanent, words) => {
    mail.refuse(code, 'No such user.')
    expect(await send()).toEqual({ isPermanent, code: String(code), words })
  })

  test('of a name and password does not quote the server, because the server may repeat them', async () => {
    mail.refuseLogins()
    expect(await send({ url: withLogin('marker', 'herons') })).toEqual({
      isPermanent: true,
      code: '535',
      words: 'The mail server did not accept the name and password in SMTP_URL (535).',
    })
  })

  test('is short and on one line, whatever the server responds', async () => {
    mail.refuse(550, `No\u0007 such\tuser. ${'x'.repeat(400)}`)
    const refusal = await send()
    expect(refusal?.words).toMatch(/^The mail server refused the message \(550\): No such user\. x+\.$/)
    expect(refusal?.words.length).toBeLessThan(200)
  })
})

describe('sending a message', () => {
  test('fails with the reason if the mail server is unreachable', async () => {
    await mail.close()
    const words = 'The mail server could not be reached (ECONNREFUSED).'
    expect(await send()).toEqual({ isPermanent: false, code: 'ESOCKET', words })
  })

  test('fails if the mail server does not respond after the mail', async () => {
    mail.fallSilent()
    expect(await send({ timeouts: { silence: 50 } })).toMatchObject(late)
  }, 3000)

  test('fails if it takes too long in total', async () => {
    mail.fallSilent()
    expect(await send({ timeouts: { whole: 50 } })).toMatchObject(late)
  })

  test('fails if the mail server never responds', async () => {
    const sockets: Socket[] = []
    const mute = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
    await once(mute, 'listening')
    const { port } = mute.address() as AddressInfo
    expect(await send({ url: new URL(`smtp://127.0.0.1:${port}`), timeouts: { greeting: 50 } })).toMatchObject(late)
    for (const socket of sockets) socket.destroy()
    mute.close()
  })

  test('fails when the process has to end', async () => {
    mail.fallSilent()
    const abortController = new AbortController()
    const sending = send({ signal: abortController.signal })
    await expect.poll(() => mail.unanswered.length).toBe(1)
    abortController.abort()
    expect(await sending).toMatchObject(late)
  })
})
