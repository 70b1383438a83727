import gallery from '../gallery.module.css'
import { WeekRing } from './WeekRing.tsx'
import styles from './WeekRingGallery.module.css'

export function WeekRingGallery() {
  return (
    <div className={gallery.grid}>
      {[30, 8, 40].map((week) => (
        <WeekRing key={week} week={week} label={`Week ${week} of 40`}>
          <p className={styles.word}>Week</p>
          <p className={styles.week}>{week}</p>
          <p className={styles.age}>{week - 1} weeks and 3 days</p>
        </WeekRing>
      ))}
    </div>
  )
}
