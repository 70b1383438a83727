import styles from '../RecentUpdates.module.css'
import { useViewers } from './data.ts'

/** For the author of an update: the people who have seen it. Shows nothing for an empty list, because viewers can hide. */
export function SeenBy({ updateId }: { updateId: number }) {
  const { data: viewers } = useViewers(updateId)
  if (!viewers || viewers.length === 0) return null
  // Made here and not when the module loads, because the first use of Intl blocks a slow phone for 0.1 s.
  const list = new Intl.ListFormat('en', { type: 'conjunction' })
  return <p className={styles.seen}>Seen by {list.format(viewers.map(({ firstName }) => firstName || 'Somebody'))}.</p>
}
