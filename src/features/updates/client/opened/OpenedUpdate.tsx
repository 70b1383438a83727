import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { CommentsStartOpen } from '#platform/client/responses/comments-start-open.ts'
import { ThingDialog } from '#platform/client/thing/ThingDialog.tsx'
import { useLinkedThing } from '#platform/client/thing/use-linked-thing.ts'
import { texts } from '../texts/texts.ts'
import { UpdateItem } from '../UpdateItem.tsx'
import { useUpdate } from './data.ts'
import styles from './OpenedUpdate.module.css'

const DeleteUpdateDialog = lazyPart(async () => (await import('../dialogs/DeleteUpdateDialog.tsx')).DeleteUpdateDialog)

/** A dialog with the update that the page's address names. */
export function OpenedUpdate() {
  const [update, close] = useLinkedThing('update')
  return update && <UpdateDialog key={update.id} {...update} onClose={close} />
}

type Props = { id: number; withComments: boolean; onClose: () => void }

function UpdateDialog({ id, withComments, onClose }: Props) {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <>
      <ThingDialog
        title={texts.openedUpdate}
        notLoaded={texts.updateNotLoaded}
        gone={texts.updateGone}
        query={useUpdate(id)}
        onClose={onClose}
      >
        {(update) => (
          <CommentsStartOpen value={withComments}>
            <ul className={styles.update}>
              <UpdateItem update={update} onDelete={() => setDeleting(true)} />
            </ul>
          </CommentsStartOpen>
        )}
      </ThingDialog>
      <Suspense>
        {isDeleting && <DeleteUpdateDialog updateId={id} onDeleted={onClose} onClose={() => setDeleting(false)} />}
      </Suspense>
    </>
  )
}
