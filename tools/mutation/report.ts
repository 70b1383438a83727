/** What the runner writes down as it goes, one line of JSON a step, so that a run that hangs can be taken up again. */
import { existsSync, readFileSync } from 'node:fs'

export type Note =
  /** What the sources and the tests were, and how many stages are done: a report of others is not taken up. */
  | { of: string }
  | { done: number }
  | { began: string; file: string }
  | { ended: string; file: string; killer: string | null }
  /** A test file that fails without any fault, or does after all of them. */
  | { broken: string }
  | { disturbed: string }

export const reportPath = process.env.MUTATION_REPORT ?? ''

export function readNotes(path = reportPath): Note[] {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Note)
}

/** What is known of each fault. One that began and never ended hung the process: the tests would have stopped, too. */
export function readVerdicts(path = reportPath) {
  const killed = new Set<string>()
  const open = new Set<string>()
  const tried = new Set<string>()
  const reached = new Set<string>()
  for (const note of readNotes(path)) {
    if ('began' in note) {
      open.add(note.began)
      reached.add(note.began)
    }
    if (!('ended' in note)) continue
    open.delete(note.ended)
    tried.add(`${note.ended} ${note.file}`)
    if (note.killer !== null) killed.add(note.ended)
  }
  return {
    reached,
    isKilled: (fault: string) => killed.has(fault) || open.has(fault),
    wasTried: (fault: string, file: string) => tried.has(`${fault} ${file}`),
  }
}
