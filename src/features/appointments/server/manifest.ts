import type { Generated } from 'kysely'
import * as z from 'zod/mini'
import { secretAddressesStopped } from '#features/sign-in/events.ts'
import { on } from '#platform/server/events.ts'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import type { MemberDay } from '#platform/server/feature/member-day.ts'
import { storedInstant } from '#platform/shared/fields.ts'
import { isGranted } from '#platform/shared/section.ts'
import { type AppointmentStatus, appointmentStatuses, upcomingQuery } from '../rules.ts'
import { texts } from '../texts/texts.ts'
import { deletableAppointments } from './commands.ts'
import { voidFeeds } from './feed/own-feed.ts'
import { appointments } from './migrations/0012-appointments.ts'
import { calendarReminders } from './migrations/0049-calendar-reminders.ts'
import { datedAppointments } from './migrations/0054-dated-appointments.ts'
import { appointmentNews } from './news/appointment-news.ts'
import { appointmentsRoutes } from './routes.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    appointments: {
      id: Generated<number>
      pregnancy_id: number
      title: string
      description: string | null
      doctor_name: string | null
      /** ISO 8601 in UTC. */
      appointment_date: string
      status: AppointmentStatus
      location: string | null
      notes: string | null
      created_by: number
      created_at: string
      changed_at: string
      /** When the date was last changed or the appointment was last restored; null if neither has happened. */
      dated_at: string | null
      /** Raised by each change, so that calendar apps notice the change. */
      revision: number
      /** When it was deleted. It can be restored for 30 days. */
      deleted_at: string | null
    }
    /** Secret addresses for calendar apps; one per person and journey. */
    calendar_feeds: {
      id: Generated<number>
      pregnancy_id: number
      user_id: number
      token_hash: string
      created_at: string
      last_read_at: string | null
      /** 1 if the events have reminders, otherwise 0. */
      reminders: Generated<number>
      /** When the reminders were last turned on or off. Calendars then show every event as modified. */
      reminders_changed_at: string | null
    }
  }
}

export const appointmentsFeature = defineFeature({
  name: 'appointments',
  section: 'appointments',
  routes: appointmentsRoutes,
  migrations: [appointments, calendarReminders, datedAppointments],
  tables: {
    appointments: {
      scope: 'journey',
      people: { created_by: { stays: 'uncounted' } },
      journeyEnds: 'deleted',
      trashEmpties: 'deleted',
      exported: true,
      values: { status: z.enum(appointmentStatuses), appointment_date: storedInstant() },
    },
    calendar_feeds: { scope: 'journey', people: { user_id: 'deleted' }, journeyEnds: 'deleted', exported: false },
  },
  trash: [
    {
      kind: 'appointment',
      word: () => texts.appointment,
      icon: 'calendar',
      section: 'appointments',
      path: '/api/appointments',
      rows: deletableAppointments,
      select: (db) =>
        db.selectFrom('appointments').select(['id', 'pregnancy_id', 'title', 'created_by', 'deleted_at']).as('thing'),
    },
  ],
  news: appointmentNews,
  reactions: [on(secretAddressesStopped, voidFeeds)],
  home: (day) => listAddresses(day, ['from']),
  offline: (day) => listAddresses(day, ['from', 'before']),
  exportPart: () => import('./exported.ts'),
  samples: () => import('./samples.ts'),
})

/** The API paths of the lists from today on (`from`) and before today (`before`); none if the member may not see them. */
function listAddresses({ pregnancyId, rights, today, timeZone }: MemberDay, sides: readonly ('from' | 'before')[]) {
  if (!isGranted(rights, 'see appointments')) return []
  const { from } = upcomingQuery(today, timeZone)
  return sides.map((side) => `/api/pregnancies/${pregnancyId}/appointments?${new URLSearchParams({ [side]: from })}`)
}
