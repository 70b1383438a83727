import { useState } from 'react'
import { undoMs } from '#platform/shared/ownership.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { ActionChoice, ChoiceDialog } from '#ui/dialog/ChoiceDialog.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { NotesStore } from '../store/notes-store.ts'
import { texts } from '../texts/texts.ts'
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
      showToast(wrong ? { title: texts.notUndone, tone: 'destructive' } : { title: texts.undone })
    }
    showToast({
      title,
      duration: undoMs,
      action: { label: texts.undo, altText: texts.insteadOfUndo, onAct: undo },
    })
  }

  return (
    <ChoiceDialog onClose={onClose} title={texts.restoreCopy}>
      <p>
        {texts.copyAbout(formatDay(copy.savedAt.slice(0, 10)), copy.babyName)} {texts.copyHolds(copyWords(copy))}
      </p>
      <div role="alert">
        {isFull && (
          <Notice tone="warning" word={texts.nothingRestored}>
            {texts.noRoom}
          </Notice>
        )}
      </div>
      <ActionChoice effect={texts.addEffect}>
        <Button look="primary" wide onClick={() => restore(addCopy, texts.copyAdded)}>
          {texts.addToNotes}
        </Button>
      </ActionChoice>
      {hasNotesHere && (
        <ActionChoice effect={texts.replaceEffect}>
          <Button wide onClick={() => restore(replaceByCopy, texts.notesReplaced)}>
            {texts.replaceNotes}
          </Button>
        </ActionChoice>
      )}
    </ChoiceDialog>
  )
}
