import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import styles from './NotLoaded.module.css'

type Props = { what: string; onTry: () => void }

/** Stands where photos would be that did not come. */
export function NotLoaded({ what, onTry }: Props) {
  return (
    <div className={styles.wrong} role="alert">
      <Notice tone="warning">{what} could not be loaded. Nothing is lost; it may be the connection.</Notice>
      <Button onClick={onTry}>Try again</Button>
    </div>
  )
}
