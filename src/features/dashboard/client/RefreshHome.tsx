import { appointmentsKey } from '#features/appointments/client/public.ts'
import { upcomingQuery } from '#features/appointments/rules.ts'
import { familyKey } from '#features/family/client/public.ts'
import { journeyKey } from '#features/journey/client/public.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import { updatesKey } from '#features/updates/client/public.ts'
import { PullToRefresh } from '#platform/client/refresh/PullToRefresh.tsx'
import type { CalendarDay } from '#platform/shared/time/calendar.ts'

type Props = { journey: Pregnancy; today: CalendarDay }

/** What others may have changed meanwhile; the figures of a week stay as they are. */
export function RefreshHome({ journey: { id, timeZone }, today }: Props) {
  const upcomingKey = appointmentsKey(id, upcomingQuery(today, timeZone))
  return <PullToRefresh queryKeys={[journeyKey, upcomingKey, familyKey(id), updatesKey(id)]} />
}
