import { expect, test } from 'vitest'
import { fakeStorage, openTab } from '../store/testing.ts'
import { type Copy, makeCopy } from './make-copy.ts'
import { addCopy, replaceByCopy, undoRestore } from './restore-copy.ts'

type NotesStore = ReturnType<typeof openTab>
const about = { babyName: 'Pip', savedAt: '' }
const weeksIn = (store: NotesStore) => makeCopy(store.all(), about).weeks
const now = 100

/** A copy of notes from another device, where each tick was made at the time `at`. */
function copyOf(write: (store: NotesStore) => void, at = 50): Copy {
  const store = openTab(fakeStorage().storage, 'elsewhere', () => at)
  write(store)
  return makeCopy(store.all(), about)
}

const here = (write: (store: NotesStore) => void = () => undefined) => {
  const { storage, saved, leaveRoom } = fakeStorage()
  const store = openTab(storage, 'here', () => 10)
  write(store)
  store.save()
  return { store, storage, saved, leaveRoom }
}

function restore(store: NotesStore, plan: typeof addCopy, copy: Copy) {
  const before = store.all()
  const wrong = store.rewrite(plan(before, copy, now))
  const restored = store.all()
  return { wrong, undo: () => store.rewrite(undoRestore(store.all(), { before, restored }, now + 1)) }
}

/** A week of a copy without the times of its ticks. */
const withoutTimes = ({ week, journal, checklist }: Copy['weeks'][number]) => ({
  ...{ week, journal },
  ticks: Object.entries(checklist).map(([group, ticks]) => [
    group,
    Object.entries(ticks).map(([id, { done }]) => [id, done]),
  ]),
})

const ours = (store: NotesStore) => {
  store.write(30, 'free', 'Ours')
  store.write(29, 'free', 'Only here')
  store.tick(30, 'nutrition', { '30-nut-1': true, '30-nut-2': true })
}
const theirs = (store: NotesStore) => {
  store.write(30, 'free', 'Theirs')
  store.write(8, 'energyLevel', 'Only there')
  store.tick(30, 'nutrition', { '30-nut-1': false, '30-nut-3': true })
}

test.each([
  ['adding a copy', addCopy],
  ['replacing the notes with a copy', replaceByCopy],
])(
  'in a browser without notes, %s restores exactly the copy’s texts and ticks, and the next tab shows the same notes',
  (_, plan) => {
    const { store, storage } = here()
    const copy = copyOf(theirs)
    restore(store, plan, copy)
    expect(weeksIn(store).map(withoutTimes)).toEqual(copy.weeks.map(withoutTimes))
    expect(weeksIn(openTab(storage, 'next'))).toEqual(weeksIn(store))
  },
)

test('adding a copy joins the texts and takes the later ticks', () => {
  const { store, storage } = here(ours)
  restore(store, addCopy, copyOf(theirs))
  expect(store.page(30).journal.free?.text).toBe('Ours\n\nTheirs')
  expect(store.page(29).journal.free?.text).toBe('Only here')
  expect(store.page(8).journal.energyLevel?.text).toBe('Only there')
  expect(store.page(30).checklist.nutrition).toMatchObject({
    '30-nut-1': { done: false },
    '30-nut-2': { done: true },
    '30-nut-3': { done: true },
  })
  expect(weeksIn(openTab(storage, 'next'))).toEqual(weeksIn(store))
})

test('an older tick in a copy does not replace a later tick in this browser', () => {
  const { store } = here(ours)
  restore(store, addCopy, copyOf(theirs, 5))
  expect(store.page(30).checklist.nutrition?.['30-nut-1']?.done).toBe(true)
})

test('a tick that a copy dates in the future gets the current time, so it does not override later ticks', () => {
  const { store } = here()
  restore(store, addCopy, copyOf(theirs, 1_000_000))
  expect(store.page(30).checklist.nutrition?.['30-nut-3']?.at).toBe(now)
})

test('adding the same copy again changes nothing', () => {
  const { store } = here(ours)
  const copy = copyOf(theirs)
  restore(store, addCopy, copy)
  const once = weeksIn(store)
  expect(addCopy(store.all(), copy, now).size).toBe(0)
  restore(store, addCopy, copy)
  expect(weeksIn(store)).toEqual(once)
})

test('replacing leaves only the copy’s notes, and resets items that were neither ticked nor unticked in the copy', () => {
  const { store, storage } = here(ours)
  restore(store, replaceByCopy, copyOf(theirs))
  for (const shown of [store, openTab(storage, 'next')]) {
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
])('%s changes nothing if the storage has no room', (_, plan) => {
  const { store, saved, leaveRoom } = here(ours)
  const before = new Map(saved)
  const shown = weeksIn(store)
  leaveRoom(600)
  const { wrong } = restore(
    store,
    plan,
    copyOf((copied) => {
      copied.write(8, 'free', 'short')
      copied.write(31, 'free', 'long '.repeat(1000))
    }),
  )
  expect(wrong).toBe('full')
  expect(saved).toEqual(before)
  expect(weeksIn(store)).toEqual(shown)
})

test.each([
  ['an addition', addCopy],
  ['a replacement', replaceByCopy],
])('undoing %s restores the earlier notes', (_, plan) => {
  const { store, storage } = here(ours)
  const states = () =>
    weeksIn(openTab(storage, 'next')).map(({ week, journal, checklist }) => [
      week,
      journal,
      Object.entries(checklist.nutrition ?? {}).map(([id, { done }]) => `${id} ${done}`),
    ])
  const before = states()
  const { undo } = restore(store, plan, copyOf(theirs))
  expect(states()).not.toEqual(before)
  expect(undo()).toBeUndefined()
  expect(states()).toEqual(before)
})

test('undoing a restore keeps what was typed or ticked after the restore', () => {
  const { store } = here(ours)
  const { undo } = restore(store, replaceByCopy, copyOf(theirs))
  store.write(30, 'free', 'Theirs, and a line more')
  store.write(29, 'energyLevel', 'New')
  store.tick(30, 'nutrition', { '30-nut-1': true })
  undo()
  expect(store.page(30).journal.free?.text).toBe('Theirs, and a line more\n\nOurs')
  expect(store.page(29).journal).toMatchObject({ free: { text: 'Only here' }, energyLevel: { text: 'New' } })
  expect(store.page(30).checklist.nutrition).toMatchObject({
    '30-nut-1': { done: true },
    '30-nut-2': { done: true },
  })
})

test('another open tab does not bring replaced notes back', () => {
  const { store, storage } = here(ours)
  const other = openTab(storage, 'other')
  for (const week of [29, 30]) other.page(week)
  restore(store, replaceByCopy, copyOf(theirs))
  other.reread()
  other.tick(29, 'nutrition', { '29-nut-1': true })
  store.reread()
  for (const shown of [store, other]) {
    expect(shown.page(29).journal.free?.text).toBe('')
    expect(shown.page(30).journal.free?.text).toBe('Theirs')
  }
})

test('if storage is blocked, a restored copy exists only in this tab', () => {
  const { storage, become } = fakeStorage()
  become('closed')
  const store = openTab(storage)
  expect(restore(store, addCopy, copyOf(theirs)).wrong).toBeUndefined()
  expect(store.page(30).journal.free?.text).toBe('Theirs')
  expect(store.hasUnsaved()).toBe(true)
})
