export { changeSettings, foundJourney } from './commands.ts'
