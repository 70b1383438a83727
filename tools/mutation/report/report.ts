/** The runner's report: one line of JSON, called a note, for each step. A run that hangs can be resumed from it. */
import { existsSync, readFileSync } from 'node:fs'

/** `quickly`: only with tests that are not slow. `thoroughly`: with all tests, after the modules were loaded again. */
export type How = 'quickly' | 'thoroughly'

type Hashes = Readonly<Record<string, string>>
/** The first note. It has a hash of each source and each test file, by its path. */
export type Head = { sources: Hashes; tests: Hashes }

export type Note =
  | Head
  /** The number of a finished stage. */
  | { done: number }
  /**
   * The tests of `file` begin to run with the fault `began`. `by` is `loading` if loading the file or a hook reached the fault,
   * and `a test` if only tests did. After `ms` milliseconds the run counts as hung.
   */
  | { began: string; file: string; by: 'loading' | 'a test'; how: How; ms: number }
  /** `killer` is the test that noticed the fault; null if none did. */
  | { ended: string; file: string; how: How; killer: string | null }
  /** A person stopped the run, so the fault in progress has no verdict. */
  | { stopped: true }
  /** A test file that fails without any fault. */
  | { broken: string }
  /** A test file in which some tests fail without any fault if the other tests of the file do not run. */
  | { unfit: string }
  /** A test file that fails after all faults were tried and switched off. */
  | { disturbed: string }

export const reportPath = process.env.MUTATION_REPORT ?? ''

export function readNotes(path = reportPath): Note[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Note)
}

/** Returns the notes of a report that are still valid, because their source and test file have not changed. */
export function validNotes([head, ...notes]: readonly Note[], { sources, tests }: Head): Note[] {
  if (!head || !('sources' in head)) return []
  if (JSON.stringify(head) === JSON.stringify({ sources, tests })) return notes
  return notes.filter((note) => {
    if (!('file' in note)) return 'stopped' in note
    const [path = ''] = ('began' in note ? note.began : note.ended).split('#')
    return head.sources[path] === sources[path] && head.tests[note.file] === tests[note.file]
  })
}

/** Returns functions that look up verdicts. A fault that began and never ended has hung, and counts as noticed. */
export function readVerdicts(path = reportPath) {
  const killed = new Set<string>()
  const open = new Set<string>()
  const tried = new Set<string>()
  const loaded = new Set<string>()
  const reached = new Set<string>()
  /** Faults that tests of a finished stage have reached. Only tests of that stage have to notice them. */
  const reachedBefore = new Set<string>()

  let begun = ''
  for (const note of readNotes(path)) {
    if ('began' in note) {
      open.add(note.began)
      begun = note.began
      const by = note.by === 'loading' ? loaded : reached
      by.add(note.began)
    } else if ('ended' in note) {
      open.delete(note.ended)
      tried.add(`${note.ended} ${note.file} ${note.how}`)
      if (note.killer !== null) killed.add(note.ended)
    } else if ('stopped' in note) open.delete(begun)
    else if ('done' in note) for (const fault of reached) reachedBefore.add(fault)
  }
  const isKilled = (fault: string) => killed.has(fault) || open.has(fault)
  return {
    isKilled,
    isReached: (fault: string) => reached.has(fault) || loaded.has(fault),
    isDecided: (fault: string) => isKilled(fault) || reachedBefore.has(fault),
    wasTried: (fault: string, file: string, how: How) => tried.has(`${fault} ${file} ${how}`),
  }
}
