import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { telLink } from '#features/contacts/rules.ts'
import type { NumbersToCall } from '../numbers-to-call.ts'
import { texts } from '../texts/texts.ts'
import styles from './CallNow.module.css'

type Props = {
  title: string
  /** `urgent` if the call cannot wait; `calm` if the contractions meet the rule for calling. */
  tone: 'urgent' | 'calm'
  numbers: NumbersToCall
  children?: ReactNode
}

/** A call that should be made now, with the family's first number as a large button. Further down, the page has all numbers. */
export const CallNow = ({ title, tone, numbers, children }: Props) => (
  <section className={styles.call} data-tone={tone} aria-labelledby={`call-now-${tone}`}>
    <h2 id={`call-now-${tone}`}>{title}</h2>
    {children}
    <Numbers numbers={{ ...numbers, own: numbers.own.slice(0, 1) }} isLarge />
  </section>
)

/** The family's own numbers, or how to add them, and the advice lines of the country. */
export function Numbers({ numbers, isLarge = false }: { numbers: NumbersToCall; isLarge?: boolean }) {
  const { region, own, advice, mayAdd } = numbers
  return (
    <div className={styles.numbers}>
      {own.map(({ id, name, phoneNumber }) => (
        <NumberButton key={id} number={phoneNumber ?? ''} name={name} isLarge={isLarge} />
      ))}
      {own.length === 0 && (
        <p>
          {texts.callTeam[region]} {mayAdd && texts.addTheirNumber((text) => <Link href="/contacts">{text}</Link>)}
        </p>
      )}
      {advice.map(({ name, number, note }) => (
        <p key={number} className={styles.advice}>
          <span>
            {note ? texts.ifNobodyAnswersWithNote(name ?? number, note) : texts.ifNobodyAnswers(name ?? number)}
          </span>
          <NumberButton number={number} />
        </p>
      ))}
    </div>
  )
}

type NumberProps = { number: string; name?: string; isLarge?: boolean }

const NumberButton = ({ number, name, isLarge = false }: NumberProps) => (
  <a className={styles.number} href={telLink(number)} data-large={isLarge}>
    <Phone aria-hidden="true" />
    <span>
      <strong>{texts.call(name ?? number)}</strong>
      {name && (
        <span className={styles.digits}>
          <bdi dir="ltr">{number}</bdi>
        </span>
      )}
    </span>
  </a>
)
