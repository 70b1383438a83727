/**
 * Tries to sign in repeatedly on many connections at once, each time with another email and IP address. Runs as a separate
 * process. Its argument is a `Flood` as JSON, and it prints a `FloodResult` as JSON.
 */
import { Agent, request } from 'node:http'

export type Flood = { port: number; connections: number; ms: number }
export type FloodResult = { checked: number; refused: number; refusedWithoutRetryAfter: number; other: number }

const { port, connections, ms }: Flood = JSON.parse(process.argv[2] ?? '')
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const result: FloodResult = { checked: 0, refused: 0, refusedWithoutRetryAfter: 0, other: 0 }
const end = performance.now() + ms
let visitor = 0

await Promise.all(Array.from({ length: connections }, trySigningIn))
agent.destroy()
console.log(JSON.stringify(result))

async function trySigningIn() {
  while (performance.now() < end) {
    visitor += 1
    const { status, retryAfter } = await signIn(`guess-${visitor}@nestling.example`, addressOf(visitor))
    if (status === 401) result.checked += 1
    else if (status === 429) result.refused += 1
    else result.other += 1
    if (status === 429 && !retryAfter) result.refusedWithoutRetryAfter += 1
  }
}

function signIn(email: string, address: string): Promise<{ status: number; retryAfter: string | undefined }> {
  const body = JSON.stringify({ email, password: 'not the password' })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': address,
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { agent, port, host: '127.0.0.1', path: '/api/login', method: 'POST', headers },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }))
      },
    )
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
