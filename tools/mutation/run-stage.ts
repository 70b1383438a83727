/** Runs the tests of one stage in a separate Vitest, which plants the faults. */
import { spawn } from 'node:child_process'
import { appendFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Job } from './areas.ts'
import { type Note, readNotes } from './report/report.ts'

const vitest = resolve('node_modules/vitest/vitest.mjs')
/** Milliseconds without a note after which tests have hung that run without a fault. */
const longestCleanMs = 600_000

/** Returns false if a fault hung the run, which must then start again. The report says which fault. */
export async function runStage({ sources }: Job, tests: readonly string[], report: string): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--config=tools/mutation/vitest.config.ts', '--passWithNoTests'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        MUTATION_REPORT: report,
        MUTATION_JOB: JSON.stringify({ sources, tests }),
      },
      detached: true,
    },
  )
  // Not printed, because Vitest reports each noticed fault as a failing test.
  const said: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  const ended = Promise.withResolvers<boolean>()
  child.once('error', ended.reject)
  child.once('close', () => ended.resolve(true))

  const started = Date.now()
  const sizeBefore = sizeOf(report)
  const watching = setInterval(() => {
    const lastNote = Math.max(started, statSync(report, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    const last = readNotes(report).at(-1)
    if (Date.now() - lastNote < (last && 'began' in last ? last.ms : longestCleanMs)) return
    clearInterval(watching)
    // The worker is a child of Vitest's, so the whole group is ended.
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
    ended.resolve(false)
  }, 1000)
  const stop = () => {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
    appendFileSync(report, `${JSON.stringify({ stopped: true } satisfies Note)}\n`)
    process.exit(1)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const isDone = await ended.promise
  clearInterval(watching)
  process.off('SIGINT', stop).off('SIGTERM', stop)
  if (isDone && sizeOf(report) === sizeBefore) process.stderr.write(Buffer.concat(said))
  return isDone
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0
