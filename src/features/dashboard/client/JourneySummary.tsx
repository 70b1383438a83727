import type { ReactNode } from 'react'
import type { Pregnancy } from '#features/journey/contract.ts'
import {
  ageWords,
  contentWeek,
  currentWeek,
  dueWords,
  exampleJourney,
  gestationalAge,
  progressPercent,
} from '#features/journey/rules.ts'
import { type CalendarDay, formatDay } from '#platform/shared/time/calendar.ts'
import { ProgressBar } from '#ui/progress/ProgressBar.tsx'
import { ExampleNotice } from './ExampleNotice.tsx'
import { JourneyRing } from './JourneyRing.tsx'
import styles from './JourneySummary.module.css'
import { texts } from './texts/texts.ts'

/** `children`: shown below the dates. */
type Props = { journey: Pregnancy; today: CalendarDay; daysLeft: number; children: ReactNode }

/** The week, the exact age, the due date and the days remaining. */
export function JourneySummary({ journey: { babyName, dueDate }, today, daysLeft, children }: Props) {
  const week = currentWeek(dueDate, today)
  const percent = progressPercent(week)

  return (
    <section className={styles.summary} aria-label={texts.journeyOf(babyName)}>
      <JourneyRing week={week} shownWeek={contentWeek(dueDate, today)}>
        {dueDate && <p className={styles.age}>{ageWords(gestationalAge(dueDate, today))}</p>}
      </JourneyRing>
      <div className={styles.progress}>
        <ProgressBar label={texts.progress} value={percent} valueText={texts.progressMade(percent)} />
        <p className={styles.percent} aria-hidden="true">
          {texts.percentage(percent)}
        </p>
      </div>
      <dl className={styles.dates}>
        <div>
          <dt>{texts.dueDate}</dt>
          <dd>{formatDay(dueDate ?? exampleJourney.dueDate)}</dd>
        </div>
        <div>
          <dt>{daysLeft < 0 ? texts.anyDayNow : texts.daysRemaining}</dt>
          <dd>{daysLeft > 0 || !dueDate ? daysLeft : dueWords(dueDate, today)}</dd>
        </div>
      </dl>
      {dueDate === null && <ExampleNotice />}
      {children}
    </section>
  )
}
