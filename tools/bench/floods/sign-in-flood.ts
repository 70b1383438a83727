/** Measures the response times of pages during a flood of sign-ins, and without the flood. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { percentile, printFigure, thousands } from '../figures.ts'
import type { Seeded } from '../server/seeded-folder.ts'
import { startNestling } from '../server/server-process.ts'
import type { Flood, FloodResult } from './flood.ts'

const connections = 50
const floodMs = 8000
/** The time that the flood gets to begin, before pages are measured. */
const headStartMs = 500
/** The pause between two requests for pages. */
const pauseMs = 5
const pages = ['/', '/api/pregnancies/current', '/api/auth/user']

export async function measureSignInFlood({ dataDir, cookie }: Seeded): Promise<void> {
  // Each sign-in has a different address in X-Forwarded-For, because one address would be refused after fifty tries.
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
  const [baseline, ours] = [percentile(calm, 99), percentile(flooded, 99)]
  console.log(`Pages during ${connections} sign-ins at once, each from another address`)
  printFigure('p99 without the flood', `${baseline.toFixed(1)} ms`)
  printFigure('p99 during the flood', `${ours.toFixed(1)} ms`, { words: 'at most 100 ms', met: ours <= 100 })
  printFigure('  ratio to the p99 without the flood', (ours / baseline).toFixed(1))
  printFigure('sign-ins whose password was checked', thousands(checked))
  printFigure('sign-ins refused with 429', thousands(refused))
  printFigure('  of them without Retry-After', thousands(refusedWithoutRetryAfter), {
    words: 'none',
    met: refusedWithoutRetryAfter === 0,
  })
  printFigure('other responses', thousands(other), { words: 'none', met: other === 0 })
}

/** Requests one page after the other. Returns the response times in milliseconds. */
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
