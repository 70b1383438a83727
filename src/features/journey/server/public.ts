export { type Admin, changeAsAdmin } from './changing/change-as-admin.ts'
export { holdMember } from './changing/hold-member.ts'
export { changeSettings, foundJourney, nameParents } from './commands.ts'
