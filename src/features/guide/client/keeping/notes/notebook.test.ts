import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readChecklist, readJournal } from './kept-notes.ts'
import { checklistKey, fakeStorage, journalKey, openTab } from './testing.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  return () => vi.useRealTimers()
})

const browser = () => {
  const { storage, ...rest } = fakeStorage()
  const keptText = (week = 30) => readJournal(rest.kept.get(journalKey(week)) ?? null)?.free?.text
  return { storage, keptText, ...rest, notebook: openTab(storage) }
}
const textIn = ({ page }: ReturnType<typeof openTab>, week = 30) => page(week).journal.free?.text

test('a journal is saved 1000 ms after the last keystroke, not sooner', () => {
  const { notebook, keptText } = browser()
  notebook.write(30, 'free', 'A quiet')
  vi.advanceTimersByTime(999)
  notebook.write(30, 'free', 'A quiet day')
  vi.advanceTimersByTime(999)
  expect(keptText()).toBeUndefined()
  expect(notebook.page(30).unkept).toEqual(new Set(['free']))
  vi.advanceTimersByTime(1)
  expect(keptText()).toBe('A quiet day')
  expect(notebook.page(30).unkept).toEqual(new Set())
})

test('leaving saves at once what was typed in every week', () => {
  const { notebook, keptText } = browser()
  notebook.write(29, 'free', 'Before')
  notebook.write(30, 'free', 'Now')
  notebook.keep()
  expect([keptText(29), keptText(30)]).toEqual(['Before', 'Now'])
})

test('saved notes are in the next tab, each week under its own key', () => {
  const { notebook, storage, kept } = browser()
  notebook.write(30, 'free', 'Hello')
  notebook.tick(30, 'nutrition', { '30-nut-1': true })
  notebook.keep()
  expect([...kept.keys()].sort()).toEqual(['nestling-guide-1-7-checklist-30', 'nestling-guide-1-7-journal-30'])
  const next = openTab(storage, 'next')
  expect(textIn(next)).toBe('Hello')
  expect(next.page(30).checklist.nutrition?.['30-nut-1']?.done).toBe(true)
  expect(textIn(next, 29)).toBeUndefined()
})

test('a tick is saved at once', () => {
  const { notebook, kept } = browser()
  notebook.tick(8, 'medicalActions', { '8-med-1': true })
  expect(readChecklist(kept.get(checklistKey(8)) ?? null)).toEqual({
    medicalActions: { '8-med-1': { done: true, at: 1_000_000 } },
  })
  expect(kept.has(journalKey(8))).toBe(false)
})

describe('what cannot be read', () => {
  const entry = (text: string) => `{"text":"${text}","seen":{}}`
  test.each([
    ['no JSON', 'Dear diary'],
    ['another version', `{"version":2,"fields":{"free":${entry('x')}}}`],
    ['half of it wrong', `{"version":1,"fields":{"free":${entry('x')},"energyLevel":3}}`],
    ['a list', '[]'],
    ['null', 'null'],
  ])('%s is shown as empty and stays under its key until something is kept there', (_, foreign) => {
    const { notebook, storage, kept } = browser()
    storage.setItem(journalKey(30), foreign)
    expect(textIn(notebook)).toBeUndefined()
    notebook.tick(30, 'nutrition', { a: true })
    notebook.keep()
    notebook.wake()
    notebook.hearStorage({ key: journalKey(30), newValue: foreign })
    expect(kept.get(journalKey(30))).toBe(foreign)
    notebook.write(30, 'free', 'Mine')
    notebook.keep()
    expect(readJournal(kept.get(journalKey(30)) ?? null)?.free?.text).toBe('Mine')
  })

  test('an older tab does not overwrite notes of a newer Nestling', () => {
    const { notebook, storage, kept } = browser()
    notebook.write(30, 'free', 'Old')
    notebook.keep()
    storage.setItem(journalKey(30), '{"version":2}')
    notebook.hearStorage({ key: journalKey(30), newValue: '{"version":2}' })
    expect(kept.get(journalKey(30))).toBe('{"version":2}')
    expect(textIn(notebook)).toBe('Old')
  })
})

describe('when storage fails', () => {
  test('with full storage the text stays in the tab, which says so, and is saved once there is room', () => {
    const { notebook, become, keptText } = browser()
    expect(notebook.trouble()).toBeUndefined()
    become('full')
    notebook.write(30, 'free', 'Too much')
    vi.advanceTimersByTime(1000)
    expect(notebook.trouble()).toBe('full')
    expect(textIn(notebook)).toBe('Too much')
    expect(notebook.page(30).unkept).toEqual(new Set(['free']))
    become('open')
    notebook.write(31, 'free', 'More')
    vi.advanceTimersByTime(1000)
    expect(notebook.trouble()).toBeUndefined()
    expect([keptText(30), keptText(31)]).toEqual(['Too much', 'More'])
  })

  test('of two weeks only the one without room stays unsaved', () => {
    const { notebook, leaveRoom, keptText } = browser()
    leaveRoom(200)
    notebook.write(30, 'free', 'x'.repeat(1000))
    notebook.write(31, 'free', 'short')
    notebook.keep()
    expect(notebook.trouble()).toBe('full')
    expect(notebook.page(30).unkept.size).toBe(1)
    expect(notebook.page(31).unkept.size).toBe(0)
    expect(keptText(31)).toBe('short')
  })

  test('with storage blocked the tab says so before anything is typed, and holds the notes itself', () => {
    const { storage, become } = fakeStorage()
    become('closed')
    const notebook = openTab(storage)
    expect(notebook.trouble()).toBe('closed')
    notebook.write(30, 'free', 'Private')
    notebook.tick(30, 'nutrition', { a: true })
    vi.advanceTimersByTime(1000)
    expect(notebook.trouble()).toBe('closed')
    expect(textIn(notebook)).toBe('Private')
    expect(notebook.page(30)).toMatchObject({ hasUnkeptTicks: true, checklist: { nutrition: { a: { done: true } } } })
  })
})

