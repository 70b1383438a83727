import styles from '../RecentUpdates.module.css'
import { useViewers } from './data.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** For the author of an update: the people who have seen it. Shows nothing for an empty list, because viewers can hide. */
export function SeenBy({ updateId }: { updateId: number }) {
  const { data: viewers } = useViewers(updateId)
  if (!viewers || viewers.length === 0) return null
  return <p className={styles.seen}>Seen by {list.format(viewers.map(({ firstName }) => firstName || 'Somebody'))}.</p>
}
