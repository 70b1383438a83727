import { Suspense, useRef, useState } from 'react'
import { latePart, lazyPart } from '#platform/client/lazy-part.ts'
import type { Update } from '../contract.ts'
import { updatesAtFirst } from '../rules.ts'
import styles from './RecentUpdates.module.css'
import { texts } from './texts/texts.ts'
import { UpdateItem } from './UpdateItem.tsx'

const DeleteUpdateDialog = lazyPart(async () => (await import('./dialogs/DeleteUpdateDialog.tsx')).DeleteUpdateDialog)

const OlderUpdates = latePart(async () => (await import('./older/OlderUpdates.tsx')).OlderUpdates)

type Props = { pregnancyId: number; updates: readonly Update[] }

/** The updates that home shows at first. Older updates are loaded when the reader scrolls near the end. */
export function UpdateList({ pregnancyId, updates }: Props) {
  const [deleting, setDeleting] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={texts.listOfRecent}>
        {updates.map((update) => (
          <UpdateItem key={update.id} update={update} onDelete={setDeleting} />
        ))}
        {updates.length >= updatesAtFirst && (
          <OlderUpdates pregnancyId={pregnancyId} last={updates.at(-1)} onDelete={setDeleting} />
        )}
      </ul>
      <Suspense>
        {deleting !== null && (
          <DeleteUpdateDialog
            updateId={deleting}
            onDeleted={() => list.current?.focus()}
            onClose={() => setDeleting(null)}
          />
        )}
      </Suspense>
    </>
  )
}
