export { changeSettings, foundJourney, nameParents } from './commands.ts'
export { forgetJourney, forgetParent } from './ending/forget-journey.ts'
