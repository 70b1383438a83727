export { UpcomingAppointments } from './home/UpcomingAppointments.tsx'
