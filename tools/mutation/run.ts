/**
 * `npm run mutate [-- [--resume] AREA | AREA/NAME | PATH …]` plants one fault after another in the code, and runs the tests
 * that should notice. It prints each fault that no test noticed, and a score for each area. With `--resume` it does not
 * repeat parts whose sources and tests are unchanged.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chooseJobs, type Job } from './areas.ts'
import { printScores, printSurvivors } from './print-survivors.ts'
import { readNotes } from './report.ts'
import { runStage } from './run-stage.ts'

const folder = 'test-results/mutation'

const args = process.argv.slice(2)
const jobs = chooseJobs(args.filter((one) => one !== '--resume'))
if (jobs.length === 0) throw new Error('nothing to mutate is called so: name an area, area/feature or a path')

mkdirSync(folder, { recursive: true })
for (const job of jobs) {
  const report = `${folder}/${job.area}-${job.name}.jsonl`
  await runJob(job, report, args.includes('--resume'))
  printSurvivors(job, report)
}
printScores(jobs)

/** Runs the stages of a job that the report does not have yet. */
async function runJob(job: Job, report: string, resume: boolean): Promise<void> {
  const of = fingerprint(job)
  const notes = resume ? readNotes(report) : []
  if (!notes.some((note) => 'of' in note && note.of === of)) writeFileSync(report, `${JSON.stringify({ of })}\n`)
  for (const [number, stage] of job.stages.entries()) {
    if (globSync([...stage]).length === 0) continue
    if (readNotes(report).some((note) => 'done' in note && note.done === number)) continue
    // After a fault that hangs the run, it starts again.
    while (!(await runStage(job, stage, report)));
    appendFileSync(report, `${JSON.stringify({ done: number })}\n`)
  }
}

function fingerprint({ sources, stages }: Job): string {
  const files = [...sources, ...globSync(stages.flat()).sort()]
  const hash = createHash('sha256')
  for (const path of files) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}
