import { expect, test } from 'vitest'
import { type Head, type Note, notesThatHold } from './report.ts'

const head: Head = { sources: { 'a.ts': '1', 'b.ts': '1' }, tests: { 'a.test.ts': '1', 'b.test.ts': '1' } }
const tried = (fault: string, file: string, killer: string | null): Note[] => [
  { began: fault, file, by: 'a test', how: 'quickly', ms: 1000 },
  { ended: fault, file, how: 'quickly', killer },
]
const [killed, survived] = [tried('a.ts#0', 'a.test.ts', 'says so'), tried('b.ts#0', 'b.test.ts', null)]
const notes: Note[] = [head, ...killed, ...survived, { done: 0 }]

test('everything holds while sources and tests are the same', () => {
  expect(notesThatHold(notes, { ...head, tests: { ...head.tests } })).toEqual(notes.slice(1))
})

test('only what was found in unchanged sources holds', () => {
  expect(notesThatHold(notes, { ...head, sources: { 'a.ts': '2', 'b.ts': '1' } })).toEqual(survived)
  expect(notesThatHold(notes, { ...head, sources: { ...head.sources, 'c.ts': '1' } })).toEqual([...killed, ...survived])
  expect(notesThatHold([], head)).toEqual([])
})

test.each([
  ['has changed', { 'a.test.ts': '1', 'b.test.ts': '2' }, killed],
  ['is gone', { 'a.test.ts': '1' }, killed],
  ['is new', { ...head.tests, 'c.test.ts': '1' }, [...killed, ...survived]],
])('what other test files noticed holds if one %s, and the stage begins again', (_, tests, expected) => {
  expect(notesThatHold(notes, { ...head, tests })).toEqual(expected)
})
