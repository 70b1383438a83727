import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openBrowserStorage } from './browser-storage.ts'
import { notesOwner, readChecklist, readJournal } from './notes-format.ts'
import { openNotesStore } from './notes-store.ts'
import { checklistKey, fakeStorage, journalKey, openTab } from './testing.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  return () => vi.useRealTimers()
})

const browser = () => {
  const { storage, ...rest } = fakeStorage()
  const savedText = (week = 30) => readJournal(rest.saved.get(journalKey(week)) ?? null)?.free?.text
  return { storage, savedText, ...rest, store: openTab(storage) }
}
const textIn = ({ page }: ReturnType<typeof openTab>, week = 30) => page(week).journal.free?.text

test('a journal is saved 1000 ms after the last keystroke, not sooner', () => {
  const { store, savedText } = browser()
  store.write(30, 'free', 'A quiet')
  vi.advanceTimersByTime(999)
  store.write(30, 'free', 'A quiet day')
  vi.advanceTimersByTime(999)
  expect(savedText()).toBeUndefined()
  expect(store.page(30).unsaved).toEqual(new Set(['free']))
  vi.advanceTimersByTime(1)
  expect(savedText()).toBe('A quiet day')
  expect(store.page(30).unsaved).toEqual(new Set())
})

test('save stores what was typed in every week', () => {
  const { store, savedText } = browser()
  store.write(29, 'free', 'Before')
  store.write(30, 'free', 'Now')
  store.save()
  expect([savedText(29), savedText(30)]).toEqual(['Before', 'Now'])
})

test('a new tab shows saved notes, and each week has its own storage keys', () => {
  const { store, storage, saved } = browser()
  store.write(30, 'free', 'Hello')
  store.tick(30, 'nutrition', { '30-nut-1': true })
  store.save()
  const keys = ['checklist-30', 'journal-30', 'uncopied'].map((name) => `nestling-guide-1-7-${name}`)
  expect([...saved.keys()].sort()).toEqual(keys)
  const next = openTab(storage, 'next')
  expect(textIn(next)).toBe('Hello')
  expect(next.page(30).checklist.nutrition?.['30-nut-1']?.done).toBe(true)
  expect(textIn(next, 29)).toBeUndefined()
})

test('a tick is saved at once', () => {
  const { store, saved } = browser()
  store.tick(8, 'medicalActions', { '8-med-1': true })
  expect(readChecklist(saved.get(checklistKey(8)) ?? null)).toEqual({
    medicalActions: { '8-med-1': { done: true, at: 1_000_000 } },
  })
  expect(saved.has(journalKey(8))).toBe(false)
})

describe('unreadable notes', () => {
  const entry = (text: string) => `{"text":"${text}","seen":{}}`
  test.each([
    ['not JSON', 'Dear diary'],
    ['of another version', `{"version":2,"fields":{"free":${entry('x')}}}`],
    ['invalid in one field', `{"version":1,"fields":{"free":${entry('x')},"energyLevel":3}}`],
    ['a list', '[]'],
    ['null', 'null'],
  ])('stored text that is %s is shown as empty, and stays until new text replaces it', (_, foreign) => {
    const { store, storage, saved } = browser()
    storage.setItem(journalKey(30), foreign)
    expect(textIn(store)).toBeUndefined()
    store.tick(30, 'nutrition', { a: true })
    store.save()
    store.reread()
    store.onStorage({ key: journalKey(30), newValue: foreign })
    expect(saved.get(journalKey(30))).toBe(foreign)
    store.write(30, 'free', 'Mine')
    store.save()
    expect(readJournal(saved.get(journalKey(30)) ?? null)?.free?.text).toBe('Mine')
  })

  test('a tab with an older version of Nestling does not overwrite the notes of a newer version', () => {
    const { store, storage, saved } = browser()
    store.write(30, 'free', 'Old')
    store.save()
    storage.setItem(journalKey(30), '{"version":2}')
    store.onStorage({ key: journalKey(30), newValue: '{"version":2}' })
    expect(saved.get(journalKey(30))).toBe('{"version":2}')
    expect(textIn(store)).toBe('Old')
  })
})

