import { expect, test } from 'vitest'
import { fakeStorage, openTab } from '../notes/testing.ts'
import { copyName, copyWords, makeCopy } from './make-copy.ts'

const about = { babyName: 'Pip', savedAt: '2026-11-21T10:00:00.000Z' }

test('a copy contains every week with text or ticks, and nothing else', () => {
  const notebook = openTab(fakeStorage().storage, 'tab', () => 5)
  notebook.write(30, 'free', 'Hello')
  notebook.write(30, 'energyLevel', '   ')
  notebook.tick(8, 'medicalActions', { '8-med-1': true, '8-med-2': false, '8-med-3': null })
  expect(makeCopy(notebook.all(), about)).toEqual({
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

test('a copy also contains notes that only this tab has', () => {
  const { storage, become } = fakeStorage()
  become('full')
  const notebook = openTab(storage)
  notebook.write(30, 'free', 'Not kept anywhere')
  expect(makeCopy(notebook.all(), about).weeks).toMatchObject([{ week: 30, journal: { free: 'Not kept anywhere' } }])
})

test('a copy’s summary says what it contains', () => {
  const notebook = openTab(fakeStorage().storage)
  notebook.write(29, 'free', 'a')
  notebook.write(30, 'free', 'b')
  notebook.write(30, 'energyLevel', 'c')
  notebook.tick(8, 'medicalActions', { '8-med-1': true, '8-med-2': false })
  expect(copyWords(makeCopy(notebook.all(), about))).toBe('3 weeks (8, 29, and 30), with 3 journal entries and 1 tick')
})

test.each([
  ['Pip', 'nestling-pip-notes-2026-11-21.json'],
  ['  Zoë & Max ', 'nestling-zoe-max-notes-2026-11-21.json'],
  ['小星', 'nestling-小星-notes-2026-11-21.json'],
  ['../..', 'nestling-baby-notes-2026-11-21.json'],
])('the file of %s is called %s', (babyName, name) => {
  expect(copyName(babyName, '2026-11-21')).toBe(name)
})
