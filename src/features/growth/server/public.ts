export { addScan } from './commands.ts'
