export { addScan, forgetScans } from './commands.ts'
