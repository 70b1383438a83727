import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { email, id, instant, password, rightsBySection, text } from '#platform/shared/fields.ts'
import { page } from '#platform/shared/page.ts'
import { roles } from '#platform/shared/role.ts'
import { units } from '#platform/shared/units.ts'
import { portraitLimits, signInNotes, themes } from './rules.ts'

/** `role` and `rights` are for the current pregnancy, null without one. `units` null means the family's. */
export const User = z.object({
  id: id(),
  email: z.string(),
  role: z.nullable(z.enum(roles)),
  rights: z.nullable(rightsBySection),
  createdAt: instant(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  units: z.nullable(z.enum(units)),
  theme: z.enum(themes),
})
export type User = z.infer<typeof User>

export const Credentials = z.strictObject({ email: email(), password: password({ min: 1 }) })
export type Credentials = z.infer<typeof Credentials>

const names = { firstName: text({ min: 1, max: 60 }), lastName: text({ max: 60 }) }
const newPassword = () => password({ min: 10 })

/** The fields of every new account. */
export const accountFields = { ...names, email: email(), password: newPassword() }

/** The first admin's account, made with the printed one-time address. */
export const SetUp = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)), ...accountFields })
export type SetUp = z.infer<typeof SetUp>

export const AccountChange = z.strictObject({
  firstName: z.optional(names.firstName),
  lastName: z.optional(names.lastName),
  units: z.optional(z.nullable(z.enum(units))),
  theme: z.optional(z.enum(themes)),
})
export type AccountChange = z.infer<typeof AccountChange>

export const EmailChange = z.strictObject({ email: email(), currentPassword: password({ min: 1 }) })
export type EmailChange = z.infer<typeof EmailChange>

export const PasswordChange = z.strictObject({
  currentPassword: password({ min: 1 }),
  newPassword: newPassword(),
  /** Whether the secret addresses that other programs read, such as a calendar's, stop too. */
  stopAddresses: z.optional(z.boolean()),
})
export type PasswordChange = z.infer<typeof PasswordChange>

/** A signed-in browser. */
export const OwnSession = z.object({
  id: id(),
  deviceName: z.string(),
  createdAt: instant(),
  lastUsedAt: instant(),
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

/** What deleting the account does: journeys that end with it, and journeys that stay with what the person shared there. */
export const DeletionPreview = z.object({
  ends: z.array(z.string()),
  stays: z.array(z.object({ babyName: z.string(), shared: z.array(z.object({ count: z.int(), what: z.string() })) })),
  /** Journeys with other members that would lose their last admin. They prevent deleting the account. */
  needAdmin: z.array(z.string()),
})
export type DeletionPreview = z.infer<typeof DeletionPreview>

export const CurrentPassword = z.strictObject({ currentPassword: password({ min: 1 }) })
export const ResetRequest = z.strictObject({ email: email() })
export const NewPassword = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  password: newPassword(),
})
export type NewPassword = z.infer<typeof NewPassword>

/** The secret for a new-password link, shown once. */
export const ResetLink = z.object({ token: z.string(), expiresAt: instant() })

export const SignInActivity = z.object({
  id: id(),
  what: z.enum(signInNotes),
  firstName: z.string(),
  email: z.string(),
  deviceName: z.string(),
  notedAt: instant(),
})
export type SignInActivity = z.infer<typeof SignInActivity>

export const signInContract = defineContract({
  'GET /api/auth/user': {
    summary: 'Who is signed in; null when nobody is.',
    access: 'anyone',
    response: z.nullable(User),
  },
  'POST /api/login': {
    summary: 'Signs in with email and password.',
    access: 'anyone',
    onFullDisk: true,
    body: Credentials,
    example: { email: 'nora@nestling.example', password: 'seven quiet herons' },
    response: User,
    status: 200,
  },
  'GET /api/login': { summary: 'Goes to the sign-in page.', access: 'anyone', kind: 'redirect' },
  'GET /api/logout': { summary: 'Ends the session and goes home.', access: 'anyone', kind: 'redirect' },
  'POST /api/set-up': {
    summary: 'Makes the first admin’s account, once, and signs in.',
    access: 'anyone',
    body: SetUp,
    example: {
      token: 'not-a-token',
      firstName: 'Nora',
      lastName: 'Lindqvist',
      email: 'nora@nestling.example',
      password: 'seven quiet herons',
    },
    response: User,
  },

  'PATCH /api/account': {
    summary: 'Changes one’s own names, units and theme.',
    access: 'signed-in',
    body: AccountChange,
    example: { firstName: 'Nora', lastName: 'Lindqvist', units: 'metric', theme: 'dim' },
    response: User,
  },
  'POST /api/account/email': {
    summary: 'Changes one’s own email; the old address is told.',
    access: 'signed-in',
    body: EmailChange,
    example: { email: 'nora@post.example', currentPassword: 'seven quiet herons' },
    response: User,
    status: 200,
  },
  'POST /api/account/password': {
    summary: 'Changes one’s own password; other devices are signed out, and secret addresses stop if asked for.',
    access: 'signed-in',
    body: PasswordChange,
    example: { currentPassword: 'seven quiet herons', newPassword: 'eight quiet herons', stopAddresses: true },
  },
  'POST /api/account/picture': {
    summary: 'Sets one’s own picture, cut to a square.',
    access: 'signed-in',
    kind: 'upload',
    file: 'picture',
    maxBytes: portraitLimits.maxBytes,
    response: User,
  },
  'DELETE /api/account/picture': { summary: 'Removes one’s own picture.', access: 'signed-in', response: User },
  'GET /api/portraits/{name}': {
    summary: 'The picture of a person with whom one shares a journey.',
    access: 'signed-in',
    kind: 'file',
  },
  'GET /api/account/sessions': {
    summary: 'Where one is signed in, the latest used first.',
    access: 'signed-in',
    response: z.array(OwnSession),
  },
  'DELETE /api/account/sessions/{id}': { summary: 'Signs one of one’s own devices out.', access: 'signed-in' },
  'GET /api/account/deletion-preview': {
    summary: 'What becomes of one’s things when the account is deleted.',
    access: 'signed-in',
    response: DeletionPreview,
  },
  'DELETE /api/account': {
    summary: 'Deletes one’s own account for good.',
    access: 'signed-in',
    body: CurrentPassword,
    example: { currentPassword: 'seven quiet herons' },
  },

  'POST /api/password-reset': {
    summary: 'Asks for a mail with a link for a new password; the answer is the same for every email.',
    access: 'anyone',
    onFullDisk: true,
    body: ResetRequest,
    example: { email: 'nora@nestling.example' },
  },
  'PUT /api/password-reset': {
    summary: 'Sets a new password by a one-time link; every device is signed out, and secret addresses stop.',
    access: 'anyone',
    onFullDisk: true,
    body: NewPassword,
    example: { token: 'not-a-token', password: 'eight quiet herons' },
  },
  'POST /api/admin/users/{email}/reset-link': {
    summary: 'Makes a one-time link for a member’s new password, to pass on.',
    access: 'admin',
    response: ResetLink,
  },
  'GET /api/admin/activity': {
    summary: 'Sign-ins and password changes of the members, newest first.',
    access: 'admin',
    query: page(),
    response: z.array(SignInActivity),
  },
})
