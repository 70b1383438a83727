export { createFirstAdmin, openSetUp, turnToJourney } from './commands.ts'
export { isSetUp } from './queries.ts'
export { createFindSession } from './sessions/find-session.ts'
