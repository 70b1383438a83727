import type { Failures } from '#platform/shared/errors.ts'

export const signInErrors = {
  'wrong-credentials': { status: 401, message: () => 'Invalid email or password' },
  'email-taken': {
    status: 409,
    message: () => 'There is already an account with this email. Sign in with it, then open the invitation again.',
  },
  'wrong-reset-link': { status: 403, message: () => 'This link no longer works. Please ask for a new one.' },
  'mail-not-set-up': {
    status: 409,
    message: () => 'This Nestling cannot send mail. An admin of your journey can make a link for you.',
  },
  'ticket-gone': { status: 403, message: () => 'That took too long. Please sign in again.' },
  'second-step-is-on': {
    status: 409,
    message: () => 'Your second step is already on. Turn it off to set it up again.',
  },
  'second-step-is-off': { status: 409, message: () => 'Your second step is off, so there are no recovery codes.' },
  'no-link-for-them': { status: 409, message: () => 'A link for this person can only be made on the server.' },
  'set-up-closed': { status: 404, message: () => 'Nestling has already been set up.' },
  'wrong-set-up-token': {
    status: 403,
    message: () => 'This set-up address no longer works. Nestling prints a new one each time it starts.',
  },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof signInErrors, true> {}
}
