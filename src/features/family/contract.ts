import * as z from 'zod/mini'
import { accountFields, User } from '#features/sign-in/contract.ts'
import { defineContract } from '#platform/shared/contract.ts'
import { email, id, instant, rightsBySection, text, version } from '#platform/shared/fields.ts'
import { roles } from '#platform/shared/role.ts'
import { codeLimits, codeRoles, mailStates, memberStatuses } from './rules.ts'

/** A member as the family sees them. Only admins see members with the status `pending`. */
export const FamilyLink = z.object({
  id: id(),
  status: z.enum(memberStatuses),
  role: z.enum(roles),
  joinedAt: z.nullable(instant()),
  user: z.object({ firstName: z.string(), profileImageUrl: z.nullable(z.string()) }),
})
export type FamilyLink = z.infer<typeof FamilyLink>

/** A member as admins see them. `email` is the email of the account, or the invited email while the member is pending. */
export const AdminMember = z.object({
  id: id(),
  email: z.string(),
  role: z.enum(roles),
  createdAt: instant(),
  status: z.enum(memberStatuses),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  /** The account id, for choosing the parents. */
  userId: z.nullable(id()),
  /** The invited email, if it differs from the account's. */
  invitedAs: z.nullable(z.string()),
  expiresAt: z.nullable(instant()),
  mail: z.nullable(z.enum(mailStates)),
  mailFailure: z.nullable(z.string()),
})
export type AdminMember = z.infer<typeof AdminMember>

/** `inviteToken` is the secret for a link to pass on. It is shown once, and only if no mail is sent. */
export const Invited = z.extend(AdminMember, { inviteToken: z.nullable(z.string()) })
export type Invited = z.infer<typeof Invited>

export const EmailInvite = z.strictObject({ email: email(), role: z.enum(roles) })
export type EmailInvite = z.infer<typeof EmailInvite>

export const InviteCode = z.object({
  id: id(),
  code: z.string(),
  usedCount: z.int(),
  maxUses: z.nullable(z.int()),
  createdAt: instant(),
  role: z.enum(codeRoles),
  expiresAt: z.nullable(instant()),
})
export type InviteCode = z.infer<typeof InviteCode>

/** All fields are optional: a call without a body makes a default code. `maxUses` null means unlimited. */
export const InviteCodeInput = z.strictObject({
  role: z.optional(z.enum(codeRoles)),
  maxUses: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(codeLimits.maxUses)))),
  expiresInDays: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(codeLimits.days)))),
})
export type InviteCodeInput = z.infer<typeof InviteCodeInput>

/** After too many wrong codes, every code is checked with a delay until `slowUntil`; null if there is no delay. */
export const Guessing = z.object({ slowUntil: z.nullable(instant()) })
export type Guessing = z.infer<typeof Guessing>

/** A typed code, or the token of an emailed invitation. */
const inviteCode = () => text({ min: 1, max: 200 })
const InviteCodeUse = z.strictObject({ code: inviteCode() })

/**
 * The journey of an invitation. `email` is the address that the invitation was sent to. The registration form is
 * prefilled with it. `isMember` is true if the caller is already a member of that journey.
 */
export const Invitation = z.object({
  babyName: z.string(),
  parents: z.array(z.string()),
  invitedBy: z.string(),
  role: z.enum(roles),
  email: z.nullable(z.string()),
  isMember: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

export const Registration = z.strictObject({ ...accountFields, inviteCode: z.optional(inviteCode()) })
export type Registration = z.infer<typeof Registration>

/** Section rights of family and guests. */
export const SectionRights = z.strictObject({ family: rightsBySection, guest: rightsBySection })
export type SectionRights = z.infer<typeof SectionRights>

/** Accepts the rights as GET returns them. A `version` in the body is ignored; only the one in `If-Match` is checked. */
const RightsInput = z.strictObject({ ...SectionRights.shape, version: z.optional(text({ max: 100 })) })

const SavedRights = z.object({ ...SectionRights.shape, version: version() })
export type SavedRights = z.infer<typeof SavedRights>

export const familyContract = defineContract({
  'GET /api/pregnancies/{pregnancyId}/family': {
    summary: 'The people who follow the journey, in the order of joining.',
    access: 'member',
    response: z.array(FamilyLink),
  },
  'GET /api/pregnancies/{pregnancyId}/rights': {
    summary: 'The rights of family and guests to see and add.',
    access: 'admin',
    response: SavedRights,
  },
  'PUT /api/pregnancies/{pregnancyId}/rights': {
    summary: 'Changes the rights of family and guests to see and add.',
    access: 'admin',
    versioned: 'version',
    body: RightsInput,
    example: (allRights) => ({ family: allRights, guest: allRights }),
    response: SavedRights,
  },

  'GET /api/admin/users': {
    summary: 'The members and pending invitations, newest first.',
    access: 'admin',
    response: z.array(AdminMember),
  },
  'POST /api/admin/users/invite': {
    summary: 'Invites a person by email, or sends a pending invitation again without changing its role.',
    access: 'admin',
    body: EmailInvite,
    example: { email: 'aunt@nestling.example', role: 'family' },
    response: Invited,
  },
  'PATCH /api/admin/users/{email}': {
    summary: 'Changes a member’s role.',
    access: 'admin',
    body: z.strictObject({ role: z.enum(roles) }),
    example: { role: 'guest' },
    response: AdminMember,
  },
  'DELETE /api/admin/users/{email}': {
    summary: 'Removes a member or a pending invitation.',
    access: 'admin',
  },

  'GET /api/invite-codes': {
    summary: 'The invite codes of the journey, newest first.',
    access: 'admin',
    response: z.array(InviteCode),
  },
  'POST /api/invite-codes': {
    summary: 'Makes an invite code.',
    access: 'admin',
    body: z.optional(InviteCodeInput),
    example: { role: 'family', maxUses: 10, expiresInDays: 30 },
    response: InviteCode,
  },
  'DELETE /api/invite-codes/{id}': { summary: 'Removes an invite code.', access: 'admin' },
  'GET /api/invite-codes/guessing': {
    summary: 'Whether joining by code is slow, because somebody has been guessing codes.',
    access: 'admin',
    response: Guessing,
  },
  'POST /api/invite-codes/look-up': {
    summary: 'The journey of an invitation. Looking it up does not count as a use.',
    access: 'anyone',
    body: InviteCodeUse,
    example: { code: 'ABCDEFGH' },
    response: Invitation,
    status: 200,
  },
  'POST /api/invite-codes/redeem': {
    summary:
      'Joins a journey by an invitation, and switches the session to that journey. Members keep their role, and no use is counted.',
    access: 'signed-in',
    body: InviteCodeUse,
    example: { code: 'ABCDEFGH' },
    response: User,
    status: 200,
  },
  'POST /api/register': {
    summary: 'Makes an account by an invitation, joins the journey and signs in.',
    access: 'anyone',
    body: Registration,
    example: {
      firstName: 'Ada',
      lastName: 'Brandt',
      email: 'ada@nestling.example',
      password: 'eight quiet herons',
      inviteCode: 'ABCDEFGH',
    },
    response: User,
  },
})
