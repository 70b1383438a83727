/** A process in which houses stand, one after another or side by side: what they are made of is loaded once. */
import { once } from 'node:events'
import { resolve } from 'node:path'
import { readClient } from '#app/server/page/client.ts'
import { openNestling } from '#app/server/start.ts'
import { readEnvironment } from '#platform/server/environment.ts'
import { createLog } from '#platform/server/log.ts'

/** What the street is told: to open a house, or to close it. */
export type Order = { house: number; settings: Readonly<Record<string, string>> } | { house: number; close: true }
/** What it tells: a line of the house's log, how it opened, or that it is closed. */
export type News =
  | { house: number; said: string }
  | { house: number; lines: readonly string[] }
  | { house: number; failed: string }
  | { house: number; closed: true }

const client = readClient(resolve(import.meta.dirname, '../dist/client'))
const houses = new Map<number, Awaited<ReturnType<typeof openNestling>>>()

const tell = (news: News) => void process.send?.(news)

async function obey(order: Order) {
  const { house } = order
  if ('close' in order) {
    await houses.get(house)?.close()
    houses.delete(house)
    return tell({ house, closed: true })
  }
  const environment = readEnvironment(order.settings)
  const log = createLog(environment.logLevel, { write: (said) => tell({ house, said }) })
  const nestling = await openNestling({ environment, log, client })
  houses.set(house, nestling)
  tell({ house, lines: nestling.lines })
}

process.on('message', (order: Order) => {
  obey(order).catch((error: unknown) => tell({ house: order.house, failed: String(error) }))
})
// What nobody catches is everybody's complaint.
process.on('unhandledRejection', (error) => console.error(error))
await once(process, 'disconnect')
process.exit()
