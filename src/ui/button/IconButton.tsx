import type { ComponentProps, ReactNode } from 'react'
import styles from './IconButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'> & {
  label: string
  icon: ReactNode
  look?: 'quiet' | 'secondary'
}

/** A button that shows only an icon; screen readers read its label. */
export function IconButton({ label, icon, look = 'quiet', ...button }: Props) {
  return (
    <button type="button" {...button} className={styles.button} data-look={look} aria-label={label}>
      {icon}
    </button>
  )
}
