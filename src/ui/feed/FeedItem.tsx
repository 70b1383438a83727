import type { ReactNode } from 'react'
import { Avatar } from '../avatar/Avatar.tsx'
import { texts } from '../texts/texts.ts'
import styles from './FeedItem.module.css'

type Props = {
  author: { firstName: string; profileImageUrl: string | null }
  /** Shown beside the name, such as the time. */
  when: ReactNode
  children: ReactNode
}

/** An entry in a list of texts that people wrote: its author, its time and the text. */
export function FeedItem({ author, when, children }: Props) {
  return (
    <li className={styles.item}>
      <Avatar name={author.firstName} src={author.profileImageUrl} decorative />
      <div className={styles.words}>
        <p className={styles.who}>
          <strong>{author.firstName || texts.somebody}</strong>
          <span className={styles.when}>{when}</span>
        </p>
        {children}
      </div>
    </li>
  )
}
