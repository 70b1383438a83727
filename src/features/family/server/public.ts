export { joinAsFounder } from './commands.ts'
