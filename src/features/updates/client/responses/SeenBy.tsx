import { listOfNames } from '#language/list-of-names.ts'
import styles from '../RecentUpdates.module.css'
import { texts } from '../texts/texts.ts'
import { useViewers } from './data.ts'

/**
 * Tells the author of an update who has seen it. Shows nothing if the list is empty, because people who hide their views
 * may still have seen the update.
 */
export function SeenBy({ updateId }: { updateId: number }) {
  const { data: viewers } = useViewers(updateId)
  if (!viewers || viewers.length === 0) return null
  const names = listOfNames(viewers.map(({ firstName }) => firstName || texts.somebody))
  return <p className={styles.seen}>{texts.seenBy(names)}</p>
}
