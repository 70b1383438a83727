import { beforeEach, expect, test, vi } from 'vitest'
import { keysOf, wipe } from '#platform/client/sign-out/personal-keys.ts'
import { signOutKey } from '#platform/client/sign-out/sign-out-cleanup.ts'
import { journeysIn, notesOwner, uncopiedKey } from './notes-format.ts'
import { checklistKey, fakeStorage, journalKey, openTab } from './testing.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  return () => vi.useRealTimers()
})

/** A browser with Nora's notes, and a tab in which she was just typing. */
function browser() {
  const { storage, saved, ...rest } = fakeStorage()
  const tab = openTab(storage)
  tab.write(30, 'free', 'A secret')
  tab.tick(30, 'nutrition', { '30-nut-1': true })
  tab.save()
  tab.write(31, 'free', 'Half a sent')
  /** Signs out in another tab, a while later. */
  const signOut = () => {
    vi.setSystemTime(Date.now() + 60_000)
    wipe(() => storage, 1)
    storage.setItem(signOutKey, `mark-${Date.now()}`)
  }
  return { storage, saved, tab, signOut, ...rest }
}

const expectEmpty = (saved: Map<string, string>) => expect([...saved.keys()]).toEqual([signOutKey])

test.each<[string, (tab: ReturnType<typeof openTab>) => unknown]>([
  ['is left', (tab) => tab.save()],
  ['wakes', (tab) => tab.reread()],
  ['has waited one second after typing', () => vi.advanceTimersByTime(1000)],
  ['receives typed text', (tab) => tab.write(30, 'free', 'More')],
  ['receives a tick', (tab) => tab.tick(30, 'nutrition', { '30-nut-2': true })],
  ['saves a copy', (tab) => tab.all()],
  ['restores a copy', (tab) => tab.rewrite(new Map([[30, { texts: [['free', 'Old']], ticks: {} }]]))],
  ['sees the sign-out mark in a storage event', (tab) => tab.onStorage({ key: signOutKey, newValue: 'mark' })],
  ['sees a deleted key in a storage event', (tab) => tab.onStorage({ key: journalKey(30), newValue: null })],
])('a tab that missed the sign-out saves nothing when it %s', (_, act) => {
  const { saved, tab, signOut } = browser()
  signOut()
  act(tab)
  tab.save()
  vi.advanceTimersByTime(10_000)
  expectEmpty(saved)
  expect(tab.isCleared()).toBe(true)
  for (const week of [30, 31]) expect(tab.page(week)).toMatchObject({ journal: {}, checklist: {} })
  expect([tab.hasUnsaved(), tab.trouble()]).toEqual([false, undefined])
})

test('on a sign-out a tab clears its unsaved notes and notifies its subscribers', () => {
  const { storage, become } = fakeStorage()
  become('full')
  const tab = openTab(storage)
  tab.write(30, 'free', 'Nowhere else')
  tab.save()
  expect(tab.trouble()).toBe('full')
  const isTold = vi.fn()
  tab.subscribe(isTold)
  tab.clear()
  expect(isTold).toHaveBeenCalledOnce()
  become('open')
  tab.save()
  expect([tab.page(30).journal, tab.trouble(), storage.length]).toEqual([{}, undefined, 0])
})

test('notes that a tab saves during a sign-out in another tab are deleted when it sees the sign-out mark', () => {
  const { storage, saved, tab, signOut } = browser()
  signOut()
  const mark = saved.get(signOutKey) ?? ''
  // This tab has not seen the sign-out mark yet.
  saved.delete(signOutKey)
  tab.save()
  expect(saved.has(journalKey(31))).toBe(true)
  storage.setItem(signOutKey, mark)
  tab.onStorage({ key: signOutKey, newValue: mark })
  expectEmpty(saved)
})

test('after signing in again notes are saved, and a tab from before the sign-out does not change them', () => {
  const { storage, saved, tab, signOut } = browser()
  signOut()
  const next = openTab(storage, 'next')
  next.write(30, 'free', 'A new beginning')
  next.save()
  const before = new Map(saved)
  tab.reread()
  expect(saved).toEqual(before)
  next.reread()
  expect(next.page(30).journal.free?.text).toBe('A new beginning')
  expect([...saved.keys()]).toEqual([signOutKey, journalKey(30), uncopiedKey(notesOwner(1, 7))])
})

test('deleting the sign-out mark by hand does not count as a sign-out', () => {
  const { storage, tab, saved } = browser()
  storage.setItem(signOutKey, 'another')
  const later = openTab(storage, 'later')
  later.write(8, 'free', 'Here')
  saved.delete(signOutKey)
  later.save()
  expect(later.isCleared()).toBe(false)
  expect(tab.isCleared()).toBe(false)
})

test('a storage error does not count as a sign-out', () => {
  const { tab, become } = browser()
  become('closed')
  tab.reread()
  expect(tab.isCleared()).toBe(false)
  expect(tab.page(30).journal.free?.text).toBe('A secret')
})

test('the journeys on which a person has notes are read from the storage keys', () => {
  const { storage } = browser()
  storage.setItem('nestling-guide-1-12-journal-8', 'x')
  storage.setItem('nestling-guide-11-5-journal-8', 'x')
  expect(keysOf(() => storage, 1)).toContain(checklistKey(30))
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  expect(journeysIn(keys, 1).sort()).toEqual([12, 7])
  expect(journeysIn(keys, 2)).toEqual([])
})
