export { nextAppointmentsKey } from './home/data.ts'
export { UpcomingAppointments } from './home/UpcomingAppointments.tsx'
