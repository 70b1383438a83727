export { type Admin, changeAsAdmin } from './changing/change-as-admin.ts'
export { lockMember } from './changing/lock-member.ts'
export {
  acceptPendingMember,
  addPendingMember,
  deletePendingMembers,
  deleteRemovalRecord,
  joinJourney,
  removeMember,
  setRights,
  setRole,
} from './commands.ts'
export { countMembers, createFindRights, findLatestMembership, findRemovalTime, isMember } from './queries.ts'
