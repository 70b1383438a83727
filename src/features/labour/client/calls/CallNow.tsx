import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { telLink } from '#features/contacts/rules.ts'
import type { NumbersToCall } from '../numbers-to-call.ts'
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
  const { careTeam, own, advice, mayAdd } = numbers
  return (
    <div className={styles.numbers}>
      {own.map(({ id, name, phoneNumber }) => (
        <NumberButton key={id} number={phoneNumber ?? ''} name={name} isLarge={isLarge} />
      ))}
      {own.length === 0 && (
        <p>
          Call {careTeam}.{' '}
          {mayAdd && (
            <>
              <Link href="/contacts">Save their number</Link> to get a button for it here.
            </>
          )}
        </p>
      )}
      {advice.map(({ name, number, note }) => (
        <p key={number} className={styles.advice}>
          <span>If nobody answers, {[name, note].filter(Boolean).join(', ')}:</span>
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
      <strong>Call {name ?? number}</strong>
      {name && <span className={styles.digits}>{number}</span>}
    </span>
  </a>
)
