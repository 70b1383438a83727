import { useState } from 'react'
import { undoMs } from '#platform/shared/ownership.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { ActionChoice, ChoiceDialog } from '#ui/dialog/ChoiceDialog.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { NotesStore } from '../store/notes-store.ts'
import { type Copy, copyWords } from './make-copy.ts'
import { addCopy, replaceByCopy, undoRestore } from './restore-copy.ts'

type Props = { copy: Copy; hasNotesHere: boolean; store: NotesStore; onClose: () => void }

/** Shows what a copy contains, and asks whether to add it or replace the notes here. */
export function RestoreDialog({ copy, hasNotesHere, store, onClose }: Props) {
  const [isFull, setFull] = useState(false)

  function restore(plan: typeof addCopy, title: string) {
    const before = store.all()
    if (store.rewrite(plan(before, copy, Date.now()))) return setFull(true)
    const restored = store.all()
    onClose()
    const undo = () => {
      const wrong = store.rewrite(undoRestore(store.all(), { before, restored }, Date.now()))
      showToast(wrong ? { title: 'It could not be undone', tone: 'destructive' } : { title: 'As it was before' })
    }
    showToast({
      title,
      duration: undoMs,
      action: { label: 'Undo', altText: 'Restore a copy that you saved before', onAct: undo },
    })
  }

  return (
    <ChoiceDialog onClose={onClose} title="Restore a copy">
      <p>
        Saved on {formatDay(copy.savedAt.slice(0, 10))}, about {copy.babyName}. It holds {copyWords(copy)}.
      </p>
      <div role="alert">
        {isFull && (
          <Notice tone="warning" word="Nothing was restored">
            This browser has no room for the copy. Your notes here stay as they are.
          </Notice>
        )}
      </div>
      <ActionChoice effect="Both stay: texts are joined, and the later tick counts.">
        <Button look="primary" wide onClick={() => restore(addCopy, 'Copy added')}>
          Add to what is here
        </Button>
      </ActionChoice>
      {hasNotesHere && (
        <ActionChoice effect="All notes in this browser are deleted, and those in the copy take their place.">
          <Button wide onClick={() => restore(replaceByCopy, 'Notes replaced')}>
            Replace what is here
          </Button>
        </ActionChoice>
      )}
    </ChoiceDialog>
  )
}
