import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import { texts as shared } from '#platform/shared/texts/texts.ts'
import { dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import type { Appointment, AppointmentInput } from '../../contract.ts'
import { texts } from '../texts/texts.ts'
import { clockWords } from '../time-words.ts'

/** Merges date and time as one value, because a time is meaningful only with its date. */
export const mergeAppointment = (timeZone: string) =>
  createMerge<AppointmentInput, Appointment>(
    {
      title: { label: texts.title },
      appointmentDate: {
        label: texts.dateAndTime,
        words: (instant) =>
          shared.moment(formatDay(dayInZone(new Date(instant), timeZone)), clockWords(instant, timeZone)),
      },
      doctorName: { label: texts.doctor },
      location: { label: texts.location },
      description: { label: texts.description },
      notes: { label: texts.notes },
      status: { label: texts.status, words: (status) => texts.statuses[status] },
    },
    (appointment) => appointment,
  )
