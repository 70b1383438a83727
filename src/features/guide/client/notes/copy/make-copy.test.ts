import { expect, test } from 'vitest'
import { fakeStorage, openTab } from '../store/testing.ts'
import { copyName, copyWords, makeCopy } from './make-copy.ts'

const about = { babyName: 'Pip', savedAt: '2026-11-21T10:00:00.000Z' }

test('a copy contains every week with text or ticks, and nothing else', () => {
  const store = openTab(fakeStorage().storage, 'tab', () => 5)
  store.write(30, 'free', 'Hello')
  store.write(30, 'energyLevel', '   ')
  store.tick(8, 'medicalActions', { '8-med-1': true, '8-med-2': false, '8-med-3': null })
  expect(makeCopy(store.all(), about)).toEqual({
    format: 'nestling-notes',
    version: 1,
    ...about,
    weeks: [
      {
        week: 8,
        checklist: { medicalActions: { '8-med-1': { done: true, at: 5 }, '8-med-2': { done: false, at: 5 } } },
        journal: {},
      },
      { week: 30, checklist: {}, journal: { free: 'Hello' } },
    ],
  })
})

test('a copy also contains notes that could not be saved in this browser', () => {
  const { storage, become } = fakeStorage()
  become('full')
  const store = openTab(storage)
  store.write(30, 'free', 'Not saved anywhere')
  expect(makeCopy(store.all(), about).weeks).toMatchObject([{ week: 30, journal: { free: 'Not saved anywhere' } }])
})

test('the summary of a copy counts its weeks, entries and ticks', () => {
  const store = openTab(fakeStorage().storage)
  store.write(29, 'free', 'a')
  store.write(30, 'free', 'b')
  store.write(30, 'energyLevel', 'c')
  store.tick(8, 'medicalActions', { '8-med-1': true, '8-med-2': false })
  expect(copyWords(makeCopy(store.all(), about))).toBe('3 weeks (8, 29, and 30), with 3 journal entries and 1 tick')
})

test.each([
  ['Pip', 'nestling-pip-notes-2026-11-21.json'],
  ['  Zoë & Max ', 'nestling-zoe-max-notes-2026-11-21.json'],
  ['小星', 'nestling-小星-notes-2026-11-21.json'],
  ['../..', 'nestling-baby-notes-2026-11-21.json'],
])('the copy for a baby called “%s” is the file %s', (babyName, name) => {
  expect(copyName(babyName, '2026-11-21')).toBe(name)
})
