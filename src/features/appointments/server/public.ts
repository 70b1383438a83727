export { addAppointment } from './commands.ts'
