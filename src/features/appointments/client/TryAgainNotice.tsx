import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import styles from './TryAgainNotice.module.css'

/** The appointments did not come. */
export function TryAgainNotice({ onTry }: { onTry: () => void }) {
  return (
    <Notice tone="warning">
      <div className={styles.failed}>
        <p>The appointments could not be loaded.</p>
        <Button onClick={onTry}>Try again</Button>
      </div>
    </Notice>
  )
}
