import { useState } from 'react'
import { usePageData } from '#platform/client/page-data.ts'
import { Button } from '#ui/button/Button.tsx'
import { beginningOf } from '../rules.ts'
import styles from './RecentUpdates.module.css'
import { texts } from './texts/texts.ts'

/** The text of an update. If it is long, only the beginning is shown at first. */
export function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(usePageData().isPlain ?? false)
  const beginning = beginningOf(text)
  const isLong = beginning !== text
  return (
    <>
      <p className={styles.content}>{isLong && !isOpen ? `${beginning} …` : text}</p>
      {isLong && (
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.showLess : texts.readMore}
        </Button>
      )}
    </>
  )
}
