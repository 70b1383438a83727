import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Stack } from '#ui/stack/Stack.tsx'
import { useSaveCopy } from './copy/use-save-copy.ts'
import type { Trouble } from './store/browser-storage.ts'
import type { NotesStore } from './store/notes-store.ts'
import { useTrouble } from './store/use-notes-store.ts'

/** Warns that notes exist only in this tab, and offers to save a copy. Renders nothing while saving works. */
export function NotSaved({ store }: { store: NotesStore }) {
  const trouble = useTrouble(store)
  const saveCopy = useSaveCopy(store)
  return (
    trouble && (
      <Notice tone="warning" word="Only in this tab for now">
        <Stack>
          <p>
            {reasons[trouble]} What you tick and write stays here until you close this tab. Save a copy if you want to
            keep it.
          </p>
          <Button onClick={saveCopy}>Save a copy</Button>
        </Stack>
      </Notice>
    )
  )
}

const reasons: Readonly<Record<Trouble, string>> = {
  full: 'This browser has no room left to save your notes.',
  closed: 'This browser saves nothing for Nestling, perhaps because this is a private window.',
}
