import { pictureUrl } from 'virtual:comparison-pictures'
import { useWeek } from './data.ts'
import styles from './GuideCards.module.css'

/** The drawn thing that the baby is compared with this week. */
export function WeekPicture({ week }: { week: number }) {
  const { data: content } = useWeek(week)
  // Named in words by the card beside it.
  if (!content) return <div className={styles.picture} />
  return <img className={styles.picture} src={pictureUrl(content.size.picture)} alt="" />
}
