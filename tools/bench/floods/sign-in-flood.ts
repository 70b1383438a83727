/** Measures response times of other pages during a sign-in flood, and without one. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { percentile, printFigure, thousands } from '../figures.ts'
import type { Seeded } from '../server/seeded-folder.ts'
import { startNestling } from '../server/server-process.ts'
import type { Flood, FloodResult } from './flood.ts'

const connections = 50
const floodMs = 8000
/** Milliseconds until the flood has begun, and between two requests of a person. */
const headStartMs = 500
const pauseMs = 5
const pages = ['/', '/api/pregnancies/current', '/api/auth/user']

export async function measureSignInFlood({ dataDir, cookie }: Seeded): Promise<void> {
  // The flood's X-Forwarded-For header names many addresses. From one address it would be refused after fifty tries.
  const { port, stop } = await startNestling(dataDir, { TRUST_PROXY: '127.0.0.1' })
  const askFor = (ms: number) => askPages(`http://127.0.0.1:${port}`, cookie, ms)
  try {
    await askFor(1000)
    const calm = await askFor(floodMs - headStartMs)
    const flood = floodSignIn({ port, connections, ms: floodMs })
    await pass(headStartMs)
    const flooded = await askFor(floodMs - headStartMs)
    printFlood(calm, flooded, await flood)
  } finally {
    await stop()
  }
}

function printFlood(calm: readonly number[], flooded: readonly number[], result: FloodResult): void {
  const { checked, refused, refusedWithoutRetryAfter, other } = result
  const [floor, ours] = [percentile(calm, 99), percentile(flooded, 99)]
  console.log(`Other pages during ${connections} sign-ins at once, from as many places`)
  printFigure('p99 in peace', `${floor.toFixed(1)} ms`)
  printFigure('p99 during the flood', `${ours.toFixed(1)} ms`, { words: 'at most 100 ms', met: ours <= 100 })
  printFigure('  times in peace', (ours / floor).toFixed(1))
  printFigure('sign-ins checked', thousands(checked))
  printFigure('sign-ins refused with 429', thousands(refused))
  printFigure('  of them without Retry-After', thousands(refusedWithoutRetryAfter), {
    words: 'none',
    met: refusedWithoutRetryAfter === 0,
  })
  printFigure('answered otherwise', thousands(other), { words: 'none', met: other === 0 })
}

/** The response times in milliseconds, requesting one page after the other. */
async function askPages(origin: string, cookie: string, ms: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + ms
  for (let turn = 0; performance.now() < end; turn += 1) {
    const began = performance.now()
    const response = await fetch(`${origin}${pages[turn % pages.length]}`, { headers: { cookie } })
    await response.text()
    times.push(performance.now() - began)
    if (response.status !== 200) throw new Error(`${pages[turn % pages.length]} answered ${response.status}.`)
    await pass(pauseMs)
  }
  return times
}

const generator = fileURLToPath(new URL('./flood.ts', import.meta.url))

async function floodSignIn(flood: Flood): Promise<FloodResult> {
  const { stdout } = await promisify(execFile)(process.execPath, [generator, JSON.stringify(flood)])
  return JSON.parse(stdout)
}

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
