import { Suspense, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useMay } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useLatestUpdates } from '../data.ts'
import { texts } from '../texts/texts.ts'
import { UpdateItem } from '../UpdateItem.tsx'
import { HasBigResponses } from './has-big-responses.ts'
import styles from './NewestUpdate.module.css'

const DeleteUpdateDialog = lazyPart(async () => (await import('../dialogs/DeleteUpdateDialog.tsx')).DeleteUpdateDialog)

/** The newest update, with a link to all updates. */
export function NewestUpdate({ pregnancyId, allAddress }: { pregnancyId: number; allAddress: string }) {
  const { data: updates, isLoadingError, refetch } = useLatestUpdates(pregnancyId)
  const mayRespond = useMay('respond updates')
  const [deleting, setDeleting] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const [newest, ...others] = updates ?? []

  return (
    <Card title={texts.newestUpdate}>
      {newest && (
        <HasBigResponses value>
          <ul
            ref={list}
            tabIndex={-1}
            className={styles.list}
            data-responds={mayRespond || undefined}
            aria-label={texts.newestUpdate}
          >
            <UpdateItem key={newest.id} update={newest} onDelete={setDeleting} />
          </ul>
        </HasBigResponses>
      )}
      {others.length > 0 && (
        <p className={styles.all}>
          <Link href={allAddress} asChild>
            <Button href={allAddress} look="quiet" wide>
              {texts.allUpdates}
            </Button>
          </Link>
        </p>
      )}
      {updates?.length === 0 && <p className={styles.none}>{texts.noNewestUpdate}</p>}
      {isLoadingError && <NotLoaded sentence={texts.updatesNotLoaded} onTry={() => refetch()} />}
      {!updates && !isLoadingError && <Skeleton shape="block" height="12rem" />}
      <Suspense>
        {deleting !== null && (
          <DeleteUpdateDialog
            updateId={deleting}
            onDeleted={() => list.current?.focus()}
            onClose={() => setDeleting(null)}
          />
        )}
      </Suspense>
    </Card>
  )
}
