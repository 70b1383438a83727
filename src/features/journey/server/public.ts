export { beginJourney, changeSettings, nameParents } from './commands.ts'
export { isJourneyQuiet, isQuietFor } from './state/is-journey-quiet.ts'
