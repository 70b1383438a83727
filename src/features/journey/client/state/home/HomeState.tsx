import type { CalendarDay } from '#platform/shared/time/calendar.ts'
import type { Pregnancy } from '../../../contract.ts'
import { BirthQuestion } from './BirthQuestion.tsx'
import { BirthSummary } from './BirthSummary.tsx'
import { QuietHome } from './QuietHome.tsx'

type Props = { journey: Pregnancy; today: CalendarDay }

/** What the home page shows for a journey that is paused, born, ended, or at least two weeks past its due date. */
export function HomeState({ journey, today }: Props) {
  const { state } = journey
  if (state === 'expecting') return <BirthQuestion journey={journey} today={today} />
  return state === 'born' ? <BirthSummary journey={journey} today={today} /> : <QuietHome journey={journey} />
}
