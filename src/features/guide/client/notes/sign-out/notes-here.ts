import { keysOf } from '#platform/client/sign-out/personal-keys.ts'
import { makeCopy } from '../copy/make-copy.ts'
import { journeysIn } from '../store/notes-format.ts'
import type { Notes } from '../store/notes-store.ts'
import { openJourneysOf, storeOf } from '../store/use-notes-store.ts'

/** Notes by journey and week. */
export type NotesHere = ReadonlyMap<number, ReadonlyMap<number, Notes>>

/** All notes of a person in this browser, including unsaved ones in this tab. Journeys without notes are left out. */
export function findNotes(userId: number): NotesHere {
  const saved = journeysIn(
    keysOf(() => localStorage, userId),
    userId,
  )
  const journeys = [...new Set([...saved, ...openJourneysOf(userId)])].sort((a, b) => a - b)
  const notes = journeys.map((id) => [id, storeOf(userId, id).all()] as const)
  return new Map(notes.filter(([, weeks]) => makeCopy(weeks, { babyName: '', savedAt: '' }).weeks.length > 0))
}
