/** Measures requests per second of one call, compared with a bare server that returns the same response. */
import { median, printFigure, thousands } from '../figures.ts'
import { processorMs } from '../server/process-facts.ts'
import type { Seeded } from '../server/seeded-folder.ts'
import { type ServerProcess, startBare, startNestling } from '../server/server-process.ts'
import type { LoadResult } from './load.ts'
import { runLoad } from './run-load.ts'

const path = '/api/pregnancies/current'
const connections = 32
const warmUpMs = 2500
// There are many short rounds, so other load on the machine affects both servers alike.
const roundMs = 600
const rounds = 15

type Round = LoadResult & { usPerRequest: number }

export async function measureThroughput({ dataDir, cookie }: Seeded): Promise<void> {
  const nestling = await startNestling(dataDir)
  const bare = await startBare(await readAnswer(nestling, cookie))
  const ask = (server: ServerProcess, ms: number) => measureRound(server, cookie, ms)
  try {
    await ask(bare, warmUpMs)
    await ask(nestling, warmUpMs)
    const pairs: { baseline: Round; ours: Round }[] = []
    for (let round = 0; round < rounds; round++)
      pairs.push({ baseline: await ask(bare, roundMs), ours: await ask(nestling, roundMs) })
    printRounds(pairs)
  } finally {
    await Promise.all([nestling.stop(), bare.stop()])
  }
}

function printRounds(pairs: readonly { baseline: Round; ours: Round }[]): void {
  const ratio = median(pairs.map(({ baseline, ours }) => ours.perSecond / baseline.perSecond))
  const byProcessor = median(pairs.map(({ baseline, ours }) => baseline.usPerRequest / ours.usPerRequest))
  const busiest = Math.max(...pairs.map(({ baseline }) => baseline.cpuShare))

  console.log(`GET ${path}, signed in, SQLite on disk, ${connections} connections, median of ${rounds} rounds`)
  printFigure('bare node:http, requests per second', thousands(median(pairs.map(({ baseline }) => baseline.perSecond))))
  printFigure('Nestling, requests per second', thousands(median(pairs.map(({ ours }) => ours.perSecond))))
  const [least, aim] = [0.3, 0.35]
  printFigure(
    '  ratio',
    ratio.toFixed(3),
    { words: `at least ${least}`, met: ratio >= least },
    { words: `aim ${aim}`, met: ratio >= aim },
  )
  // Other load on the machine hardly affects this ratio.
  printFigure('  ratio by processor time', Number.isNaN(byProcessor) ? 'not measured' : byProcessor.toFixed(3))
  printFigure('  use of one core to send requests to the bare server', `${Math.round(busiest * 100)} %`)
}

/** Nestling's response, without the headers that `node:http` adds by itself. */
async function readAnswer({ port }: ServerProcess, cookie: string) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } })
  if (response.status !== 200) throw new Error(`GET ${path} answered ${response.status}.`)
  const own = [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
  return { headers: Object.fromEntries(own), body: await response.text() }
}

async function measureRound({ pid, port }: ServerProcess, cookie: string, ms: number): Promise<Round> {
  const before = processorMs(pid)
  const result = await runLoad({ port, path, cookies: [cookie], connections, ms, encoding: 'identity' })
  const used = (processorMs(pid) ?? Number.NaN) - (before ?? Number.NaN)
  return { ...result, usPerRequest: (used * 1000) / ((result.perSecond * ms) / 1000) }
}
