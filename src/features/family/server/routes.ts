import * as z from 'zod/mini'
import { check } from '#platform/server/http/read-request.ts'
import { implement } from '#platform/server/implement.ts'
import { canSendMail } from '#platform/server/mail/queue-message.ts'
import { rightsLike } from '#platform/shared/fields.ts'
import type { Rights } from '#platform/shared/section.ts'
import { familyContract, type SectionRights } from '../contract.ts'
import { listCodes, makeCode, removeCode } from './codes/invite-codes.ts'
import { getGuessing } from './joining/get-guessing.ts'
import { lookUpInvite } from './joining/look-up-invite.ts'
import { redeemInvite } from './joining/redeem-invite.ts'
import { register } from './joining/register.ts'
import { changeRole, removeMember } from './members/change-members.ts'
import { changeRights } from './members/change-rights.ts'
import { inviteByEmail } from './members/invite-by-email.ts'
import { listMembers } from './members/list-members.ts'
import { getSectionRights, listFamily } from './queries.ts'

export const familyRoutes = implement(familyContract, {
  'GET /api/pregnancies/{pregnancyId}/family': ({ db, actor }) => listFamily(db, actor),

  'GET /api/pregnancies/{pregnancyId}/rights': (request) => getSectionRights(request, request.actor.pregnancyId),

  'PUT /api/pregnancies/{pregnancyId}/rights': ({ allRights, actor, body, ...context }) =>
    changeRights(context, actor, checkSections(body, allRights)),

  'GET /api/admin/users': ({ db, actor, now }) => listMembers(db, actor.pregnancyId, now),

  'POST /api/admin/users/invite': ({ db, actor, body, now, environment }) =>
    inviteByEmail({ db, now, canMail: canSendMail(environment) }, actor, body),

  'PATCH /api/admin/users/{email}': ({ actor, params, body, ...exchange }) =>
    changeRole(exchange, actor, { ...params, ...body }),

  'DELETE /api/admin/users/{email}': (request) => removeMember(request, request.actor, request.params.email),

  'GET /api/invite-codes': ({ db, actor }) => listCodes(db, actor.pregnancyId),

  'POST /api/invite-codes': ({ db, actor, body, now }) => makeCode(db, actor, body ?? {}, now),

  'DELETE /api/invite-codes/{id}': ({ db, actor, params }) => removeCode(db, actor, params.id),

  'GET /api/invite-codes/guessing': (request) => getGuessing(request),

  'POST /api/invite-codes/look-up': ({ actor, body, ...exchange }) => lookUpInvite(exchange, actor, body.code),

  'POST /api/invite-codes/redeem': ({ actor, body, ...exchange }) => redeemInvite(exchange, actor, body.code),

  'POST /api/register': ({ body, ...exchange }) => register(exchange, body),
})

/** Refuses rights that name an unknown section or leave one out. */
function checkSections({ family, guest }: SectionRights, allRights: Rights): SectionRights {
  const known = rightsLike(allRights)
  return check(z.strictObject({ family: known, guest: known }), { family, guest })
}
