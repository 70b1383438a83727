import { expect, test } from 'vitest'
import { mergeVersions, takeTheirs } from './merge-versions.ts'

type Values = { name: string; notes: string | null; isPrimary?: boolean | undefined }
const names = ['name', 'notes', 'isPrimary'] as const
const opened: Values = { name: 'Amara', notes: null, isPrimary: false }
const merge = (typed: Values, present: Values) => mergeVersions<Values>(names, { typed, opened, present })

test('a field that only one person changed is taken from that person', () => {
  expect(merge({ ...opened, name: 'Dr. Amara' }, { ...opened, notes: 'Mondays', isPrimary: true })).toEqual({
    values: { name: 'Dr. Amara', notes: 'Mondays', isPrimary: true },
    conflicts: [],
    theirs: ['notes', 'isPrimary'],
  })
})

test('a field that both changed to different values is a conflict, and keeps the typed value', () => {
  const typed = { name: 'Dr. Amara', notes: 'Tuesdays', isPrimary: true }
  expect(merge(typed, { ...opened, notes: 'Mondays' })).toEqual({ values: typed, conflicts: ['notes'], theirs: [] })
})

test('a field that both changed to the same value is no conflict', () => {
  const same = { ...opened, notes: 'Mondays' }
  expect(merge(same, same)).toEqual({ values: same, conflicts: [], theirs: [] })
})

test('a field that the other person emptied, or that is empty in both versions, is merged too', () => {
  expect(merge({ ...opened, notes: '' }, { ...opened, name: '' })).toEqual({
    values: { ...opened, notes: '', name: '' },
    conflicts: [],
    theirs: ['name'],
  })
})

test('0 and “no” are values that the other person can choose, not empty fields', () => {
  const [before, after] = [
    { count: null, isEarly: null },
    { count: 0, isEarly: false },
  ]
  expect(mergeVersions(['count', 'isEarly'], { typed: before, opened: before, present: after })).toMatchObject({
    values: after,
    theirs: ['count', 'isEarly'],
  })
})

test('a field that the form does not send is not merged', () => {
  const typed = { ...opened, isPrimary: undefined }
  expect(merge(typed, { ...opened, isPrimary: true })).toEqual({ values: typed, conflicts: [], theirs: [] })
})

test('only the chosen fields are taken from the other version', () => {
  const theirs = { name: 'A. Nwosu', notes: 'Mondays' }
  expect(takeTheirs({ ...opened, name: 'Dr. Amara', notes: 'Tuesdays' }, theirs, ['notes'])).toEqual({
    ...opened,
    name: 'Dr. Amara',
    notes: 'Mondays',
  })
})
