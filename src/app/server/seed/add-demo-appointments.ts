import { demoAppointments } from '#features/appointments/fixtures.ts'
import { addAppointment } from '#features/appointments/server/public.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, dayInZone } from '#platform/shared/time/calendar.ts'
import { findWallTime } from '#platform/shared/time/wall-clock.ts'
import { actAsMember } from './act-as.ts'

/** Adds the demo family's appointments, on days around today in their time zone. */
export async function addDemoAppointments(services: Services, timeZone: string): Promise<void> {
  const now = services.clock()
  for (const { addedBy, addedDaysAgo, daysFromToday, time, ...appointment } of demoAppointments) {
    const [instant] = findWallTime(addDays(dayInZone(now, timeZone), daysFromToday), time, timeZone)?.instants ?? []
    if (!instant) throw new Error(`${time} does not exist on that day in the demo family's time zone.`)
    const input = { ...appointment, appointmentDate: instant.toISOString() }
    const addedAt = new Date(now.getTime() - addedDaysAgo * 86_400_000)
    await addAppointment(services.db, await actAsMember(services, addedBy), input, addedAt)
  }
}
