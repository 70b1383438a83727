import { expect, test } from 'vitest'
import { bothTexts } from './merge-notes.ts'
import { fakeStorage, journalKey, openTab } from './testing.ts'

test.each([
  ['both have the same text', 'Kicks', 'Kicks', 'Kicks'],
  ['theirs has all of our paragraphs', 'Kick', 'Party\n\nKick', 'Party\n\nKick'],
  ['ours has all of their paragraphs', 'Party\n\nKick', 'Kick', 'Party\n\nKick'],
  ['both have a paragraph in common', 'Party\n\nKick', 'Kick\n\nNap', 'Party\n\nKick\n\nNap'],
  [
    'one of their paragraphs is a part of one of ours',
    'Kicks all night',
    'Kick\n\nParty',
    'Kicks all night\n\nKick\n\nParty',
  ],
  ['our only paragraph is a part of one of theirs', 'Kick', 'Kicks all night', 'Kick\n\nKicks all night'],
  ['ours is empty', '', 'Kick', 'Kick'],
  ['theirs is empty', 'Kick', '', 'Kick'],
])('if %s, “%s” and “%s” are joined to “%s”', (_, ours, theirs, joined) => {
  expect(bothTexts(ours, theirs)).toBe(joined)
})

test('a paragraph that was deleted after many visits does not come back from a tab that still shows it', () => {
  const { storage, saved } = fakeStorage()
  openTab(storage, 'first').write(30, 'free', 'Kick')
  for (let visit = 1; visit <= 40; visit += 1) {
    const tab = openTab(storage, `visit ${visit}`)
    tab.write(30, 'free', `Kick\n\nVisit ${visit}`)
    tab.save()
  }
  const old = openTab(storage, 'old')
  expect(old.page(30).journal.free?.text).toBe('Kick\n\nVisit 40')
  const last = openTab(storage, 'last')
  last.write(30, 'free', 'Visit 41')
  last.save()
  old.onStorage({ key: journalKey(30), newValue: saved.get(journalKey(30)) ?? null })
  expect(old.page(30).journal.free?.text).toBe('Visit 41')
})
