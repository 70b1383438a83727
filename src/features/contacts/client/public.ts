export { useContacts } from './data.ts'
