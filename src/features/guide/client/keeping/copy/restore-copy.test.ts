import { expect, test } from 'vitest'
import { fakeStorage, openTab } from '../notes/testing.ts'
import { type Copy, makeCopy } from './make-copy.ts'
import { addCopy, replaceByCopy, takeBack } from './restore-copy.ts'

type Notebook = ReturnType<typeof openTab>
const about = { babyName: 'Pip', savedAt: '' }
const weeksIn = (notebook: Notebook) => makeCopy(notebook.all(), about).weeks
const now = 100

/** Notes from another device, ticked at that time. */
function copyOf(write: (notebook: Notebook) => void, at = 50): Copy {
  const notebook = openTab(fakeStorage().storage, 'elsewhere', () => at)
  write(notebook)
  return makeCopy(notebook.all(), about)
}

const here = (write: (notebook: Notebook) => void = () => undefined) => {
  const { storage, kept, leaveRoom } = fakeStorage()
  const notebook = openTab(storage, 'here', () => 10)
  write(notebook)
  notebook.keep()
  return { notebook, storage, kept, leaveRoom }
}

function restore(notebook: Notebook, plan: typeof addCopy, copy: Copy) {
  const before = notebook.all()
  const wrong = notebook.rewrite(plan(before, copy, now))
  const restored = notebook.all()
  return { wrong, undo: () => notebook.rewrite(takeBack(notebook.all(), { before, restored }, now + 1)) }
}

const ours = (notebook: Notebook) => {
  notebook.write(30, 'free', 'Ours')
  notebook.write(29, 'free', 'Only here')
  notebook.tick(30, 'nutrition', { '30-nut-1': true, '30-nut-2': true })
}
const theirs = (notebook: Notebook) => {
  notebook.write(30, 'free', 'Theirs')
  notebook.write(8, 'energyLevel', 'Only there')
  notebook.tick(30, 'nutrition', { '30-nut-1': false, '30-nut-3': true })
}

test.each([
  ['added', addCopy],
  ['put in its place', replaceByCopy],
])('where nothing is, a copy that is %s is all there is', (_, plan) => {
  const { notebook, storage } = here()
  const copy = copyOf(theirs)
  restore(notebook, plan, copy)
  const texts = (weeks: Copy['weeks']) => weeks.map(({ week, journal }) => ({ week, journal }))
  expect(texts(weeksIn(notebook))).toEqual(texts(copy.weeks))
  expect(weeksIn(openTab(storage, 'next'))).toEqual(weeksIn(notebook))
})

test('adding a copy joins texts, and the later tick counts', () => {
  const { notebook, storage } = here(ours)
  restore(notebook, addCopy, copyOf(theirs))
  expect(notebook.page(30).journal.free?.text).toBe('Ours\n\nTheirs')
  expect(notebook.page(29).journal.free?.text).toBe('Only here')
  expect(notebook.page(8).journal.energyLevel?.text).toBe('Only there')
  expect(notebook.page(30).checklist.nutrition).toMatchObject({
    '30-nut-1': { done: false },
    '30-nut-2': { done: true },
    '30-nut-3': { done: true },
  })
  expect(weeksIn(openTab(storage, 'next'))).toEqual(weeksIn(notebook))
})

test('an older tick of a copy does not undo a later one here', () => {
  const { notebook } = here(ours)
  restore(notebook, addCopy, copyOf(theirs, 5))
  expect(notebook.page(30).checklist.nutrition?.['30-nut-1']?.done).toBe(true)
})

test('a copy from a clock that was ahead does not override later ticks', () => {
  const { notebook } = here()
  restore(notebook, addCopy, copyOf(theirs, 1_000_000))
  expect(notebook.page(30).checklist.nutrition?.['30-nut-3']?.at).toBe(now)
})

