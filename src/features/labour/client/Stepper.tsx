import { Minus, Plus } from 'lucide-react'
import { IconButton } from '#ui/button/IconButton.tsx'
import styles from './Stepper.module.css'

type Props = {
  label: string
  /** The value in words. */
  value: string
  /** What the two buttons do: "It began: a minute earlier", "It began: a minute later". */
  less: string
  more: string
  onLess: () => void
  onMore: () => void
}

/** A value with two buttons that change it in steps. It needs no keyboard and only one thumb. */
export function Stepper({ label, value, less, more, onLess, onMore }: Props) {
  return (
    <fieldset className={styles.stepper}>
      <legend className={styles.label}>{label}</legend>
      <IconButton label={less} icon={<Minus />} onClick={onLess} />
      <output className={styles.value}>{value}</output>
      <IconButton label={more} icon={<Plus />} onClick={onMore} />
    </fieldset>
  )
}