describe('when storage fails', () => {
  test('if storage is full, the tab reports it, holds the text, and saves it once there is room', () => {
    const { store, become, savedText } = browser()
    expect(store.trouble()).toBeUndefined()
    become('full')
    store.write(30, 'free', 'Too much')
    vi.advanceTimersByTime(1000)
    expect(store.trouble()).toBe('full')
    expect(textIn(store)).toBe('Too much')
    expect(store.page(30).unsaved).toEqual(new Set(['free']))
    become('open')
    store.write(31, 'free', 'More')
    vi.advanceTimersByTime(1000)
    expect(store.trouble()).toBeUndefined()
    expect([savedText(30), savedText(31)]).toEqual(['Too much', 'More'])
  })

  test('if only one of two weeks fits into storage, the other stays unsaved', () => {
    const { store, leaveRoom, savedText } = browser()
    leaveRoom(200)
    store.write(30, 'free', 'x'.repeat(1000))
    store.write(31, 'free', 'short')
    store.save()
    expect(store.trouble()).toBe('full')
    expect(store.page(30).unsaved.size).toBe(1)
    expect(store.page(31).unsaved.size).toBe(0)
    expect(savedText(31)).toBe('short')
  })

  test('if storage is blocked, the tab reports it before anything is typed, and holds the notes in memory', () => {
    const { storage, become } = fakeStorage()
    become('closed')
    const store = openTab(storage)
    expect(store.trouble()).toBe('closed')
    store.write(30, 'free', 'Private')
    store.tick(30, 'nutrition', { a: true })
    vi.advanceTimersByTime(1000)
    expect(store.trouble()).toBe('closed')
    expect(textIn(store)).toBe('Private')
    expect(store.page(30)).toMatchObject({ hasUnsavedTicks: true, checklist: { nutrition: { a: { done: true } } } })
  })
})

