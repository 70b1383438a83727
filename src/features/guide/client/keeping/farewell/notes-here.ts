import { keysOf } from '#platform/client/sign-out/personal-keys.ts'
import { makeCopy } from '../copy/make-copy.ts'
import { journeysIn } from '../notes/kept-notes.ts'
import type { Notes } from '../notes/notebook.ts'
import { notebookOf, openJourneysOf } from '../notes/use-notebook.ts'

/** Notes by journey and week. */
export type NotesHere = ReadonlyMap<number, ReadonlyMap<number, Notes>>

/** All notes of a person in this browser, including unsaved ones in this tab. Journeys without notes are left out. */
export function findNotes(userId: number): NotesHere {
  const kept = journeysIn(
    keysOf(() => localStorage, userId),
    userId,
  )
  const journeys = [...new Set([...kept, ...openJourneysOf(userId)])].sort((a, b) => a - b)
  const notes = journeys.map((id) => [id, notebookOf(userId, id).all()] as const)
  return new Map(notes.filter(([, weeks]) => makeCopy(weeks, { babyName: '', savedAt: '' }).weeks.length > 0))
}
