import type { Feeling } from '../../rules.ts'
import styles from './FeelingButtons.module.css'

/** Two large buttons, for movements that felt as usual and for movements that did not. */
export const FeelingButtons = ({ onFeel }: { onFeel: (feeling: Feeling) => void }) => (
  <section className={styles.buttons} aria-label="Note movements now">
    <button type="button" className={styles.button} onClick={() => onFeel('usual')}>
      Felt as usual
    </button>
    <button type="button" className={styles.button} data-differs="true" onClick={() => onFeel('different')}>
      Less, different or none
    </button>
  </section>
)
