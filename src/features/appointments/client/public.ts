export { appointmentsKey } from './home/data.ts'
export { UpcomingAppointments } from './home/UpcomingAppointments.tsx'
