/**
 * Loaded before Nestling with `--import`. It lets a drill set the clock of the server's process, measure its memory and write
 * a heap snapshot. libfaketime would also move the clock that times requests, needs a package of the system, and knows
 * nothing of macOS. Here only `Date` moves, which is all that Nestling reads. Times of files stay those of the machine.
 */
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type InsideCalls, type Measured, socketSetting, startSetting } from './reach-inside.ts'

const { [socketSetting]: socket = '', [startSetting]: start = '' } = process.env
// Applies to this process only, not to its child processes.
for (const name of ['NODE_OPTIONS', socketSetting, startSetting]) delete process.env[name]

const RightDate = Date
let aheadMs = Number(start)
const now = () => RightDate.now() + aheadMs
globalThis.Date = new Proxy(RightDate, {
  construct: (date, given, newTarget) => Reflect.construct(date, given.length > 0 ? given : [now()], newTarget),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
})

// The scheduler checks for jobs once a minute, which is too slow for a drill.
const setRightInterval = globalThis.setInterval
globalThis.setInterval = Object.assign(
  (run: () => void, ms = 0) => setRightInterval(run, ms >= 60_000 ? 1000 : ms),
  setRightInterval,
)

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()

function measure(): Measured {
  const loopP99Ms = delay.percentile(99) / 1e6
  collectGarbage()
  delay.reset()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { loopP99Ms, heapBytes: heapUsed, outsideBytes: external, residentBytes: rss }
}

const acts: { readonly [Name in keyof InsideCalls]: (given: InsideCalls[Name]) => unknown } = {
  clock: (ms) => {
    aheadMs = ms
  },
  measure,
  snapshot: (path) => writeHeapSnapshot(path),
}

rmSync(socket, { force: true })
createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://inside')
  const given = JSON.parse(searchParams.get('given') ?? 'null')
  const act = Object.entries(acts).find(([name]) => `/${name}` === pathname)?.[1] as (given: unknown) => unknown
  response.end(JSON.stringify(act(given) ?? null))
})
  .listen(socket)
  .unref()
