export { addContact, forgetContacts } from './commands.ts'
