import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { email, id, instant, password, text } from '#platform/shared/fields.ts'
import { roles } from '#platform/shared/role.ts'

/** `role` is the person's role in the current pregnancy; null without one. */
export const User = z.object({
  id: id(),
  email: z.string(),
  role: z.nullable(z.enum(roles)),
  createdAt: instant(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
})
export type User = z.infer<typeof User>

export const Credentials = z.strictObject({ email: email(), password: password({ min: 1 }) })
export type Credentials = z.infer<typeof Credentials>

/** The first admin, who holds the one-time address that was printed at the first start. */
export const SetUp = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  firstName: text({ min: 1, max: 60 }),
  lastName: text({ max: 60 }),
  email: email(),
  password: password({ min: 10 }),
})
export type SetUp = z.infer<typeof SetUp>

export const signInContract = defineContract({
  'GET /api/auth/user': {
    summary: 'Who is signed in; null when nobody is.',
    access: 'anyone',
    response: z.nullable(User),
  },
  'POST /api/login': {
    summary: 'Signs in with email and password.',
    access: 'anyone',
    body: Credentials,
    response: User,
    status: 200,
  },
  'GET /api/login': { summary: 'Goes to the sign-in page.', access: 'anyone', kind: 'redirect' },
  'GET /api/logout': { summary: 'Ends the session and goes home.', access: 'anyone', kind: 'redirect' },
  'POST /api/set-up': {
    summary: 'Makes the first admin’s account, once, and signs in.',
    access: 'anyone',
    body: SetUp,
    response: User,
  },
})
