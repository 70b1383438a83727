import { expect, test } from 'vitest'
import type { UserId } from '../session.ts'
import { createLastSaves } from './last-saves.ts'

// The casts are needed because only the session check creates checked ids.
const nora = 1 as UserId
const sam = 2 as UserId
const at = '2026-03-15T10:00:00.000Z'
const thing = '7 /api/contacts/5 version'

test('no save is found for a version that was not noted, or that a later save has replaced', () => {
  const saves = createLastSaves()
  expect(saves.find(thing, 'a')).toBeUndefined()
  saves.note(thing, { version: 'a', userId: nora, at })
  saves.note(thing, { version: 'b', userId: sam, at })
  expect(saves.find(thing, 'a')).toBeUndefined()
  expect(saves.find('8 /api/contacts/5 version', 'b')).toBeUndefined()
  expect(saves.find(thing, 'b')).toEqual({ version: 'b', userId: sam, at })
})

test('of more than 1,000 things, the one that was saved longest ago is forgotten', () => {
  const saves = createLastSaves()
  for (let id = 0; id < 1000; id += 1) saves.note(`${id}`, { version: 'a', userId: nora, at })
  saves.note('0', { version: 'a', userId: sam, at })
  saves.note('1000', { version: 'a', userId: nora, at })
  expect(['0', '1', '2', '1000'].map((id) => saves.find(id, 'a')?.userId)).toEqual([sam, undefined, nora, nora])
})
