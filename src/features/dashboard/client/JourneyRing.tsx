import type { ReactNode } from 'react'
import { WeekPicture } from '#features/guide/client/public.ts'
import { WeekRing } from '#ui/progress/WeekRing.tsx'
import styles from './JourneySummary.module.css'

/** `shownWeek`: the week whose content is shown, which differs from `week` at both ends of the count. */
type Props = { week: number; shownWeek: number; children?: ReactNode }

/** The ring with the week. `children`: shown below the week. */
export const JourneyRing = ({ week, shownWeek, children }: Props) => (
  <>
    <WeekRing week={week} label={`Week ${week} of 40`}>
      <WeekPicture week={shownWeek} />
      <h1 className={styles.week}>
        <span className={styles.label}>Week</span> {week}
      </h1>
      {children}
    </WeekRing>
    {shownWeek !== week && (
      <p className={styles.limit}>
        {`The count ${shownWeek < week ? 'begins' : 'ends'} at week ${week}. Below is week ${shownWeek}.`}
      </p>
    )}
  </>
)
