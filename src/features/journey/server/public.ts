export { changeSettings, foundJourney, nameParents } from './commands.ts'
export { isJourneyQuiet } from './state/is-journey-quiet.ts'
