export { type Admin, changeAsAdmin } from './changing/change-as-admin.ts'
export { lockMember } from './changing/lock-member.ts'
export {
  acceptPendingMember,
  addPendingMember,
  changeRights,
  deletePendingMembers,
  joinJourney,
  removeMember,
  setRole,
} from './commands.ts'
export { countMembers, createFindRights, findLatestMembership, isMember } from './queries.ts'
