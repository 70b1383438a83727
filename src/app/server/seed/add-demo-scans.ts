import { demoScans } from '#features/growth/fixtures.ts'
import { addScan } from '#features/growth/server/public.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, dayInZone } from '#platform/shared/time/calendar.ts'
import { actAsMember } from './act-as.ts'

/** Adds the demo family's scans, on days before today in their time zone. */
export async function addDemoScans(services: Services, timeZone: string): Promise<void> {
  const now = services.clock()
  for (const { addedBy, daysFromToday, ...measured } of demoScans) {
    const scan = { ...measured, measuredOn: addDays(dayInZone(now, timeZone), daysFromToday) }
    await addScan(services.db, await actAsMember(services, addedBy), scan, now)
  }
}
