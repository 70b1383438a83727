import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { useSaveCopy } from './copy/use-save-copy.ts'
import styles from './NotKept.module.css'
import type { Notebook } from './notes/notebook.ts'
import type { Trouble } from './notes/shelf.ts'
import { useTrouble } from './notes/use-notebook.ts'

/** Warns that notes exist only in this tab, and offers to save a copy. Renders nothing while saving works. */
export function NotKept({ notebook }: { notebook: Notebook }) {
  const trouble = useTrouble(notebook)
  const saveCopy = useSaveCopy(notebook)
  return (
    trouble && (
      <Notice tone="warning" word="Only in this tab for now">
        <div className={styles.words}>
          <p>
            {reasons[trouble]} What you tick and write stays here until you close this tab. Save a copy if you want to
            keep it.
          </p>
          <Button onClick={saveCopy}>Save a copy</Button>
        </div>
      </Notice>
    )
  )
}

const reasons: Readonly<Record<Trouble, string>> = {
  full: 'This browser has no room left to save it.',
  closed: 'This browser saves nothing for Nestling, perhaps because this is a private window.',
}
