/** The ways in which an attacker sends requests. */
import { Agent, type RequestOptions, request } from 'node:http'
import { connect } from 'node:net'

/** The attacker's address. The other people have another one, because the server counts requests and connections by address. */
const localAddress = '127.0.0.2'
/** Nestling accepts at most 200 connections from one address. */
export const connections = 190
const atOnce = 16

/** How many times each status was returned; 0 means no response. */
export const answers = new Map<number, number>()

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

type Request = RequestOptions & { readonly body?: string | Buffer }

export function ask(port: number, { body = '', ...options }: Request): Promise<void> {
  return new Promise((resolve) => {
    const end = (status: number) => {
      answers.set(status, (answers.get(status) ?? 0) + 1)
      resolve()
    }
    const sent = request({ host: '127.0.0.1', port, localAddress, agent, ...options }, (incoming) =>
      incoming.resume().once('close', () => end(incoming.statusCode ?? 0)),
    )
    sent.once('error', () => end(0)).end(body)
  })
}

/** Keeps several requests running at once, and sends another after each response. */
export function sendRepeatedly(port: number, next: () => Request) {
  const repeat = async (): Promise<void> => {
    await ask(port, next())
    setImmediate(repeat)
  }
  for (let count = 0; count < atOnce; count += 1) void repeat()
}

export const post = (path: string, body: unknown, cookie = ''): Request => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

const boundary = 'x'
const beginFile = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n`
const formType = `multipart/form-data; boundary=${boundary}`

/** The upload of a photo. */
export const upload = (file: Buffer, cookie: string): Request => ({
  path: '/api/photos/upload',
  method: 'POST',
  headers: { 'content-type': formType, 'sec-fetch-site': 'same-origin', cookie },
  body: Buffer.concat([Buffer.from(beginFile), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
})

/** The request line and headers of a request. */
export const headOf = (call: string, cookie: string, more: readonly string[] = []): string =>
  [`${call} HTTP/1.1`, 'Host: localhost', 'Sec-Fetch-Site: same-origin', `Cookie: ${cookie}`, ...more, '', ''].join(
    '\r\n',
  )

/** Opens a connection whose responses are never read. */
export const openUnread = (port: number) =>
  connect({ port, host: '127.0.0.1', localAddress })
    .on('error', () => undefined)
    .pause()

/** Sends one byte of a body every half second. Begins again when the server closes the connection. */
export function sendSlowly(port: number, { call, cookie, length }: { call: string; cookie: string; length: number }) {
  const isFile = length > 1e6
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined)
  const type = isFile ? formType : 'application/json'
  socket.write(
    headOf(call, cookie, [`Content-Type: ${type}`, `Content-Length: ${length}`]) + (isFile ? beginFile : '{'),
  )
  const timer = setInterval(() => socket.write(' '), 500)
  socket.resume().once('close', () => {
    clearInterval(timer)
    setTimeout(() => sendSlowly(port, { call, cookie, length }), 100)
  })
}
