import { listOfNames } from '#language/list-of-names.ts'
import styles from '../RecentUpdates.module.css'
import { texts } from '../texts/texts.ts'
import { useViewers } from './data.ts'

/**
 * Tells the author of an update who has seen it. Shows nothing for an empty list: people can hide their views, so it does not
 * mean that nobody has seen the update.
 */
export function SeenBy({ updateId }: { updateId: number }) {
  const { data: viewers } = useViewers(updateId)
  if (!viewers || viewers.length === 0) return null
  const names = listOfNames(viewers.map(({ firstName }) => firstName || texts.somebody))
  return <p className={styles.seen}>{texts.seenBy(names)}</p>
}
