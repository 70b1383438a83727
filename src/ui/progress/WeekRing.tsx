import type { ReactNode } from 'react'
import styles from './WeekRing.module.css'

type Props = { week: number; label: string; children: ReactNode }

const weeks = Array.from({ length: 40 }, (_, index) => index + 1)
const leaf = 'M0 0C7 -4 9 -15 4 -27C-5 -20 -7 -9 0 0Z'

/** The journey as a wreath of forty leaves: filled for past weeks, apricot for this week, outlined for the others. */
export function WeekRing({ week, label, children }: Props) {
  return (
    <div className={styles.ring}>
      <svg className={styles.wreath} viewBox="-180 -180 360 360" role="img" aria-label={label}>
        <circle className={styles.stem} r="156" transform="rotate(-90)" />
        <circle
          className={styles.stem}
          data-grown=""
          r="156"
          transform="rotate(-90)"
          pathLength={40}
          strokeDasharray={`${Math.min(week, 40) - 0.5} 40`}
        />
        {weeks.map((each) => (
          <g
            key={each}
            transform={`rotate(${((each - 0.6) * 9).toFixed(1)}) translate(0 -156) rotate(${each % 2 === 0 && each !== week ? 124 : 52})`}
          >
            <path className={styles.leaf} data-when={each < week ? 'past' : each === week ? 'now' : 'ahead'} d={leaf} />
          </g>
        ))}
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  )
}
