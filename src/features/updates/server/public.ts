export { shareUpdate } from './commands.ts'
