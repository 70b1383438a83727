/** Measures the time from the start to the first response, compared with a bare server that is started in the same way. */
import { median, printFigure, seconds } from '../figures.ts'
import type { Seeded } from './seeded-folder.ts'
import { type ServerProcess, startNestling, startServer } from './server-process.ts'

const starts = 9
const bare =
  "const s=require('node:http').createServer((q,a)=>a.end('{}')).listen(0,'127.0.0.1',()=>console.log('http://127.0.0.1:'+s.address().port))"

export async function measureStart({ dataDir, cookie }: Seeded): Promise<void> {
  const startBare = () => startServer(['-e', bare])
  const startOurs = () => startNestling(dataDir)
  // The first start of each server does not count, because it fills the caches of the disk and of compiled code.
  await timeStart(startBare, cookie)
  await timeStart(startOurs, cookie)
  const pairs: { baseline: number; ours: number }[] = []
  for (let start = 0; start < starts; start++)
    pairs.push({ baseline: await timeStart(startBare, cookie), ours: await timeStart(startOurs, cookie) })

  const ours = median(pairs.map((pair) => pair.ours))
  console.log(`From the start of the process to its first response, including the database, median of ${starts} starts`)
  printFigure('bare node:http', seconds(median(pairs.map(({ baseline }) => baseline))))
  printFigure('Nestling', seconds(ours), { words: 'aim 0.25 s', met: ours <= 250 })
  printFigure('  ratio to bare node:http', median(pairs.map((pair) => pair.ours / pair.baseline)).toFixed(2))
}

async function timeStart(start: () => Promise<ServerProcess>, cookie: string): Promise<number> {
  const began = performance.now()
  const server = await start()
  const response = await fetch(`http://127.0.0.1:${server.port}/api/pregnancies/current`, { headers: { cookie } })
  await response.text()
  const ms = performance.now() - began
  await server.stop()
  if (response.status !== 200) throw new Error(`The first response had the status ${response.status}.`)
  return ms
}
