import { pictureUrl } from 'virtual:comparison-pictures'
import { useWeek } from './data.ts'
import styles from './GuideCards.module.css'

/** The drawn thing that the baby is compared with this week. */
export function WeekPicture({ week }: { week: number }) {
  const { data: content } = useWeek(week)
  const url = content && pictureUrl[content.size.picture]
  // Named in words by the card beside it.
  return url ? <img className={styles.picture} src={url} alt="" /> : <div className={styles.picture} />
}
