import type { ReactNode } from 'react'
import { WeekPicture } from '#features/guide/client/public.ts'
import { WeekRing } from '#ui/progress/WeekRing.tsx'
import styles from './JourneySummary.module.css'
import { texts } from './texts/texts.ts'

/** `week`: the counted week, 8 to 40. `shownWeek`: the week of the guide's content, 4 to 42. */
type Props = { week: number; shownWeek: number; children?: ReactNode }

/** The ring with the week. `children`: shown below the week. */
export const JourneyRing = ({ week, shownWeek, children }: Props) => (
  <>
    <WeekRing week={week} label={texts.weekOfForty(week)}>
      <WeekPicture week={shownWeek} />
      <h1 className={styles.week}>
        <span className={styles.label}>{texts.weekLabel}</span> {week}
      </h1>
      {children}
    </WeekRing>
    {shownWeek !== week && (
      <p className={styles.limit}>
        {shownWeek < week ? texts.countBegins(week, shownWeek) : texts.countEnds(week, shownWeek)}
      </p>
    )}
  </>
)
