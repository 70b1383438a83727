import type { AppointmentStatus } from '../../rules.ts'

export const statusWords: Readonly<Record<AppointmentStatus, string>> = {
  confirmed: 'Confirmed',
  pending: 'Pending',
  completed: 'Completed',
  cancelled: 'Cancelled',
}
