export { changeSettings, foundJourney, nameParents } from './commands.ts'
