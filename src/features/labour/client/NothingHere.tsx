import { Button } from '#ui/button/Button.tsx'
import styles from './LabourPage.module.css'
import { texts } from './texts/texts.ts'

/** Shown to members with whom nothing is shared, and to everybody while the journey is paused or has ended. */
export const NothingHere = ({ isPausedOrEnded }: { isPausedOrEnded: boolean }) => (
  <div className={styles.aside}>
    <p>{isPausedOrEnded ? texts.nothingHere : texts.nothingForYou}</p>
    <Button href="/">{texts.backToHome}</Button>
  </div>
)
