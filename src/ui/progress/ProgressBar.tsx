import styles from './ProgressBar.module.css'

type Props = { label: string; value: number; valueText?: string }

/** A progress bar; `value` is in percent. */
export function ProgressBar({ label, value, valueText }: Props) {
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <div className={styles.fill} style={{ inlineSize: `${Math.min(100, Math.max(0, value))}%` }} />
    </div>
  )
}
