export { changeSettings, foundJourney, nameParents } from './commands.ts'
export { findLastChange } from './state/find-state.ts'
