export { type Admin, changeAsAdmin } from './changing/change-as-admin.ts'
export { lockMember } from './changing/lock-member.ts'
export {
  acceptPendingMember,
  addPendingMember,
  changeRights,
  deletePendingMembers,
  deleteRemoval,
  joinJourney,
  removeMember,
  setRole,
} from './commands.ts'
export { countMembers, createFindRights, findLatestMembership, findRemovalTime, isMember } from './queries.ts'
