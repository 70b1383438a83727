/**
 * The server's process loads this file with `--import` before Nestling. A drill can then set the clock of the process,
 * measure its memory and write a heap snapshot. Only `Date` changes, because Nestling reads the time of day nowhere else.
 * File times do not change. libfaketime would also change the clock that measures how long requests take, and would have to
 * be installed.
 */
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type ControlCalls, clockAheadSetting, type Measured, socketSetting } from './open-control.ts'

const { [socketSetting]: socket = '', [clockAheadSetting]: start = '' } = process.env
// Child processes must not inherit these settings.
for (const name of ['NODE_OPTIONS', socketSetting, clockAheadSetting]) delete process.env[name]

const RealDate = Date
let aheadMs = Number(start)
const now = () => RealDate.now() + aheadMs
globalThis.Date = new Proxy(RealDate, {
  construct: (date, given, newTarget) => Reflect.construct(date, given.length > 0 ? given : [now()], newTarget),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
})

// The scheduler checks for jobs once a minute, which is too slow for a drill. Here it checks once a second.
const setRealInterval = globalThis.setInterval
globalThis.setInterval = Object.assign(
  (run: () => void, ms = 0) => setRealInterval(run, ms >= 60_000 ? 1000 : ms),
  setRealInterval,
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

const acts: { readonly [Name in keyof ControlCalls]: (given: ControlCalls[Name]) => unknown } = {
  clock: (ms) => {
    aheadMs = ms
  },
  measure,
  snapshot: (path) => writeHeapSnapshot(path),
}

rmSync(socket, { force: true })
createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://control')
  const given = JSON.parse(searchParams.get('given') ?? 'null')
  const act = Object.entries(acts).find(([name]) => `/${name}` === pathname)?.[1] as (given: unknown) => unknown
  response.end(JSON.stringify(act(given) ?? null))
})
  .listen(socket)
  .unref()
