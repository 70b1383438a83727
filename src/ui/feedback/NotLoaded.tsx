import { Button } from '../button/Button.tsx'
import { texts } from '../texts/texts.ts'
import { Notice } from './Notice.tsx'
import styles from './NotLoaded.module.css'

type Props = {
  /** A whole sentence, such as “The wishlist could not be loaded.” */
  sentence: string
  onTry: () => void
}

/** Shown in place of content that could not be loaded. */
export function NotLoaded({ sentence, onTry }: Props) {
  return (
    <div className={styles.error} role="alert">
      <Notice tone="warning">
        {sentence} {texts.nothingIsLost}
      </Notice>
      <Button onClick={onTry}>{texts.tryAgain}</Button>
    </div>
  )
}