test('adding a copy twice adds it once', () => {
  const { notebook } = here(ours)
  const copy = copyOf(theirs)
  restore(notebook, addCopy, copy)
  const once = weeksIn(notebook)
  expect(addCopy(notebook.all(), copy, now).size).toBe(0)
  restore(notebook, addCopy, copy)
  expect(weeksIn(notebook)).toEqual(once)
})

test('replacing leaves only the copy’s notes, and other lists become untouched', () => {
  const { notebook, storage } = here(ours)
  restore(notebook, replaceByCopy, copyOf(theirs))
  for (const shown of [notebook, openTab(storage, 'next')]) {
    expect(weeksIn(shown).map(({ week, journal }) => ({ week, journal }))).toEqual([
      { week: 8, journal: { energyLevel: 'Only there' } },
      { week: 30, journal: { free: 'Theirs' } },
    ])
    expect(Object.keys(weeksIn(shown)[1]?.checklist.nutrition ?? {}).sort()).toEqual(['30-nut-1', '30-nut-3'])
  }
})

test.each([
  ['an addition', addCopy],
  ['a replacement', replaceByCopy],
])('%s that finds no room changes nothing', (_, plan) => {
  const { notebook, kept, leaveRoom } = here(ours)
  const before = new Map(kept)
  const shown = weeksIn(notebook)
  leaveRoom(600)
  const { wrong } = restore(
    notebook,
    plan,
    copyOf((copied) => {
      copied.write(8, 'free', 'short')
      copied.write(31, 'free', 'long '.repeat(1000))
    }),
  )
  expect(wrong).toBe('full')
  expect(kept).toEqual(before)
  expect(weeksIn(notebook)).toEqual(shown)
})

test.each([
  ['an addition', addCopy],
  ['a replacement', replaceByCopy],
])('%s that is taken back leaves what was there before', (_, plan) => {
  const { notebook, storage } = here(ours)
  const states = () =>
    weeksIn(openTab(storage, 'next')).map(({ week, journal, checklist }) => [
      week,
      journal,
      Object.entries(checklist.nutrition ?? {}).map(([id, { done }]) => `${id} ${done}`),
    ])
  const before = states()
  const { undo } = restore(notebook, plan, copyOf(theirs))
  expect(states()).not.toEqual(before)
  expect(undo()).toBeUndefined()
  expect(states()).toEqual(before)
})

test('undoing a restore keeps what was typed or ticked since', () => {
  const { notebook } = here(ours)
  const { undo } = restore(notebook, replaceByCopy, copyOf(theirs))
  notebook.write(30, 'free', 'Theirs, and a line more')
  notebook.write(29, 'energyLevel', 'New')
  notebook.tick(30, 'nutrition', { '30-nut-1': true })
  undo()
  expect(notebook.page(30).journal.free?.text).toBe('Theirs, and a line more\n\nOurs')
  expect(notebook.page(29).journal).toMatchObject({ free: { text: 'Only here' }, energyLevel: { text: 'New' } })
  expect(notebook.page(30).checklist.nutrition).toMatchObject({
    '30-nut-1': { done: true },
    '30-nut-2': { done: true },
  })
})

test('another open tab does not bring replaced notes back', () => {
  const { notebook, storage } = here(ours)
  const other = openTab(storage, 'other')
  for (const week of [29, 30]) other.page(week)
  restore(notebook, replaceByCopy, copyOf(theirs))
  other.wake()
  other.tick(29, 'nutrition', { '29-nut-1': true })
  notebook.wake()
  for (const shown of [notebook, other]) {
    expect(shown.page(29).journal.free?.text).toBe('')
    expect(shown.page(30).journal.free?.text).toBe('Theirs')
  }
})

test('if storage fails, a restored copy is at least in this tab', () => {
  const { storage, become } = fakeStorage()
  become('closed')
  const notebook = openTab(storage)
  expect(restore(notebook, addCopy, copyOf(theirs)).wrong).toBeUndefined()
  expect(notebook.page(30).journal.free?.text).toBe('Theirs')
  expect(notebook.hasUnkept()).toBe(true)
})
