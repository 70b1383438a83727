import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { WeekPicture } from '#features/guide/client/public.ts'
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
import { useUser } from '#features/sign-in/client/public.ts'
import { type CalendarDay, formatDay } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { ProgressBar } from '#ui/progress/ProgressBar.tsx'
import { WeekRing } from '#ui/progress/WeekRing.tsx'
import styles from './JourneySummary.module.css'

/** `children`: shown below the dates. */
type Props = { journey: Pregnancy; today: CalendarDay; daysLeft: number; children: ReactNode }

/** The week, the exact age, the due date and the days remaining. */
export function JourneySummary({ journey: { babyName, dueDate }, today, daysLeft, children }: Props) {
  const week = currentWeek(dueDate, today)
  const percent = progressPercent(week)
  const shownWeek = contentWeek(dueDate, today)

  return (
    <section className={styles.summary} aria-label={`${babyName}’s journey`}>
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
      <div className={styles.progress}>
        <ProgressBar label="Progress to week 40" value={percent} valueText={`${percent}% of 40 weeks`} />
        <p className={styles.percent} aria-hidden="true">
          {percent}%
        </p>
      </div>
      <dl className={styles.dates}>
        <div>
          <dt>Due date</dt>
          <dd>{formatDay(dueDate ?? exampleJourney.dueDate)}</dd>
        </div>
        <div>
          <dt>{daysLeft < 0 ? 'Any day now' : 'Days remaining'}</dt>
          <dd>{daysLeft > 0 || !dueDate ? daysLeft : dueWords(dueDate, today)}</dd>
        </div>
      </dl>
      {dueDate === null && <ExampleNotice />}
      {children}
    </section>
  )
}

function ExampleNotice() {
  const isAdmin = useUser()?.role === 'admin'
  return (
    <Notice word="Example">
      {isAdmin ? (
        <span className={styles.example}>
          Set your due date to see your own week.
          <Link href="/admin" asChild>
            <Button href="/admin" look="primary">
              Set your due date
            </Button>
          </Link>
        </span>
      ) : (
        'The parents have not set their due date yet.'
      )}
    </Notice>
  )
}
