import type { ReactNode } from 'react'
import { spanWords } from '../../content/spans.ts'
import type { CallLine } from '../../contract.ts'
import styles from './CallBox.module.css'

type Props = {
  grade: CallLine['grade']
  title: string
  lines: readonly CallLine[]
  /** Whether each line states the weeks in which it holds. */
  isDated: boolean
  /** Whether the lines are shown in full, or only the first signs. */
  isOpen: boolean
  /** Buttons to call. */
  children: ReactNode
}

/** What to call about with one degree of urgency. */
export const Grade = ({ grade, title, lines, isDated, isOpen, children }: Props) => (
  <section className={styles.grade} data-grade={grade}>
    <h4>{title}</h4>
    {children}
    {isOpen ? (
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.text}>
            {isDated && spanWords(line) && <span className={styles.span}>{spanWords(line)}: </span>}
            <strong>{line.sign}</strong>
            {line.text.slice(line.sign.length)}
          </li>
        ))}
      </ul>
    ) : (
      <p className={styles.signs}>{summaryOf(lines)}</p>
    )}
  </section>
)

/** "A headache · Blurred sight · and 12 more" */
function summaryOf(lines: Props['lines']): string {
  const signs = lines.slice(0, 3).map(({ sign }) => sign.replace(/\.$/, ''))
  return [...signs, lines.length > signs.length && `and ${lines.length - signs.length} more`]
    .filter(Boolean)
    .join(' · ')
}
