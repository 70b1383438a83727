import { WeekPicture } from '#features/guide/client/public.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import { ageWords, contentWeek, currentWeek, gestationalAge } from '#features/journey/rules.ts'
import type { CalendarDay } from '#platform/shared/time/calendar.ts'
import { WeekRing } from '#ui/progress/WeekRing.tsx'
import styles from './JourneySummary.module.css'

type Props = { journey: Pregnancy; today: CalendarDay }

/** The ring with the week and the exact age. */
export function JourneyRing({ journey: { dueDate }, today }: Props) {
  const week = currentWeek(dueDate, today)
  const shownWeek = contentWeek(dueDate, today)
  return (
    <>
      <WeekRing week={week} label={`Week ${week} of 40`}>
        <WeekPicture week={shownWeek} />
        <h1 className={styles.week}>
          <span className={styles.label}>Week</span> {week}
        </h1>
        {dueDate && <p className={styles.age}>{ageWords(gestationalAge(dueDate, today))}</p>}
      </WeekRing>
      {shownWeek !== week && (
        <p className={styles.limit}>
          {`The count ${shownWeek < week ? 'begins' : 'ends'} at week ${week}. Below is week ${shownWeek}.`}
        </p>
      )}
    </>
  )
}
