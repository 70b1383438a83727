/** A real mail server on this machine for tests. It can store mails, refuse them, or stop responding. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type CaughtMail = {
  messageId: string
  to: string
  from: string
  subject: string
  text: string
  html: string
  pictures: CaughtPart[]
  /** The first address in the text. */
  link: string | null
  /** The unfolded headers by their lower-case names. */
  headers: Record<string, string>
  /** The received text, with its headers. */
  raw: string
}
type CaughtPart = { type: string; cid: string | null; bytes: Buffer }

export type MailServer = Awaited<ReturnType<typeof openMailServer>>

type Behaviour = { refuse?: { code: number; words: string }; refusesLogins?: boolean; isSilent?: boolean }

/** Opens a mail server. The test calls `close()` at the end. */
export async function openMailServer() {
  const mails: CaughtMail[] = []
  const unanswered: CaughtMail[] = []
  const answers: (() => void)[] = []
  const logins: string[] = []
  let behaviour: Behaviour = {}
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: true,
    closeTimeout: 1,
    onAuth({ username, password }, _session, done) {
      logins.push(`${username} ${password}`)
      // Without `user` the library answers 535. The message repeats the user name, as some servers do.
      done(null, behaviour.refusesLogins ? { message: `${username} is not known` } : { user: username })
    },
    onRcptTo(_address, _session, done) {
      if (!behaviour.refuse) return done()
      done(Object.assign(new Error(behaviour.refuse.words), { responseCode: behaviour.refuse.code }))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = readMail(Buffer.concat(chunks).toString(), envelope.rcptTo[0]?.address ?? '')
        const take = () => {
          mails.push(mail)
          done()
        }
        if (!behaviour.isSilent) return take()
        unanswered.push(mail)
        answers.push(take)
      })
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo

  return {
    /** The mails received and acknowledged, oldest first. */
    mails,
    /** The mails received but not acknowledged. */
    unanswered,
    /** The names and passwords of the logins. */
    logins,
    url: new URL(`smtp://127.0.0.1:${port}`),
    /** The settings of an installation that sends its mail here. */
    environment: {
      smtpUrl: new URL(`smtp://127.0.0.1:${port}`),
      mailFrom: 'nest@nestling.example',
      publicUrl: new URL('https://nestling.example'),
    },
    /** Answers every recipient with this code from now on. */
    refuse(code: number, words = 'Not here') {
      behaviour = { refuse: { code, words } }
    },
    /** Refuses every login from now on. */
    refuseLogins() {
      behaviour = { refusesLogins: true }
    },
    /** Receives mails without acknowledging them. */
    fallSilent() {
      behaviour = { isSilent: true }
    },
    /** Acknowledges the mails that are still unacknowledged. */
    answerLate() {
      for (const take of answers.splice(0)) take()
    },
    /** Works normally again. */
    recover() {
      behaviour = {}
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Reads a mail that consists of ASCII characters only, as all mails of Nestling do. */
export function readMail(raw: string, to: string): CaughtMail {
  const { headers } = readPart(raw)
  const parts = listParts(raw)
  const find = (type: string) => `${parts.find((part) => part.type === type)?.bytes ?? ''}`.replaceAll('\r\n', '\n')
  const text = find('text/plain')
  return {
    to,
    messageId: headers['message-id'] ?? '',
    from: decodeWords(headers.from ?? ''),
    subject: decodeWords(headers.subject ?? ''),
    text,
    html: find('text/html'),
    pictures: parts.filter(({ type }) => type.startsWith('image/')),
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? null,
    headers,
    raw,
  }
}

/** All parts at any depth, except those that only contain other parts. */
function listParts(raw: string): CaughtPart[] {
  const { headers, body } = readPart(raw)
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  const [, boundary] = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '') ?? []
  if (boundary === undefined) return [{ type, cid: headers['content-id'] ?? null, bytes: decodeBody(headers, body) }]
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => listParts(part.replace(/^\r\n/, '').replace(/\r\n$/, '')))
}

function readPart(raw: string) {
  const gap = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, gap)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim()
  }
  return { headers, body: raw.slice(gap + 4) }
}

function decodeBody(headers: Record<string, string>, body: string): Buffer {
  const encoding = headers['content-transfer-encoding']?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  return Buffer.from(encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body)
}

/** `=?UTF-8?Q?In=C3=AAs?=` → `Inês` */
const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      /b/i.test(kind) ? Buffer.from(word, 'base64').toString() : decodeQuoted(word.replaceAll('_', ' ')),
    )

const decodeQuoted = (text: string) =>
  text.replace(/(?:=[0-9A-F]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
