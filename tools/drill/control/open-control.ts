/** Lets a drill control the process of a server. `in-server.ts` runs in that process and answers the calls. */
import { request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'

/** The calls that the server's process accepts, with their arguments and results. */
export type ControlCalls = {
  /** Sets how many milliseconds the server's clock is ahead of the machine's clock. */
  clock: number
  measure: null
  /** Writes a heap snapshot to the file at this path. */
  snapshot: string
}

/**
 * The memory after a garbage collection: objects on the heap, their memory outside it, and the whole process. `loopP99Ms` is
 * the p99 of the event loop's delay since the last measurement.
 */
export type Measured = { loopP99Ms: number; heapBytes: number; outsideBytes: number; residentBytes: number }

export const socketSetting = 'DRILL_SOCKET'
export const clockAheadSetting = 'DRILL_AHEAD_MS'

const program = new URL('./in-server.ts', import.meta.url).href

export function openControl(dataDir: string) {
  const socketPath = join(dataDir, 'drill.sock')
  const ask = <Name extends keyof ControlCalls>(name: Name, given: ControlCalls[Name]) =>
    new Promise<unknown>((resolve, reject) => {
      const path = `/${name}?given=${encodeURIComponent(JSON.stringify(given))}`
      request({ socketPath, path, agent: false }, (reply) => json(reply).then(resolve, reject))
        .once('error', reject)
        .end()
    })

  return {
    /** Settings that start a server that can be controlled, with its clock this far ahead. */
    settings: (aheadMs = 0) => ({
      NODE_OPTIONS: `--import=${program}`,
      [socketSetting]: socketPath,
      [clockAheadSetting]: `${aheadMs}`,
    }),
    setAhead: (ms: number) => ask('clock', ms),
    measure: async () => (await ask('measure', null)) as Measured,
    writeSnapshot: (path: string) => ask('snapshot', path),
  }
}

export type Control = ReturnType<typeof openControl>