describe('two tabs', () => {
  test('text saved in one tab appears in the other', () => {
    const { storage, notebook: one, kept } = browser()
    const other = openTab(storage, 'other')
    const isTold = vi.fn()
    other.subscribe(isTold)
    expect(textIn(other)).toBeUndefined()
    one.write(30, 'free', 'From one')
    one.keep()
    other.hearStorage({ key: journalKey(30), newValue: kept.get(journalKey(30)) ?? null })
    expect(isTold).toHaveBeenCalled()
    expect(textIn(other)).toBe('From one')
  })

  test('a field being edited stays as it is until it is saved; then it has our text, a blank line, and theirs', () => {
    const { storage, notebook: one, kept, keptText } = browser()
    const other = openTab(storage, 'other')
    other.write(30, 'free', 'Ours')
    one.write(30, 'free', 'Theirs')
    one.keep()
    other.hearStorage({ key: journalKey(30), newValue: kept.get(journalKey(30)) ?? null })
    expect(textIn(other)).toBe('Ours')
    vi.advanceTimersByTime(1000)
    expect(textIn(other)).toBe('Ours\n\nTheirs')
    expect(keptText()).toBe('Ours\n\nTheirs')
  })

  test('text deliberately removed in one tab is removed in both', () => {
    const { storage, notebook: one, keptText } = browser()
    one.write(30, 'free', 'A sentence to take back')
    one.keep()
    const other = openTab(storage, 'other')
    other.write(30, 'free', '')
    other.keep()
    one.wake()
    expect([textIn(one), keptText()]).toEqual(['', ''])
  })

  test('text removed there and changed here stays', () => {
    const { storage, notebook: one, keptText } = browser()
    one.write(30, 'free', 'A sentence')
    one.keep()
    const other = openTab(storage, 'other')
    other.write(30, 'free', '')
    one.write(30, 'free', 'A sentence, and more')
    other.keep()
    one.keep()
    expect(keptText()).toBe('A sentence, and more')
  })

  test('different fields of a week do not affect each other', () => {
    const { storage, notebook: one } = browser()
    const other = openTab(storage, 'other')
    one.write(30, 'free', 'Free')
    other.write(30, 'energyLevel', 'Low')
    one.keep()
    other.keep()
    one.wake()
    expect(one.page(30).journal).toMatchObject({ free: { text: 'Free' }, energyLevel: { text: 'Low' } })
    expect(other.page(30).journal).toMatchObject({ free: { text: 'Free' }, energyLevel: { text: 'Low' } })
  })

  test('ticks are merged item by item, the later one counts', () => {
    const { storage, notebook: one, kept } = browser()
    const other = openTab(storage, 'other')
    for (const { page } of [one, other]) page(30)
    one.tick(30, 'nutrition', { a: true, b: true })
    vi.setSystemTime(2_000_000)
    other.tick(30, 'nutrition', { b: false, c: true })
    one.hearStorage({ key: checklistKey(30), newValue: kept.get(checklistKey(30)) ?? null })
    const done = (notebook: typeof one) =>
      Object.entries(notebook.page(30).checklist.nutrition ?? {}).map(([id, tick]) => `${id} ${tick.done}`)
    expect(done(one).sort()).toEqual(['a true', 'b false', 'c true'])
    expect(done(other).sort()).toEqual(['a true', 'b false', 'c true'])
  })

  test('a later tick wins even if the clock was set back', () => {
    const { notebook } = browser()
    notebook.tick(30, 'nutrition', { a: true })
    vi.setSystemTime(500_000)
    notebook.tick(30, 'nutrition', { a: false })
    expect(notebook.page(30).checklist.nutrition?.a).toEqual({ done: false, at: 1_000_001 })
  })

  test('notes of somebody else on this browser are neither shown nor touched', () => {
    const { storage, notebook, kept } = browser()
    const theirs = '{"version":1,"fields":{"free":{"text":"Sam’s","seen":{}}}}'
    storage.setItem('nestling-guide-2-7-journal-30', theirs)
    notebook.page(30)
    notebook.hearStorage({ key: 'nestling-guide-2-7-journal-30', newValue: theirs })
    expect(textIn(notebook)).toBeUndefined()
    expect(kept.get('nestling-guide-2-7-journal-30')).toBe(theirs)
  })

  test('a tab that only displays notes does not bring back what was cleared elsewhere', () => {
    const { storage, notebook, kept } = browser()
    notebook.write(30, 'free', 'Text')
    notebook.keep()
    storage.clear()
    notebook.hearStorage({ key: null, newValue: null })
    notebook.hearStorage({ key: journalKey(30), newValue: null })
    notebook.wake()
    expect(kept.size).toBe(0)
    expect(textIn(notebook)).toBe('Text')
  })
})
