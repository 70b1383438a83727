import { Button } from '#ui/button/Button.tsx'
import styles from './LabourPage.module.css'

/** Shown to members with whom nothing is shared, and to everybody while the journey is paused or has ended. */
export const NothingHere = ({ isAtRest }: { isAtRest: boolean }) => (
  <div className={styles.aside}>
    <p>
      {isAtRest
        ? 'There is nothing here at the moment.'
        : 'There is nothing here for you at the moment. The parents decide what they share.'}
    </p>
    <Button href="/">Back to home</Button>
  </div>
)
