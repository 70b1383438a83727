import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Stack } from '#ui/stack/Stack.tsx'
import { useSaveCopy } from './copy/use-save-copy.ts'
import type { NotesStore } from './store/notes-store.ts'
import { useTrouble } from './store/use-notes-store.ts'
import { texts } from './texts/texts.ts'

/** Warns that notes exist only in this tab, and offers to save a copy. Renders nothing while saving works. */
export function NotSaved({ store }: { store: NotesStore }) {
  const trouble = useTrouble(store)
  const saveCopy = useSaveCopy(store)
  return (
    trouble && (
      <Notice tone="warning" word={texts.onlyHereForNow}>
        <Stack>
          <p>
            {texts.notSaved[trouble]} {texts.untilTabCloses}
          </p>
          <Button onClick={saveCopy}>{texts.saveCopy}</Button>
        </Stack>
      </Notice>
    )
  )
}
