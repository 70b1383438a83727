/** Prints the survivors (the faults that no test noticed) and the score of each area. */
import { readFileSync } from 'node:fs'
import type { Job } from './areas/areas.ts'
import { findEquivalent, unusedEquivalents } from './equivalent/find-equivalent.ts'
import { type Fault, listFaults } from './plant/plant.ts'
import { type Note, readNotes, readVerdicts } from './report/report.ts'
import { heading, rowOf, type Score, sumOf } from './scores/scores.ts'

/** Prints the survivors of one job and returns its score. */
export function printSurvivors({ area, name, sources }: Job, report: string): Score {
  const { isKilled, isReached } = readVerdicts(report)
  const survivors: string[] = []
  let killed = 0
  let equivalent = 0

  for (const path of sources) {
    const text = readFileSync(path, 'utf8')
    const lines = text.split('\n')
    for (const [number, fault] of listFaults(path, text).entries()) {
      const id = `${path}#${number}`
      if (isKilled(id)) killed++
      else if (findEquivalent(fault, lines[fault.line - 1] ?? '')) equivalent++
      else survivors.push(describeFault(fault, isReached(id)))
    }
  }
  console.log(`\n${area} of ${name}: ${killed} killed, ${survivors.length} survived`)
  for (const line of survivors) console.log(`  ${line}`)
  for (const problem of new Set(readNotes(report).flatMap(problemIn))) console.log(`  ! ${problem}`)
  return { killed, survived: survivors.length, equivalent }
}

function problemIn(note: Note): string[] {
  if ('broken' in note) return [`${note.broken} fails without a fault`]
  if ('unfit' in note) return [`${note.unfit}: some of its tests fail without a fault if its other tests do not run`]
  if ('disturbed' in note)
    return [`${note.disturbed} fails after all faults were switched off: one of them left something behind`]
  return []
}

function describeFault({ path, line, original, changed, kind }: Fault, isReached: boolean): string {
  const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 110)
  // If a step of a chain is left out, only that step is printed.
  const step = original.startsWith(changed) ? original.slice(changed.length) : ''
  const change =
    step || kind !== 'expression' ? `${short(step || original)}  left out` : `${short(original)}  →  ${short(changed)}`
  return `${path}:${line}  ${change}${isReached ? '' : '  (no test reaches it)'}`
}

/** Prints the score of each area, and the entries in tools/mutation/equivalent that match no survivor of these jobs. */
export function printAreas(scores: readonly { job: Job; score: Score }[]): void {
  console.log(`\n${heading}`)
  for (const [area, some] of Map.groupBy(scores, ({ job }) => job.area))
    console.log(rowOf(area, sumOf(some.map(({ score }) => score))))
  console.log(rowOf('total', sumOf(scores.map(({ score }) => score))))
  for (const line of unusedEquivalents(scores.flatMap(({ job }) => job.sources)))
    console.log(`not needed in tools/mutation/equivalent: ${line}`)
}
