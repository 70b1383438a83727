import { expect, test } from 'vitest'
import { type Head, type Note, validNotes } from './report.ts'

const head: Head = { sources: { 'a.ts': '1', 'b.ts': '1' }, tests: { 'a.test.ts': '1', 'b.test.ts': '1' } }
const tried = (fault: string, file: string, killer: string | null): Note[] => [
  { began: fault, file, by: 'a test', how: 'quickly', ms: 1000 },
  { ended: fault, file, how: 'quickly', killer },
]
const [killed, survived] = [tried('a.ts#0', 'a.test.ts', 'a failing test'), tried('b.ts#0', 'b.test.ts', null)]
const notes: Note[] = [head, ...killed, ...survived, { done: 0 }]

test('all notes stay valid if the sources and tests have not changed', () => {
  expect(validNotes(notes, { ...head, tests: { ...head.tests } })).toEqual(notes.slice(1))
})

test('if a source has changed, only notes on faults in unchanged sources stay valid', () => {
  expect(validNotes(notes, { ...head, sources: { 'a.ts': '2', 'b.ts': '1' } })).toEqual(survived)
  expect(validNotes(notes, { ...head, sources: { ...head.sources, 'c.ts': '1' } })).toEqual([...killed, ...survived])
  expect(validNotes([], head)).toEqual([])
})

test.each([
  ['has changed', { 'a.test.ts': '1', 'b.test.ts': '2' }, killed],
  ['is gone', { 'a.test.ts': '1' }, killed],
  ['is new', { ...head.tests, 'c.test.ts': '1' }, [...killed, ...survived]],
])(
  'if a test file %s, notes on the other test files stay valid, but no stage counts as finished',
  (_, tests, expected) => {
    expect(validNotes(notes, { ...head, tests })).toEqual(expected)
  },
)
