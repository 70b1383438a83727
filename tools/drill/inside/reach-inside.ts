/** Reaches into the process of a server that was started with `openInside`. */
import { request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'

/** The calls that the server's process accepts, with their arguments and results. */
export type InsideCalls = {
  /** Sets how many milliseconds its clock is ahead of the machine's. */
  clock: number
  measure: null
  /** Writes a heap snapshot to this file. */
  snapshot: string
}
/**
 * The memory after a garbage collection: objects, what they have outside the heap, and what the process takes in all. And how
 * long the event loop was late since the last measurement.
 */
export type Measured = { loopP99Ms: number; heapBytes: number; outsideBytes: number; residentBytes: number }

export const socketSetting = 'DRILL_SOCKET'
export const startSetting = 'DRILL_AHEAD_MS'

const program = new URL('./inside.ts', import.meta.url).href

export function openInside(dataDir: string) {
  const socketPath = join(dataDir, 'drill.sock')
  const ask = <Name extends keyof InsideCalls>(name: Name, given: InsideCalls[Name]) =>
    new Promise<unknown>((resolve, reject) => {
      const path = `/${name}?given=${encodeURIComponent(JSON.stringify(given))}`
      request({ socketPath, path, agent: false }, (reply) => json(reply).then(resolve, reject))
        .once('error', reject)
        .end()
    })

  return {
    /** Settings that start a server with its clock this far ahead. */
    settings: (aheadMs = 0) => ({
      NODE_OPTIONS: `--import=${program}`,
      [socketSetting]: socketPath,
      [startSetting]: `${aheadMs}`,
    }),
    setAhead: (ms: number) => ask('clock', ms),
    measure: async () => (await ask('measure', null)) as Measured,
    writeSnapshot: (path: string) => ask('snapshot', path),
  }
}

export type Inside = ReturnType<typeof openInside>
