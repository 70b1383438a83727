/** A process that runs test servers, one after another or side by side. Their code is loaded once. */
import { once } from 'node:events'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readClient } from '#app/server/page/client.ts'
import type { openNestling as Open } from '#app/server/start.ts'
import { readEnvironment } from '#platform/server/environment.ts'
import { createLog } from '#platform/server/log.ts'

/** Starts or stops a server. */
export type Order = { server: number; settings: Readonly<Record<string, string>> } | { server: number; stop: true }
/** A line of a server's log, or what became of an order. */
export type News =
  | { server: number; logged: string }
  | { server: number; lines: readonly string[] }
  | { server: number; failed: string }
  | { server: number; stopped: true }

const dist = resolve(import.meta.dirname, '../../dist')
// Journeys run what people run, which is the built server. It has the types of its sources.
const { openNestling }: { openNestling: typeof Open } = await import(pathToFileURL(`${dist}/server/start.js`).href)
const client = readClient(`${dist}/client`)
const running = new Map<number, Awaited<ReturnType<typeof openNestling>>>()

const tell = (news: News) => void process.send?.(news)

async function obey(order: Order) {
  const { server } = order
  if ('stop' in order) {
    await running.get(server)?.close()
    running.delete(server)
    return tell({ server, stopped: true })
  }
  const environment = readEnvironment(order.settings)
  const log = createLog(environment.logLevel, { write: (logged) => tell({ server, logged }) })
  const nestling = await openNestling({ environment, log, client })
  running.set(server, nestling)
  tell({ server, lines: nestling.lines })
}

process.on('message', (order: Order) => {
  obey(order).catch((error: unknown) => tell({ server: order.server, failed: String(error) }))
})
// Reported as a problem of every running test.
process.on('unhandledRejection', (error) => console.error(error))
await once(process, 'disconnect')
process.exit()
