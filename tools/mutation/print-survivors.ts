/** Prints the faults that no test noticed, and the score of each area. */
import { readFileSync } from 'node:fs'
import type { Job } from './areas.ts'
import { findEquivalent, unusedEquivalents } from './equivalent.ts'
import { type Mutant, plant } from './plant/plant.ts'
import { readNotes, readVerdicts } from './report.ts'

type Score = { killed: number; survived: number; equivalent: number }

const scores = new Map<string, Score>()

export function printSurvivors({ area, name, sources }: Job, report: string): void {
  const score = scores.get(area) ?? { killed: 0, survived: 0, equivalent: 0 }
  scores.set(area, score)
  const { isKilled, isReached } = readVerdicts(report)
  const survivors: string[] = []
  let killed = 0

  for (const path of sources) {
    const text = readFileSync(path, 'utf8')
    const lines = text.split('\n')
    for (const [number, mutant] of plant(path, text).entries()) {
      const fault = `${path}#${number}`
      if (isKilled(fault)) killed++
      else if (findEquivalent(mutant, lines[mutant.line - 1] ?? '')) score.equivalent++
      else survivors.push(describeMutant(mutant, isReached(fault)))
    }
  }
  score.killed += killed
  score.survived += survivors.length
  console.log(`\n${area} of ${name}: ${killed} killed, ${survivors.length} survived`)
  for (const line of survivors) console.log(`  ${line}`)
  for (const note of readNotes(report)) {
    if ('broken' in note) console.log(`  ! ${note.broken} fails without a fault`)
    if ('disturbed' in note)
      console.log(`  ! ${note.disturbed} fails after all faults: one of them left something behind`)
  }
}

function describeMutant({ path, line, original, changed, kind }: Mutant, isReached: boolean): string {
  const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 110)
  const change = kind === 'expression' ? `${short(original)}  →  ${short(changed)}` : `${short(original)}  left out`
  return `${path}:${line}  ${change}${isReached ? '' : '  (no test reaches it)'}`
}

export function printScores(jobs: readonly Job[]): void {
  const total: Score = { killed: 0, survived: 0, equivalent: 0 }
  console.log('\narea        killed  survived  equivalent   score')
  for (const [area, score] of scores) {
    print(area, score)
    for (const key of ['killed', 'survived', 'equivalent'] as const) total[key] += score[key]
  }
  print('total', total)
  for (const line of unusedEquivalents(jobs.flatMap(({ sources }) => sources)))
    console.log(`not needed in equivalent.ts: ${line}`)
}

function print(area: string, { killed, survived, equivalent }: Score): void {
  const percent = killed + survived === 0 ? 100 : (100 * killed) / (killed + survived)
  const cells = [`${killed}`.padStart(6), `${survived}`.padStart(10), `${equivalent}`.padStart(12)]
  console.log(`${area.padEnd(12)}${cells.join('')}${percent.toFixed(1).padStart(8)} %`)
}
