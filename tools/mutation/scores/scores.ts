/** The scores in scores.json, which has the last score of each job. It is committed, because a full run takes hours. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import type { Job } from '../areas/areas.ts'
import { instrument, listFaults } from '../plant/plant.ts'

export type Score = { killed: number; survived: number; equivalent: number }

/** `sources` is a hash of the sources with their faults. */
export type Measured = Score & { sources: string }
export type Scores = Readonly<Record<string, Measured>>

export const scoresPath = 'tools/mutation/scores/scores.json'

const nameOf = ({ area, name }: Pick<Job, 'area' | 'name'>) => `${area}/${name}`

/** Hashes these files with their faults. The hash depends on the code and the faults, but not on comments. */
export function hashSources(paths: readonly string[], read = (path: string) => readFileSync(path, 'utf8')): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    const code = withoutComments(path, read(path))
    hash.update(path).update(instrument(code, listFaults(path, code), ''))
  }
  return hash.digest('hex').slice(0, 16)
}

function withoutComments(path: string, text: string): string {
  const { comments } = parseSync(path, text)
  const code = comments.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
  return code.replace(/\s*\n\s*/g, '\n').trim()
}

/**
 * Returns the scores with this new score of a job. Ignores the new score if only some files of the job were run. Leaves out
 * jobs that no longer exist.
 */
export function addScore(scores: Scores, jobs: readonly Job[], job: Job, measured: Measured): Scores {
  return Object.fromEntries(
    jobs.flatMap((one) => {
      const isMeasured = nameOf(one) === nameOf(job) && one.sources.length === job.sources.length
      const last = isMeasured ? measured : scores[nameOf(one)]
      return last ? [[nameOf(one), last]] : []
    }),
  )
}

/** Returns JSON with one line for each job. */
export function printScores(scores: Scores): string {
  const lines = Object.entries(scores).map(([job, score]) => {
    const fields = Object.entries(score).map((field) => field.map((part) => JSON.stringify(part)).join(': '))
    return `  ${JSON.stringify(job)}: { ${fields.join(', ')} }`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

/** Returns lines with the last score of each job, whether its sources have changed since, and the total. */
export function describeScores(scores: Scores, jobs: readonly Job[], hash = hashSources): string[] {
  const lines = jobs.map((job) => {
    const last = scores[nameOf(job)]
    if (!last) return `${nameOf(job).padEnd(24)}never measured`
    const isOld = last.sources !== hash(job.sources)
    return `${rowOf(nameOf(job), last)}${isOld ? '   sources have changed since' : ''}`
  })
  const measured = jobs.flatMap((job) => scores[nameOf(job)] ?? [])
  return [heading, ...lines, rowOf('total', sumOf(measured))]
}

export const heading = `${'job'.padEnd(24)}  killed  survived  equivalent     score`

export function rowOf(name: string, { killed, survived, equivalent }: Score): string {
  const percent = killed + survived === 0 ? 100 : (100 * killed) / (killed + survived)
  const cells = [`${killed}`.padStart(8), `${survived}`.padStart(10), `${equivalent}`.padStart(12)]
  return `${name.padEnd(24)}${cells.join('')}${percent.toFixed(1).padStart(8)} %`
}

export function sumOf(scores: readonly Score[]): Score {
  const sum = (key: keyof Score) => scores.reduce((total, score) => total + score[key], 0)
  return { killed: sum('killed'), survived: sum('survived'), equivalent: sum('equivalent') }
}
