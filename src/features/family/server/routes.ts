import { implement } from '#platform/server/implement.ts'
import { canSendMail } from '#platform/server/mail/post-letter.ts'
import { familyContract } from '../contract.ts'
import { listCodes, makeCode, removeCode } from './codes/invite-codes.ts'
import { changeRights } from './commands.ts'
import { isFollowing } from './joining/accept-invite.ts'
import { describeInvite } from './joining/describe-invite.ts'
import { redeemInvite } from './joining/redeem-invite.ts'
import { register } from './joining/register.ts'
import { refuseSpent, resolveInvite } from './joining/resolve-invite.ts'
import { changeRole, removeMember } from './members/change-members.ts'
import { inviteByEmail } from './members/invite-by-email.ts'
import { listMembers } from './members/list-members.ts'
import { getSectionRights, listFamily } from './queries.ts'

export const familyRoutes = implement(familyContract, {
  'GET /api/pregnancies/{pregnancyId}/family': ({ db, actor }) => listFamily(db, actor),

  'GET /api/pregnancies/{pregnancyId}/rights': ({ db, actor }) => getSectionRights(db, actor.pregnancyId),

  'PUT /api/pregnancies/{pregnancyId}/rights': ({ db, actor, body }) => changeRights(db, actor, body),

  'GET /api/admin/users': ({ db, actor }) => listMembers(db, actor.pregnancyId),

  'POST /api/admin/users/invite': ({ db, actor, body, now, environment }) =>
    inviteByEmail({ db, now, sendsMail: canSendMail(environment) }, actor, body),

  'PATCH /api/admin/users/{email}': ({ db, actor, params, body }) => changeRole(db, actor, { ...params, ...body }),

  'DELETE /api/admin/users/{email}': (request) => removeMember(request, request.actor, request.params.email),

  'GET /api/invite-codes': ({ db, actor }) => listCodes(db, actor.pregnancyId),

  'POST /api/invite-codes': ({ db, actor, body, now }) => makeCode(db, actor, body ?? {}, now),

  'DELETE /api/invite-codes/{id}': ({ db, actor, params }) => removeCode(db, actor, params.id),

  'POST /api/invite-codes/look-up': async ({ actor, body, ...exchange }) => {
    const { db, now } = exchange
    const invite = await resolveInvite(exchange, body.code)
    const isMember = actor !== null && (await isFollowing(db, invite.pregnancyId, actor.userId))
    // For who came in by it before, it still is the way home.
    if (!isMember) refuseSpent(invite, now)
    return { ...(await describeInvite(db, invite)), isMember }
  },

  'POST /api/invite-codes/redeem': ({ actor, body, ...exchange }) => redeemInvite(exchange, actor, body.code),

  'POST /api/register': ({ body, ...exchange }) => register(exchange, body),
})
