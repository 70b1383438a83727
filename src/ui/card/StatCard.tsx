import type { ReactNode } from 'react'
import styles from './StatCard.module.css'

type Props = { label: string; value: ReactNode; unit?: string | undefined; detail?: ReactNode; picture?: ReactNode }

/** A card for one figure: its label and value, and optionally a unit, a detail and a picture. */
export function StatCard({ label, value, unit, detail, picture }: Props) {
  return (
    <div className={styles.card}>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>
        {value}
        {unit !== undefined && <span className={styles.unit}> {unit}</span>}
      </p>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
    </div>
  )
}
