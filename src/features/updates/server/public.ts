export { forgetUpdates, shareUpdate } from './commands.ts'
