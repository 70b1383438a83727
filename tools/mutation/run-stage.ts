/** Runs the tests of one stage in a separate Vitest process, which plants the faults. */
import { spawn } from 'node:child_process'
import { appendFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Job } from './areas/areas.ts'
import { type Note, readNotes } from './report/report.ts'

const vitest = resolve('node_modules/vitest/vitest.mjs')
/** Tests without a fault count as hung if the report gets no new note (a line) for this many milliseconds. */
const cleanTimeoutMs = 600_000

/** Returns false if a fault hung the run. The run must then start again; the report contains that fault. */
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
  // Printed only if this run adds nothing to the report, because then the tests may not have started.
  const errorOutput: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => errorOutput.push(chunk))
  const ended = Promise.withResolvers<boolean>()
  child.once('error', ended.reject)
  child.once('close', () => ended.resolve(true))

  const started = Date.now()
  const sizeBefore = sizeOf(report)
  const watching = setInterval(() => {
    const lastNote = Math.max(started, statSync(report, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    // Until this Vitest process writes its first note, it runs the tests without a fault. If the report ends with a
    // `began` note before that, an earlier process wrote the note.
    const last = sizeOf(report) === sizeBefore ? undefined : readNotes(report).at(-1)
    if (Date.now() - lastNote < (last && 'began' in last ? last.ms : cleanTimeoutMs)) return
    clearInterval(watching)
    // The worker is a child process of Vitest, so the whole process group is killed.
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
  if (isDone && sizeOf(report) === sizeBefore) process.stderr.write(Buffer.concat(errorOutput))
  return isDone
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0
