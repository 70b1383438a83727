import { useState } from 'react'
import type { NotesHere } from '#features/guide/client/notes/sign-out/notes-here.ts'
import { findNotes } from '#features/guide/client/notes/sign-out/notes-here.ts'
import { SaveNotesDialog } from '#features/guide/client/notes/sign-out/SaveNotesDialog.tsx'
import { countUnsent } from '#features/labour/client/pending/use-notes.ts'
import { countWaiting } from '#platform/client/outbox/noted-count.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { texts } from '../texts/texts.ts'

/** Data that exists only in this browser, so signing out deletes it for good. `waiting`: the number of unsent changes. */
export type OnlyHere = { readonly notes: NotesHere; readonly waiting: number }

/** Finds the person's notes, and counts their changes that are not sent yet. */
export async function findOnlyHere(userId: number): Promise<OnlyHere> {
  return { notes: findNotes(userId), waiting: (await countWaiting(userId)) + countUnsent(userId) }
}

export const hasNothing = ({ notes, waiting }: OnlyHere): boolean => notes.size === 0 && waiting === 0

type Props = OnlyHere & { onSignOut: () => void; onClose: () => void }

/** Asks the person before unsent changes are deleted, and then before notes are deleted. */
export function BeforeSignOut({ notes, waiting, onSignOut, onClose }: Props) {
  const [isAskingForNotes, setAskingForNotes] = useState(waiting === 0)
  if (isAskingForNotes) return <SaveNotesDialog notes={notes} onSignOut={onSignOut} onClose={onClose} />
  return (
    <ConfirmDialog
      title={texts.thingsNotSent(waiting)}
      confirmText={texts.deleteAndSignOut}
      onConfirm={() => (notes.size > 0 ? setAskingForNotes(true) : onSignOut())}
      onClose={onClose}
    >
      <p>{texts.signOutDeletes(waiting)}</p>
    </ConfirmDialog>
  )
}
