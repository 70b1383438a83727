/** Measures the memory of an idle server after its first requests. */
import { setTimeout as wait } from 'node:timers/promises'
import { median, printFigure } from '../figures.ts'
import { residentMegabytes } from './process-facts.ts'
import type { Seeded } from './seeded-folder.ts'
import { startNestling } from './server-process.ts'

const starts = 3
const restMs = 2000
const visits = 20

export async function measureMemory(seeded: Seeded): Promise<void> {
  console.log('Resident memory of an idle server after its first requests')
  const measured: number[] = []
  for (let start = 0; start < starts; start++) measured.push(await measureOne(seeded))
  const megabytes = median(measured)
  if (Number.isNaN(megabytes)) printFigure('Nestling', 'not measured')
  else printFigure('Nestling', `${megabytes.toFixed(1)} MB`, { words: 'under 110 MB', met: megabytes < 110 })
}

async function measureOne({ dataDir, cookie }: Seeded): Promise<number> {
  const server = await startNestling(dataDir)
  try {
    for (let visit = 0; visit < visits; visit++)
      for (const path of ['/', '/api/pregnancies/current', '/api/auth/user'])
        await (await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { cookie } })).text()
    await wait(restMs)
    return residentMegabytes(server.pid) ?? Number.NaN
  } finally {
    await server.stop()
  }
}
