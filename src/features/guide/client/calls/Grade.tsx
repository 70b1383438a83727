import type { ReactNode } from 'react'
import { type Span, spanWords } from '../../content/spans.ts'
import type { CallLine, OtherLanguage } from '../../contract.ts'
import styles from './CallBox.module.css'
import { texts } from './texts/texts.ts'

type Props = {
  grade: CallLine['grade']
  title: string
  lines: readonly CallLine[]
  language: OtherLanguage
  /** Whether a line that does not always hold states the days on which it does. */
  isDated: boolean
  /** Whether the lines are shown in full, or only the first signs. */
  isOpen: boolean
  /** Buttons to call. */
  children: ReactNode
}

/** The signs of one degree of urgency, with buttons to call. */
export const Grade = ({ grade, title, lines, language, isDated, isOpen, children }: Props) => (
  <section className={styles.grade} data-grade={grade}>
    <h4>{title}</h4>
    {children}
    {isOpen ? (
      <ul className={styles.lines} dir={language?.dir}>
        {lines.map((line) => (
          <li key={line.text}>
            {isDated && <Days span={line} />}
            <span {...language}>
              <strong>{line.sign}</strong>
              {line.text.slice(line.sign.length)}
            </span>
          </li>
        ))}
      </ul>
    ) : (
      <p className={styles.signs}>
        <Summary lines={lines} language={language} />
      </p>
    )}
  </section>
)

/** The days on which a sign is a reason to call. Renders nothing if it always is. */
function Days({ span }: { span: Span }) {
  const days = spanWords(span)
  return days && <span className={styles.span}>{texts.onDays(days)} </span>
}

/** "A headache · Blurred sight · and 12 more" */
function Summary({ lines, language }: Pick<Props, 'lines' | 'language'>) {
  const first = lines.slice(0, 3)
  const signs = <span {...language}>{first.map(({ sign }) => sign.replace(/\.$/, '')).join(' · ')}</span>
  return lines.length > first.length ? texts.moreSigns(signs, lines.length - first.length) : signs
}
