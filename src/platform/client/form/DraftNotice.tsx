import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { texts } from '../texts/texts.ts'
import styles from './DraftNotice.module.css'

type Props = { isOutdated: boolean; onStartOver: () => void }

/** Says that the fields show an earlier draft. */
export const DraftNotice = ({ isOutdated, onStartOver }: Props) => (
  <Notice tone={isOutdated ? 'warning' : 'info'} word={isOutdated ? texts.changedSinceDraft : texts.draftIsBack}>
    <div className={styles.draft}>
      <p>{isOutdated ? texts.draftShown : texts.draftNotSaved}</p>
      <Button onClick={onStartOver}>{texts.startOver}</Button>
    </div>
  </Notice>
)
