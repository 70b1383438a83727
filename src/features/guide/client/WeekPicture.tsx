import { pictureUrl } from 'virtual:comparison-pictures'
import { useWeek } from './data.ts'
import styles from './GuideCards.module.css'

/** A picture of the thing that the baby is compared with this week. */
export function WeekPicture({ week }: { week: number }) {
  const { data: content } = useWeek(week)
  // The card beside it names it.
  if (!content) return <div className={styles.picture} />
  return <img className={styles.picture} src={pictureUrl(content.size.picture)} alt="" />
}
