/** Sends requests over connections that stay open, as a browser does, and checks the responses. */
import { Agent, request as openRequest } from 'node:http'
import type { DrawnRequest } from './requests.ts'

/** Status 0 means that the connection was lost. */
export type Answer = { status: number; type: string; text: string }

const longestRefusal = 2048

export function openSender(port: number, atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const send = ({ method, path, headers, body }: DrawnRequest, cookie: string) =>
    new Promise<Answer>((resolve) => {
      // Node sends no Content-Length with a DELETE, so the server would read the body as the next request.
      const length = body !== null && { 'content-length': String(Buffer.byteLength(body)) }
      const sent = { ...headers, ...length, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) }
      const cut = () => resolve({ status: 0, type: '', text: '' })
      const outgoing = openRequest({ host: '127.0.0.1', port, method, path, agent, headers: sent }, (incoming) => {
        let text = ''
        incoming.setEncoding('utf8')
        incoming.on('data', (chunk: string) => {
          text += chunk
        })
        const type = incoming.headers['content-type'] ?? ''
        incoming.on('error', cut)
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, type, text }))
        // An event stream never ends, so it counts as complete once it begins.
        if (type === 'text/event-stream') {
          resolve({ status: incoming.statusCode ?? 0, type, text })
          incoming.destroy()
        }
        incoming.on('close', cut)
      })
      outgoing.on('error', cut)
      outgoing.end(body ?? undefined)
    })
  return { send, end: () => agent.destroy() }
}

/**
 * What is wrong with a response, or null. The body of a refusal, if it has one, must be short JSON with a code and a message,
 * and must not reveal internals such as SQL or a stack trace.
 */
export function whyWrong({ status, type, text }: Answer): string | null {
  if (status === 0) return 'no response'
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  if (status < 400 || text === '') return null
  if (!type.startsWith('application/json')) return `${status} as ${type}`
  if (text.length > longestRefusal) return `${status} with ${text.length} characters`
  const { code, message } = JSON.parse(text)
  if (typeof code !== 'string' || typeof message !== 'string') return `${status} without a code or a message`
  return /\n\s+at |select .* from|\/src\//i.test(message) ? `${status} reveals internals: ${message}` : null
}
