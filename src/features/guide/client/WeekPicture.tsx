import { pictureUrl } from 'virtual:comparison-pictures'
import { useHides } from '#features/journey/client/public.ts'
import { useWeek } from './data.ts'
import styles from './GuideCards.module.css'

/** A picture of the object that the baby is compared with in this week, unless comparisons are hidden. */
export function WeekPicture({ week }: { week: number }) {
  const { data: content } = useWeek(week)
  if (useHides().includes('comparisons')) return null
  if (!content) return <div className={styles.picture} />
  // Without alternative text, because the text beside the picture names the object.
  return <img className={styles.picture} src={pictureUrl(content.size.picture)} alt="" />
}
