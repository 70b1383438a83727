export { joinJourney } from './commands.ts'
