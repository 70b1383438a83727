/**
 * `npm run mutate [-- [--resume] AREA | AREA/NAME | PATH …]`: plants faults, one at a time, in the code that decides, and shows
 * each to the tests that should notice. Prints those that no test noticed, and a score for each area. With `--resume`, parts that are done and
 * whose sources and tests are unchanged are only told.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chooseJobs, type Job, type Stage } from './areas.ts'
import { findEquivalent, unusedEquivalents } from './equivalent.ts'
import { type Mutant, plant } from './plant.ts'
import { readNotes, readVerdicts } from './report.ts'

type Score = { killed: number; survived: number; equivalent: number }

const folder = 'test-results/mutation'
const longestSilenceMs = 90_000
const scores = new Map<string, Score>()

const asked = process.argv.slice(2)
const jobs = chooseJobs(asked.filter((one) => one !== '--resume'))
if (jobs.length === 0) throw new Error('nothing to mutate is called so: name an area, area/feature or a path')

mkdirSync(folder, { recursive: true })
for (const job of jobs) {
  const report = `${folder}/${job.area}-${job.name}.jsonl`
  await runJob(job, report, asked.includes('--resume'))
  tell(job, report)
}
printScores()

/** Runs the stages of a job that the report does not have yet. */
async function runJob(job: Job, report: string, resume: boolean): Promise<void> {
  const of = fingerprint(job)
  const notes = resume ? readNotes(report) : []
  if (!notes.some((note) => 'of' in note && note.of === of)) writeFileSync(report, `${JSON.stringify({ of })}\n`)
  for (const [number, stage] of job.stages.entries()) {
    if (readNotes(report).some((note) => 'done' in note && note.done === number)) continue
    // A fault that hangs the run costs a new start.
    while (!(await runOnce(job, stage, report)));
    appendFileSync(report, `${JSON.stringify({ done: number })}\n`)
  }
}

function fingerprint({ sources, stages }: Job): string {
  const files = [...sources, ...globSync(stages.flatMap(({ tests }) => tests)).sort()]
  const hash = createHash('sha256')
  for (const path of files) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

async function runOnce({ sources }: Job, { tests, unreached }: Stage, report: string): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [resolve('node_modules/vitest/vitest.mjs'), 'run', '--config=tools/mutation/vitest.config.ts', '--passWithNoTests'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        MUTATION_REPORT: report,
        MUTATION_JOB: JSON.stringify({ sources, tests }),
        MUTATION_UNREACHED: unreached ? '1' : '0',
      },
      detached: true,
    },
  )
  const ended = Promise.withResolvers<boolean>()
  child.once('error', ended.reject)
  child.once('close', () => ended.resolve(true))

  const started = Date.now()
  const watching = setInterval(() => {
    const lastNote = Math.max(started, statSync(report, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (Date.now() - lastNote < longestSilenceMs) return
    clearInterval(watching)
    // The worker is a child of Vitest's, so the whole group is ended.
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
    ended.resolve(false)
  }, 1000)
  const stop = () => {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
    process.exit(1)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const isDone = await ended.promise
  clearInterval(watching)
  process.off('SIGINT', stop).off('SIGTERM', stop)
  return isDone
}

function tell({ area, name, sources }: Job, report: string): void {
  const score = scores.get(area) ?? { killed: 0, survived: 0, equivalent: 0 }
  scores.set(area, score)
  const { isKilled, reached } = readVerdicts(report)
  const survivors: string[] = []
  let killed = 0

  for (const path of sources) {
    for (const [number, mutant] of plant(path, readFileSync(path, 'utf8')).entries()) {
      const fault = `${path}#${number}`
      if (isKilled(fault)) killed++
      else if (findEquivalent(mutant)) score.equivalent++
      else survivors.push(describe(mutant, reached.has(fault)))
    }
  }
  score.killed += killed
  score.survived += survivors.length
  console.log(`\n${area} of ${name}: ${killed} killed, ${survivors.length} survived`)
  for (const line of survivors) console.log(`  ${line}`)
  for (const note of readNotes(report)) {
    if ('broken' in note) console.log(`  ! ${note.broken} fails without a fault`)
    if ('disturbed' in note) console.log(`  ! ${note.disturbed} fails after all faults: one of them left something behind`)
  }
}

function describe({ path, line, original, changed, kind }: Mutant, isReached: boolean): string {
  const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 110)
  const change = kind === 'expression' ? `${short(original)}  →  ${short(changed)}` : `${short(original)}  left out`
  return `${path}:${line}  ${change}${isReached ? '' : '  (no test reaches it)'}`
}

function printScores(): void {
  const total: Score = { killed: 0, survived: 0, equivalent: 0 }
  console.log('\narea        killed  survived  equivalent   score')
  for (const [area, score] of scores) {
    print(area, score)
    for (const key of ['killed', 'survived', 'equivalent'] as const) total[key] += score[key]
  }
  print('total', total)
  for (const line of unusedEquivalents(jobs.flatMap(({ sources }) => sources))) console.log(`not needed in equivalent.ts: ${line}`)
}

function print(area: string, { killed, survived, equivalent }: Score): void {
  const percent = killed + survived === 0 ? 100 : (100 * killed) / (killed + survived)
  const cells = [`${killed}`.padStart(6), `${survived}`.padStart(10), `${equivalent}`.padStart(12)]
  console.log(`${area.padEnd(12)}${cells.join('')}${percent.toFixed(1).padStart(8)} %`)
}