describe('two tabs', () => {
  test('text saved in one tab appears in the other', () => {
    const { storage, store: one, saved } = browser()
    const other = openTab(storage, 'other')
    const isTold = vi.fn()
    other.subscribe(isTold)
    expect(textIn(other)).toBeUndefined()
    one.write(30, 'free', 'From one')
    one.save()
    other.onStorage({ key: journalKey(30), newValue: saved.get(journalKey(30)) ?? null })
    expect(isTold).toHaveBeenCalled()
    expect(textIn(other)).toBe('From one')
  })

  test('in a field being edited, the other tab’s text is added below, but only when the field is saved', () => {
    const { storage, store: one, saved, savedText } = browser()
    const other = openTab(storage, 'other')
    other.write(30, 'free', 'Ours')
    one.write(30, 'free', 'Theirs')
    one.save()
    other.onStorage({ key: journalKey(30), newValue: saved.get(journalKey(30)) ?? null })
    expect(textIn(other)).toBe('Ours')
    vi.advanceTimersByTime(1000)
    expect(textIn(other)).toBe('Ours\n\nTheirs')
    expect(savedText()).toBe('Ours\n\nTheirs')
  })

  test('text deliberately removed in one tab is removed in both', () => {
    const { storage, store: one, savedText } = browser()
    one.write(30, 'free', 'A sentence to take back')
    one.save()
    const other = openTab(storage, 'other')
    other.write(30, 'free', '')
    other.save()
    one.reread()
    expect([textIn(one), savedText()]).toEqual(['', ''])
  })

  test('if one tab removes a text and the other changes it, the changed text is saved', () => {
    const { storage, store: one, savedText } = browser()
    one.write(30, 'free', 'A sentence')
    one.save()
    const other = openTab(storage, 'other')
    other.write(30, 'free', '')
    one.write(30, 'free', 'A sentence, and more')
    other.save()
    one.save()
    expect(savedText()).toBe('A sentence, and more')
  })

  test('different fields of a week do not affect each other', () => {
    const { storage, store: one } = browser()
    const other = openTab(storage, 'other')
    one.write(30, 'free', 'Free')
    other.write(30, 'energyLevel', 'Low')
    one.save()
    other.save()
    one.reread()
    expect(one.page(30).journal).toMatchObject({ free: { text: 'Free' }, energyLevel: { text: 'Low' } })
    expect(other.page(30).journal).toMatchObject({ free: { text: 'Free' }, energyLevel: { text: 'Low' } })
  })

  test('ticks are merged item by item, and the later tick wins', () => {
    const { storage, store: one, saved } = browser()
    const other = openTab(storage, 'other')
    for (const { page } of [one, other]) page(30)
    one.tick(30, 'nutrition', { a: true, b: true })
    vi.setSystemTime(2_000_000)
    other.tick(30, 'nutrition', { b: false, c: true })
    one.onStorage({ key: checklistKey(30), newValue: saved.get(checklistKey(30)) ?? null })
    const done = (store: typeof one) =>
      Object.entries(store.page(30).checklist.nutrition ?? {}).map(([id, tick]) => `${id} ${tick.done}`)
    expect(done(one).sort()).toEqual(['a true', 'b false', 'c true'])
    expect(done(other).sort()).toEqual(['a true', 'b false', 'c true'])
  })

  test('a later tick wins even if the clock was set back', () => {
    const { store } = browser()
    store.tick(30, 'nutrition', { a: true })
    vi.setSystemTime(500_000)
    store.tick(30, 'nutrition', { a: false })
    expect(store.page(30).checklist.nutrition?.a).toEqual({ done: false, at: 1_000_001 })
  })

  test('another person’s notes in this browser are neither shown nor changed', () => {
    const { storage, store, saved } = browser()
    const theirs = '{"version":1,"fields":{"free":{"text":"Sam’s","seen":{}}}}'
    storage.setItem('nestling-guide-2-7-journal-30', theirs)
    store.page(30)
    store.onStorage({ key: 'nestling-guide-2-7-journal-30', newValue: theirs })
    expect(textIn(store)).toBeUndefined()
    expect(saved.get('nestling-guide-2-7-journal-30')).toBe(theirs)
  })

  test('a tab that only displays notes does not save them again after the storage was cleared elsewhere', () => {
    const { storage, store, saved } = browser()
    store.write(30, 'free', 'Text')
    store.save()
    storage.clear()
    store.onStorage({ key: null, newValue: null })
    store.onStorage({ key: journalKey(30), newValue: null })
    store.reread()
    expect(saved.size).toBe(0)
    expect(textIn(store)).toBe('Text')
  })
})

test('a copy is due four weeks after the first change that no copy contains', () => {
  const { storage } = fakeStorage()
  let now = 0
  const store = openTab(storage, 'tab', () => now)
  expect(store.isCopyDue()).toBe(false)
  store.write(30, 'free', 'Hello')
  store.save()
  now = 28 * 86_400_000 - 1
  store.tick(30, 'nutrition', { '30-nut-1': true })
  expect(store.isCopyDue()).toBe(false)
  now += 1
  expect(store.isCopyDue()).toBe(true)
  expect(openTab(storage, 'next', () => now).isCopyDue()).toBe(true)
  store.noteCopied()
  expect(store.isCopyDue()).toBe(false)
  now += 365 * 86_400_000
  expect(store.isCopyDue()).toBe(false)
})

test('only the first change in a tab calls onFirstChange', () => {
  const onFirstChange = vi.fn()
  const { storage } = fakeStorage()
  const store = openNotesStore({
    owner: notesOwner(1, 7),
    tab: 'tab',
    now: () => 0,
    storage: openBrowserStorage(() => storage),
    onFirstChange,
  })
  store.page(30)
  expect(onFirstChange).not.toHaveBeenCalled()
  store.write(30, 'free', 'Hello')
  store.tick(30, 'nutrition', { '30-nut-1': true })
  expect(onFirstChange).toHaveBeenCalledTimes(1)
})
