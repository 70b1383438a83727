/**
 * `npm run mutate [-- [--resume] AREA | AREA/NAME | PATH …]` plants one fault after another in the code, and runs the tests
 * that should notice it. It prints each fault that no test noticed, and a score for each area. With `--resume` it keeps
 * the results of the last run, except those whose source or test file has changed. If a job was run with all its files, its
 * score is written to tools/mutation/scores/scores.json, which `npm run mutate -- --scores` shows.
 */
import { appendFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chooseJobs, type Job } from './areas/areas.ts'
import { listFaults } from './plant/plant.ts'
import { printAreas, printSurvivors } from './print-survivors.ts'
import { deleteCleanRuns } from './report/clean-runs.ts'
import { readNotes, readVerdicts, validNotes } from './report/report.ts'
import { runStage } from './run-stage.ts'
import {
  addScore,
  describeScores,
  hashSources,
  printScores,
  type Score,
  type Scores,
  scoresPath,
} from './scores/scores.ts'

const folder = 'test-results/mutation'

const args = process.argv.slice(2)
if (args.includes('--scores')) {
  for (const line of describeScores(readScores(), chooseJobs([]))) console.log(line)
  process.exit()
}
const jobs = chooseJobs(args.filter((one) => one !== '--resume'))
if (jobs.length === 0) throw new Error('No code to mutate has these names. Give areas, area/name or paths.')

mkdirSync(folder, { recursive: true })
const scores: { job: Job; score: Score }[] = []
for (const job of jobs) {
  const report = `${folder}/${job.area}-${job.name}.jsonl`
  await runJob(job, report, args.includes('--resume'))
  const score = printSurvivors(job, report)
  scores.push({ job, score })
  const measured = { ...score, sources: hashSources(job.sources) }
  writeFileSync(scoresPath, printScores(addScore(readScores(), chooseJobs([]), job, measured)))
}
printAreas(scores)

function readScores(): Scores {
  return JSON.parse(readFileSync(scoresPath, 'utf8'))
}

/** Runs the stages of a job that are not yet in the report. */
async function runJob(job: Job, report: string, resume: boolean): Promise<void> {
  const head = { sources: hashEach(job.sources), tests: hashEach(globSync(job.stages.flat()).sort()) }
  const notes = resume ? validNotes(readNotes(report), head) : []
  writeFileSync(report, [head, ...notes].map((note) => `${JSON.stringify(note)}\n`).join(''))
  for (const [number, stage] of job.stages.entries()) {
    if (globSync([...stage]).length === 0) continue
    if (readNotes(report).some((note) => 'done' in note && note.done === number)) continue
    deleteCleanRuns(report)
    // If a fault hangs the run, start it again without that fault.
    while (!isDecided(job, report) && !(await runStage(job, stage, report)));
    appendFileSync(report, `${JSON.stringify({ done: number })}\n`)
  }
}

/** Whether every fault has a verdict that no later stage can change. */
function isDecided({ sources }: Job, report: string): boolean {
  const verdicts = readVerdicts(report)
  return sources.every((path) =>
    listFaults(path, readFileSync(path, 'utf8')).every((_, number) => verdicts.isDecided(`${path}#${number}`)),
  )
}

function hashEach(paths: readonly string[]) {
  return Object.fromEntries(paths.map((path) => [path, hashSources([path])]))
}
