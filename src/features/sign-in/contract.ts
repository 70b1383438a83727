import * as z from 'zod/mini'
import { languages } from '#language/languages.ts'
import { defineContract } from '#platform/shared/contract.ts'
import { email, id, instant, password, rightsBySection, text } from '#platform/shared/fields.ts'
import { ownHideables } from '#platform/shared/journey/hideable.ts'
import { page } from '#platform/shared/page.ts'
import { type AdminStep, roles } from '#platform/shared/role.ts'
import { units } from '#platform/shared/units.ts'
import { layouts, portraitLimits, signInNotes, themes } from './rules.ts'

const adminStep = () => z.nullable(z.enum(['set-up', 'pass'] satisfies AdminStep[]))

/**
 * `role` and `rights` apply to the current pregnancy. Without a pregnancy, a person who may begin a journey counts as an
 * admin; for other people both are null. If the journey requires a second step of admins, `adminStep` is what this admin has
 * to do before admin rights apply: `set-up` means set up a second step, and `pass` means sign in again with it. Until then
 * `role` is `family`. If `units` is null, the family's units apply.
 */
export const User = z.object({
  id: id(),
  email: z.string(),
  role: z.nullable(z.enum(roles)),
  adminStep: adminStep(),
  rights: z.nullable(rightsBySection),
  createdAt: instant(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  units: z.nullable(z.enum(units)),
  theme: z.enum(themes),
  layout: z.enum(layouts),
  language: z.enum(languages),
  /** The parts of the guide that this person hides, and `views` if others cannot see which updates this person has seen. */
  hides: z.array(z.enum(ownHideables)),
})
export type User = z.infer<typeof User>

export const Credentials = z.strictObject({ email: email(), password: password({ min: 1 }) })
export type Credentials = z.infer<typeof Credentials>

const names = { firstName: text({ min: 1, max: 60 }), lastName: text({ max: 60 }) }
const newPassword = () => password({ min: 10 })
const token = () => z.string().check(z.minLength(1), z.maxLength(200))

/** The fields of every new account. */
export const accountFields = { ...names, email: email(), password: newPassword() }

/** The first admin's account. `token` is the part after the # of the one-time set-up address that the server prints. */
export const SetUp = z.strictObject({ token: token(), ...accountFields })
export type SetUp = z.infer<typeof SetUp>

export const AccountChange = z.strictObject({
  firstName: z.optional(names.firstName),
  lastName: z.optional(names.lastName),
  units: z.optional(z.nullable(z.enum(units))),
  theme: z.optional(z.enum(themes)),
  layout: z.optional(z.enum(layouts)),
  language: z.optional(z.enum(languages)),
  hides: z.optional(z.array(z.enum(ownHideables)).check(z.maxLength(ownHideables.length))),
})
export type AccountChange = z.infer<typeof AccountChange>

export const EmailChange = z.strictObject({ email: email(), currentPassword: password({ min: 1 }) })
export type EmailChange = z.infer<typeof EmailChange>

export const PasswordChange = z.strictObject({
  currentPassword: password({ min: 1 }),
  newPassword: newPassword(),
  /** Whether secret addresses, such as that of the calendar feed, stop working too. */
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

/** `ends` are the journeys that are deleted with the account. `stays` are the others, with what the person shared there. */
export const DeletionPreview = z.object({
  ends: z.array(z.string()),
  stays: z.array(z.object({ babyName: z.string(), shared: z.array(z.object({ count: z.int(), what: z.string() })) })),
  /** Journeys with other members that would lose their last admin. While there are any, the account cannot be deleted. */
  needAdmin: z.array(z.string()),
})
export type DeletionPreview = z.infer<typeof DeletionPreview>

/** The response to the right password if the account has a second step. */
export const SecondStepNeeded = z.object({ secondStep: z.object({ ticket: z.string() }) })
export type SecondStepNeeded = z.infer<typeof SecondStepNeeded>

/** Six digits from the authenticator app, or a recovery code. */
const code = () => text({ min: 1, max: 40 })
export const SecondStepAnswer = z.strictObject({ ticket: token(), code: code() })
export type SecondStepAnswer = z.infer<typeof SecondStepAnswer>
export const SecondStepCode = z.strictObject({ code: code() })
export const SecondStep = z.object({ setUpAt: z.nullable(instant()), recoveryCodesLeft: z.int() })
/** What an authenticator app needs: the secret in base32, and an `otpauth:` address with it for a QR code. */
export const SecondStepSecret = z.object({ secret: z.string(), address: z.string() })
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const CurrentPassword = z.strictObject({ currentPassword: password({ min: 1 }) })
export const ResetRequest = z.strictObject({ email: email() })
export const NewPassword = z.strictObject({ token: token(), password: newPassword() })
export type NewPassword = z.infer<typeof NewPassword>

/** The secret for a new-password link, shown once. */
export const ResetSecret = z.object({ token: z.string(), expiresAt: instant() })

/** `ownStep` is what this admin must do before they can require a second step of all admins; null if nothing is left. */
export const AdminSecondStep = z.object({
  asked: z.nullable(z.object({ at: instant(), by: z.string() })),
  admins: z.array(z.object({ firstName: z.string(), hasSecondStep: z.boolean() })),
  ownStep: adminStep(),
})

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
    summary: 'The signed-in person; null if there is none.',
    access: 'anyone',
    response: z.nullable(User),
  },
  'POST /api/login': {
    summary: 'Signs in with email and password; if the account has a second step, returns a ticket for it.',
    access: 'anyone',
    onFullDisk: true,
    body: Credentials,
    example: { email: 'nora@nestling.example', password: 'seven quiet herons' },
    response: z.union([User, SecondStepNeeded]),
    status: 200,
  },
  'POST /api/login/second-step': {
    summary: 'Signs in with a code, after the password.',
    access: 'anyone',
    onFullDisk: true,
    body: SecondStepAnswer,
    example: { ticket: 'not-a-ticket', code: '123456' },
    response: User,
    status: 200,
  },
  'GET /api/login': { summary: 'Redirects to the sign-in page.', access: 'anyone', kind: 'redirect' },
  'GET /api/logout': { summary: 'Ends the session and redirects home.', access: 'anyone', kind: 'redirect' },
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
    summary: 'Changes the caller’s names, units, theme, layout and language, and what they hide.',
    access: 'signed-in',
    body: AccountChange,
    example: { firstName: 'Nora', lastName: 'Lindqvist', units: 'metric', theme: 'dim', layout: 'simple' },
    response: User,
  },
  'POST /api/account/email': {
    summary: 'Changes the caller’s email, and sends a notice to the old one.',
    access: 'signed-in',
    body: EmailChange,
    example: { email: 'nora@post.example', currentPassword: 'seven quiet herons' },
    response: User,
    status: 200,
  },
  'POST /api/account/password': {
    summary:
      'Changes the caller’s password; other devices are signed out, and with `stopAddresses` secret addresses stop too.',
    access: 'signed-in',
    body: PasswordChange,
    example: { currentPassword: 'seven quiet herons', newPassword: 'eight quiet herons', stopAddresses: true },
  },
  'POST /api/account/picture': {
    summary: 'Sets the caller’s picture, cut to a square.',
    access: 'signed-in',
    kind: 'upload',
    file: 'picture',
    maxBytes: portraitLimits.maxBytes,
    response: User,
  },
  'DELETE /api/account/picture': { summary: 'Removes the caller’s picture.', access: 'signed-in', response: User },
  'GET /api/portraits/{name}': {
    summary: 'The picture of a person with whom the caller shares a journey.',
    access: 'signed-in',
    kind: 'file',
  },
  'GET /api/account/sessions': {
    summary: 'The caller’s sessions, the latest used first.',
    access: 'signed-in',
    response: z.array(OwnSession),
  },
  'DELETE /api/account/sessions/{id}': { summary: 'Signs out one of the caller’s devices.', access: 'signed-in' },
  'GET /api/account/second-step': {
    summary: 'Whether the caller’s account asks for a code after the password.',
    access: 'signed-in',
    response: SecondStep,
  },
  'POST /api/account/second-step/secret': {
    summary: 'Makes a secret for an authenticator app; the app’s first code then turns the second step on.',
    access: 'signed-in',
    body: CurrentPassword,
    example: { currentPassword: 'seven quiet herons' },
    response: SecondStepSecret,
  },
  'POST /api/account/second-step': {
    summary: 'Turns the second step on with the first code, and returns the recovery codes.',
    access: 'signed-in',
    body: SecondStepCode,
    example: { code: '123456' },
    response: RecoveryCodes,
  },
  'POST /api/account/second-step/recovery-codes': {
    summary: 'Makes new recovery codes in place of the old ones.',
    access: 'signed-in',
    body: CurrentPassword,
    example: { currentPassword: 'seven quiet herons' },
    response: RecoveryCodes,
  },
  'DELETE /api/account/second-step': {
    summary: 'Turns the second step off.',
    access: 'signed-in',
    body: CurrentPassword,
    example: { currentPassword: 'seven quiet herons' },
  },
  'GET /api/account/deletion-preview': {
    summary: 'What would be deleted and what would stay if the caller deleted their account.',
    access: 'signed-in',
    response: DeletionPreview,
  },
  'DELETE /api/account': {
    summary: 'Deletes the caller’s account for good.',
    access: 'signed-in',
    body: CurrentPassword,
    example: { currentPassword: 'seven quiet herons' },
  },

  'POST /api/password-reset': {
    summary: 'Asks for a mail with a link for a new password; the response is the same for every email.',
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
    summary: 'Makes a one-time link for a new password, which the admin passes on to the member.',
    access: 'admin',
    response: ResetSecret,
  },
  'GET /api/admin/second-step': {
    summary: 'Whether the journey asks its admins for a second step, and which of them have one.',
    access: 'admin',
    response: AdminSecondStep,
  },
  'PUT /api/admin/second-step': {
    summary: 'Asks the journey’s admins for a second step, and mails them.',
    access: 'admin',
    response: AdminSecondStep,
  },
  'DELETE /api/admin/second-step': {
    summary: 'No longer asks admins for a second step, and mails them.',
    access: 'admin',
    response: AdminSecondStep,
  },
  'GET /api/admin/activity': {
    summary: 'Sign-ins and account changes of the members, newest first.',
    access: 'admin',
    query: page(),
    response: z.array(SignInActivity),
  },
})
