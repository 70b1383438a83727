import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import { dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import type { Appointment, AppointmentInput } from '../../contract.ts'
import { clockWords } from '../time-words.ts'
import { statusWords } from './status-words.ts'

/** Merges date and time as one value, because a time is meaningful only with its date. */
export const mergeAppointment = (timeZone: string) =>
  createMerge<AppointmentInput, Appointment>(
    {
      title: { label: 'Title' },
      appointmentDate: {
        label: 'Date and time',
        words: (instant) => `${formatDay(dayInZone(new Date(instant), timeZone))}, ${clockWords(instant, timeZone)}`,
      },
      doctorName: { label: 'Doctor/Provider' },
      location: { label: 'Location' },
      description: { label: 'Description' },
      notes: { label: 'Notes' },
      status: { label: 'Status', words: (status) => statusWords[status] },
    },
    (appointment) => appointment,
  )
