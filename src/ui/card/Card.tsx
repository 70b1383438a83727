import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'

type Props = {
  title?: ReactNode
  level?: 2 | 3 | 4
  action?: ReactNode
  highlighted?: boolean | undefined
  children: ReactNode
}

/** A card for one subject, with or without a title. */
export function Card({ title, level = 2, action, highlighted, children }: Props) {
  const titleId = useId()
  const Heading = `h${level}` as const

  return (
    <section
      className={styles.card}
      data-highlighted={highlighted}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <header className={styles.header}>
          <Heading id={titleId}>{title}</Heading>
          {action}
        </header>
      )}
      {children}
    </section>
  )
}
