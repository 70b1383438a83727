/** Checks whether this installation can be reached at its public address. */
import type { TLSSocket } from 'node:tls'
import type { Finding } from '../../shared/health/finding.ts'
import type { Environment } from '../environment.ts'
import { texts } from '../texts/texts.ts'

type Verdict = Omit<Finding, 'topic'>
type Reply = { status: number | undefined; body: string; certificateEnds: Date | null }

const timeoutMs = 5000
const fortnight = 14 * 86_400_000

export async function examineAddress({ publicUrl }: Pick<Environment, 'publicUrl'>, now: Date): Promise<Verdict> {
  if (!publicUrl) return advice(texts.noAddress)
  const address = publicUrl.origin
  const reply = await ask(new URL('/healthz', publicUrl)).catch(
    (error: NodeJS.ErrnoException) => error.code ?? texts.noAnswer,
  )
  if (typeof reply === 'string') return advice(texts.addressAway(address, reply))
  if (reply.status !== 200 || reply.body !== 'alive\n')
    return { verdict: 'fault', words: texts.addressOfOther(address) }
  if (publicUrl.protocol === 'http:') return advice(texts.addressIsHttp(address))
  if (reply.certificateEnds && reply.certificateEnds.getTime() - now.getTime() < fortnight)
    return advice(texts.certificateExpires(address, reply.certificateEnds.toISOString().slice(0, 10)))
  return { verdict: 'good', words: texts.addressWorks(address) }
}

const advice = (words: string): Verdict => ({ verdict: 'advice', words })

/** Does not use `internet.ts`, which refuses private addresses: a server at home may have a private address. */
function ask(url: URL): Promise<Reply> {
  // Loaded without an import, to save time and memory: see `node-http.ts`.
  const { get } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http')
  return new Promise((resolve, reject) => {
    const request = get(url, { timeout: timeoutMs, agent: false }, (response) => {
      const socket = response.socket as Partial<TLSSocket>
      const ends = socket.getPeerCertificate?.().valid_to
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk
        if (body.length > 100) request.destroy(new Error('too long'))
      })
      response.on('end', () =>
        resolve({ status: response.statusCode, body, certificateEnds: ends ? new Date(ends) : null }),
      )
    })
    request.on('timeout', () => request.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })))
    request.on('error', reject)
  })
}
