import type { Feeling } from '../../rules.ts'
import { texts as shared } from '../../texts/texts.ts'
import { texts } from '../texts/texts.ts'
import styles from './FeelingButtons.module.css'

/** Two large buttons, for movements that felt as usual and for movements that did not. */
export const FeelingButtons = ({ onFeel }: { onFeel: (feeling: Feeling) => void }) => (
  <section className={styles.buttons} aria-label={texts.noteNow}>
    <button type="button" className={styles.button} onClick={() => onFeel('usual')}>
      {shared.feelings.usual}
    </button>
    <button type="button" className={styles.button} data-differs="true" onClick={() => onFeel('different')}>
      {shared.feelings.different}
    </button>
  </section>
)
