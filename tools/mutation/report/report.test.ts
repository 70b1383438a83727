import { expect, test } from 'vitest'
import { type Head, type Note, notesThatHold } from './report.ts'

const head: Head = { of: 'sources', tests: { 'a.test.ts': '1', 'b.test.ts': '1' } }
const tried = (fault: string, file: string, killer: string | null): Note[] => [
  { began: fault, file, by: 'a test', how: 'quickly', ms: 1000 },
  { ended: fault, file, how: 'quickly', killer },
]
const [killed, survived] = [tried('a.ts#0', 'a.test.ts', 'says so'), tried('a.ts#1', 'b.test.ts', null)]
const notes: Note[] = [head, ...killed, ...survived, { done: 0 }]

test('everything holds while sources and tests are the same', () => {
  expect(notesThatHold(notes, { ...head, tests: { ...head.tests } })).toEqual(notes.slice(1))
})

test('nothing holds for other sources', () => {
  expect(notesThatHold(notes, { ...head, of: 'other sources' })).toEqual([])
  expect(notesThatHold([], head)).toEqual([])
})

test.each([
  ['has changed', { 'a.test.ts': '1', 'b.test.ts': '2' }, killed],
  ['is gone', { 'a.test.ts': '1' }, killed],
  ['is new', { ...head.tests, 'c.test.ts': '1' }, [...killed, ...survived]],
])('what other test files noticed holds if one %s, and the stage begins again', (_, tests, expected) => {
  expect(notesThatHold(notes, { ...head, tests })).toEqual(expected)
})
