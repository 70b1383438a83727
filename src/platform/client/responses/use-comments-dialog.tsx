import { type ReactNode, Suspense, useContext, useState } from 'react'
import { lazyPart } from '../lazy-part.ts'
import { CommentsStartOpen } from './comments-start-open.ts'
import type { ResponseProps } from './ResponseBar.tsx'

const CommentsDialog = lazyPart(async () => (await import('./CommentsDialog.tsx')).CommentsDialog)

/** The dialog with the comments on an item, and a function that opens it. */
export function useCommentsDialog({
  subject,
  calls,
  reader,
  mayRespond,
  aboveComments,
}: ResponseProps): [dialog: ReactNode, open: () => void] {
  const [isOpen, setOpen] = useState(useContext(CommentsStartOpen))
  const dialog = (
    <Suspense>
      {isOpen && (
        <CommentsDialog
          shownCount={subject.comments}
          calls={calls}
          reader={reader}
          mayRespond={mayRespond}
          onClose={() => setOpen(false)}
          above={aboveComments}
        />
      )}
    </Suspense>
  )
  return [dialog, () => setOpen(true)]
}
