import type { NewsKind, NewsSubject } from '#platform/server/news/news-kind.ts'
import { leads } from '#platform/shared/news/reminder-leads.ts'
import { texts } from '../texts/texts.ts'
import { listDates } from './list-dates.ts'

export type ChangeKind = 'added' | 'moved' | 'changed' | 'deleted' | 'restored'

/** The name of the kind of news about this change. */
export const appointmentKind = (change: ChangeKind): string => `appointment-${change}`

const base = { topic: 'appointment', section: 'appointments' } as const

/** The news about appointments: added, moved to another time, changed to another place, cancelled, and brought back. */
const changes: readonly NewsKind[] = [
  {
    ...base,
    kind: appointmentKind('added'),
    say: (count) => texts.added(count),
    find: createFind('planned'),
  },
  {
    ...base,
    kind: appointmentKind('moved'),
    isAboutDate: true,
    isMove: true,
    isGathered: true,
    say: (_, { date, before }) => (before === null ? texts.movedBack(date) : texts.moved(before, date)),
    find: createFind('planned'),
  },
  {
    ...base,
    kind: appointmentKind('changed'),
    isAboutDate: true,
    isGathered: true,
    say: (_, { date }) => texts.placeChanged(date),
    find: createFind('planned'),
  },
  {
    ...base,
    kind: appointmentKind('deleted'),
    isAboutDate: true,
    isGathered: true,
    say: (_, { date, before }) => texts.cancelled(before ?? date),
    find: createFind('cancelled'),
  },
  {
    ...base,
    kind: appointmentKind('restored'),
    isAboutDate: true,
    isGathered: true,
    say: (_, { date }) => texts.broughtBack(date),
    find: createFind('planned'),
  },
]

const reminders: readonly NewsKind[] = leads.map((lead) => ({
  ...base,
  kind: `appointment-${lead}-before`,
  isAboutDate: true,
  say: (_, { date }) => texts.reminder(date),
  find: createFind('planned'),
  reminder: { lead, listDates },
}))

export const appointmentNews: readonly NewsKind[] = [...changes, ...reminders]

/** Creates a `find` for planned appointments, or for those that were cancelled or deleted. */
function createFind(which: 'planned' | 'cancelled'): NewsKind['find'] {
  return async (db, { pregnancyId, ids }) => {
    const rows = await db
      .selectFrom('appointments')
      .where('id', 'in', ids)
      .where('pregnancy_id', '=', pregnancyId)
      .where((eb) =>
        which === 'planned'
          ? eb.and([eb('deleted_at', 'is', null), eb('status', '!=', 'cancelled')])
          : // Once the appointment is restored, its deletion is no longer news.
            eb.or([eb('deleted_at', 'is not', null), eb('status', '=', 'cancelled')]),
      )
      .select(['id', 'title', 'location', 'appointment_date'])
      .execute()
    return new Map(
      rows.map(({ id, title, location, appointment_date }): [number, NewsSubject] => [
        id,
        {
          path: `/appointments?appointment=${id}`,
          content: [title, location].filter((text) => text).join(' · '),
          aboutId: id,
          startsAt: new Date(appointment_date),
        },
      ]),
    )
  }
}
