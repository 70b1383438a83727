/** The runner's log: one line of JSON for each step, so a run that hangs can be resumed. */
import { existsSync, readFileSync } from 'node:fs'

/** With the tests that are not slow, or with all of them in modules that are loaded again. */
export type How = 'quickly' | 'thoroughly'

type Hashes = Readonly<Record<string, string>>
/** The first note: a hash of each source and of each test file, by its path. */
export type Head = { sources: Hashes; tests: Hashes }

export type Note =
  | Head
  /** A finished stage. */
  | { done: number }
  /** `by`: what reached the fault. `ms`: how long it may take, before it counts as hung. */
  | { began: string; file: string; by: 'loading' | 'a test'; how: How; ms: number }
  | { ended: string; file: string; how: How; killer: string | null }
  /** Somebody stopped the run, so the fault in progress has no verdict. */
  | { stopped: true }
  /** A test file that fails without any fault. */
  | { broken: string }
  /** A test file of which some tests, without the others, fail without any fault. */
  | { unfit: string }
  /** A test file that fails after its faults, although all are off. */
  | { disturbed: string }

export const reportPath = process.env.MUTATION_REPORT ?? ''

export function readNotes(path = reportPath): Note[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Note)
}

/** The notes of a report that still hold: those on sources and test files that are unchanged. */
export function notesThatHold([head, ...notes]: readonly Note[], { sources, tests }: Head): Note[] {
  if (!head || !('sources' in head)) return []
  if (JSON.stringify(head) === JSON.stringify({ sources, tests })) return notes
  return notes.filter((note) => {
    if (!('file' in note)) return 'stopped' in note
    const [path = ''] = ('began' in note ? note.began : note.ended).split('#')
    return head.sources[path] === sources[path] && head.tests[note.file] === tests[note.file]
  })
}

/** The verdict on each fault. One that began and never ended has hung the process, which counts as noticed. */
export function readVerdicts(path = reportPath) {
  const killed = new Set<string>()
  const open = new Set<string>()
  const tried = new Set<string>()
  const loaded = new Set<string>()
  const reached = new Set<string>()
  /** Faults that a test of an earlier stage has reached. Only those tests have to notice them. */
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
