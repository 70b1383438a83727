import { expect, test, vi } from 'vitest'
import { mostBytes, readCopy } from './read-copy.ts'

const good = {
  format: 'nestling-notes',
  version: 1,
  savedAt: '2026-11-21T10:00:00.000Z',
  babyName: 'Pip',
  weeks: [{ week: 30, checklist: { nutrition: { '30-nut-1': { done: true, at: 5 } } }, journal: { free: 'Hello' } }],
}
const [week] = good.weeks
const read = (value: unknown) => readCopy(new Blob([typeof value === 'string' ? value : JSON.stringify(value)]))

test('a valid copy is read completely', async () => {
  expect(await read(good)).toEqual({ copy: good })
})

test.each<[string, unknown, RegExp]>([
  ['an empty file', '', /^This file is empty\.$/],
  ['a picture', '\u0089PNG', /not a copy of Nestling notes/],
  ['half a copy', JSON.stringify(good).slice(0, -9), /not a copy of Nestling notes/],
  ['another program’s file', { version: 1, notes: [] }, /not a copy of Nestling notes/],
  ['a JSON array', [good], /not a copy of Nestling notes/],
  ['a copy of a later version', { ...good, version: 2, mood: [] }, /newer version of Nestling/],
  ['a copy with an unknown field', { ...good, role: 'admin' }, /^This copy is damaged\.$/],
  ['a copy saved “yesterday”', { ...good, savedAt: 'yesterday' }, /^This copy is damaged\.$/],
  ['a copy whose day is not in ISO format', { ...good, savedAt: 'Nov 21, 2026' }, /^This copy is damaged\.$/],
  ['a copy without weeks', { ...good, weeks: [] }, /no notes/],
  [
    'a copy with a week after the guide’s last',
    { ...good, weeks: [{ ...week, week: 43 }] },
    /damaged in the part for week 43/,
  ],
  ['a copy with the same week twice', { ...good, weeks: [week, week] }, /^This copy is damaged\.$/],
  [
    'a copy with an unknown list',
    { ...good, weeks: [week, { ...week, week: 31, checklist: { secrets: {} } }] },
    /part for week 31/,
  ],
  ['a copy with an unknown question', { ...good, weeks: [{ ...week, journal: { gossip: 'x' } }] }, /part for week 30/],
  [
    'a copy with a number as a journal entry',
    { ...good, weeks: [{ ...week, journal: { free: 3 } }] },
    /part for week 30/,
  ],
  [
    'a copy with an invalid item id',
    { ...good, weeks: [{ ...week, checklist: { nutrition: { __proto__x: { done: true, at: 1 } } } }] },
    /30/,
  ],
  [
    'a copy with a tick at a negative time',
    { ...good, weeks: [{ ...week, checklist: { nutrition: { '30-nut-1': { done: true, at: -1 } } } }] },
    /30/,
  ],
])('%s is refused with a message', async (_, value, sentence) => {
  const { copy, wrong } = await read(value)
  expect(copy).toBeUndefined()
  expect(wrong).toMatch(sentence)
})

const locked = {
  format: 'nestling-notes-locked',
  version: 1,
  iterations: 600_000,
  salt: 'AA==',
  iv: 'AA==',
  data: 'AA==',
}

test('a locked copy is recognised', async () => {
  expect(await read(locked)).toEqual({ locked })
})

test.each<[string, unknown, RegExp]>([
  ['of a later version', { ...locked, version: 2 }, /newer version of Nestling/],
  ['without its data', { ...locked, data: '' }, /^This copy is damaged\.$/],
  ['with an unknown field', { ...locked, passphrase: 'x' }, /^This copy is damaged\.$/],
  ['that would keep the browser busy for hours', { ...locked, iterations: 1e12 }, /^This copy is damaged\.$/],
])('a locked copy %s is refused with a message', async (_, value, sentence) => {
  const { copy, wrong } = await read(value)
  expect(copy).toBeUndefined()
  expect(wrong).toMatch(sentence)
})

test('a file that is too large is refused without reading it', async () => {
  const text = vi.fn()
  const file = Object.assign(new Blob(['{}']), { text })
  Object.defineProperty(file, 'size', { value: mostBytes + 1 })
  expect((await readCopy(file)).wrong).toMatch(/larger/)
  expect(text).not.toHaveBeenCalled()
})

test('a file that the browser cannot read is refused with a message that says so', async () => {
  const file = Object.assign(new Blob(['{}']), { text: () => Promise.reject(new Error('gone')) })
  expect((await readCopy(file)).wrong).toMatch(/could not read/)
})
