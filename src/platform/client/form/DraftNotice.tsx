import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import styles from './DraftNotice.module.css'

type Props = { isOutdated: boolean; onStartOver: () => void }

/** Says that the fields show an earlier draft. */
export const DraftNotice = ({ isOutdated, onStartOver }: Props) => (
  <Notice
    tone={isOutdated ? 'warning' : 'info'}
    word={isOutdated ? 'Somebody has changed this since' : 'Your draft is back'}
  >
    <div className={styles.draft}>
      <p>
        {isOutdated
          ? 'These fields show what you typed before. Start over to see what is saved now.'
          : 'You typed this before. It is not saved yet.'}
      </p>
      <Button onClick={onStartOver}>Start over</Button>
    </div>
  </Notice>
)
