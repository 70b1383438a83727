/** Requests per second of one call, beside a bare server that gives the same answer. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { median, printFigure, thousands } from './figures.ts'
import type { Load, LoadResult } from './load.ts'
import type { Seeded } from './seeded-folder.ts'
import { type ServerProcess, startBare, startNestling } from './server-process.ts'

const path = '/api/pregnancies/current'
const connections = 32
const warmUpMs = 2500
const roundMs = 1200
const rounds = 9

export async function measureThroughput({ dataDir, cookie }: Seeded): Promise<void> {
  const nestling = await startNestling(dataDir)
  const bare = await startBare(await readAnswer(nestling, cookie))
  const ask = ({ port }: ServerProcess, ms: number) => load({ port, path, cookie, connections, ms })
  try {
    await ask(bare, warmUpMs)
    await ask(nestling, warmUpMs)
    const pairs: { floor: LoadResult; ours: LoadResult }[] = []
    for (let round = 0; round < rounds; round++)
      pairs.push({ floor: await ask(bare, roundMs), ours: await ask(nestling, roundMs) })

    const ratio = median(pairs.map(({ floor, ours }) => ours.perSecond / floor.perSecond))
    console.log(`GET ${path}, signed in, SQLite on disk, ${connections} connections, median of ${rounds} rounds`)
    printFigure('bare node:http, requests per second', thousands(median(pairs.map(({ floor }) => floor.perSecond))))
    printFigure('Nestling, requests per second', thousands(median(pairs.map(({ ours }) => ours.perSecond))))
    printFigure(
      'ratio',
      ratio.toFixed(3),
      { words: 'at least 0.15', met: ratio >= 0.15 },
      { words: 'aim 0.20', met: ratio >= 0.2 },
    )
    const busiest = Math.max(...pairs.map(({ floor }) => floor.cpuShare))
    printFigure('generator, at most so much of one core', `${Math.round(busiest * 100)} %`)
  } finally {
    await Promise.all([nestling.stop(), bare.stop()])
  }
}

/** What Nestling says, without what every `node:http` adds by itself. */
async function readAnswer({ port }: ServerProcess, cookie: string) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } })
  if (response.status !== 200) throw new Error(`GET ${path} answered ${response.status}.`)
  const own = [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
  return { headers: Object.fromEntries(own), body: await response.text() }
}

const generator = fileURLToPath(new URL('./load.ts', import.meta.url))

async function load(asked: Load): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(process.execPath, [generator, JSON.stringify(asked)])
  return JSON.parse(stdout)
}
