import type { ReactNode } from 'react'
import styles from './Badge.module.css'

type BadgeTone = 'green' | 'yellow' | 'blue' | 'red' | 'grey'

type Props = { tone?: BadgeTone; children: ReactNode }

const shapes: Record<BadgeTone, string> = {
  green: 'M2 6.5 5 9.5 10.5 3',
  yellow: 'M6 2.5V6L8.5 7.5M6 1a5 5 0 1 0 0 10a5 5 0 1 0 0-10Z',
  blue: 'M2 2H10V10H2ZM4.2 6.2 5.5 7.5 8 4.6',
  red: 'M2.5 2.5 9.5 9.5M9.5 2.5 2.5 9.5',
  grey: 'M2 6H10',
}

/** A label for a state, with a shape for people who cannot see the colour. */
export function Badge({ tone = 'grey', children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={shapes[tone]} />
      </svg>
      {children}
    </span>
  )
}
