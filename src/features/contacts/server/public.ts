export { addContact } from './commands.ts'
