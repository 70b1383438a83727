import { useRef } from 'react'
import { trashDays } from '#platform/shared/ownership.ts'
import { Card } from '#ui/card/Card.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { TrashDrawing } from '#ui/empty/TrashDrawing.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { Trashed } from '../contract.ts'
import { useBringBack, useTrash } from './data.ts'
import styles from './TrashPage.module.css'
import { TrashRow } from './TrashRow.tsx'
import { texts } from './texts/texts.ts'

/** Recently deleted things, with buttons to restore them. */
export function TrashPage() {
  const { trash, isError, tryAgain } = useTrash()
  const heading = useRef<HTMLHeadingElement>(null)

  return (
    <div className={styles.page}>
      <title>{texts.page}</title>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {texts.title}
        </h1>
        <p className={styles.note}>{texts.lead(trashDays)}</p>
      </header>
      {!trash && isError && <NotLoaded sentence={texts.trashNotLoaded} onTry={tryAgain} />}
      {!trash && !isError && <Skeleton shape="block" height="16rem" />}
      {trash?.length === 0 && (
        <EmptyState level={2} drawing={<TrashDrawing />} title={texts.nothingHere}>
          {texts.whatYouDelete}
        </EmptyState>
      )}
      {trash && trash.length > 0 && <TrashList trash={trash} onGone={() => heading.current?.focus()} />}
    </div>
  )
}

type ListProps = { trash: readonly Trashed[]; onGone: () => void }

function TrashList({ trash, onGone }: ListProps) {
  const bringBack = useBringBack()
  return (
    <Card>
      <ul className={styles.things} aria-label={texts.title}>
        {trash.map((thing) => (
          <TrashRow key={`${thing.kind} ${thing.id}`} thing={thing} bringBack={bringBack} onGone={onGone} />
        ))}
      </ul>
    </Card>
  )
}
