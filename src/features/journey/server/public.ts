export { changeSettings, foundJourney, nameParents } from './commands.ts'
export { findLastChange } from './state/find-state.ts'
export { isJourneyQuiet } from './state/is-journey-quiet.ts'
