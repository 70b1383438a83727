import type { Failures } from '#platform/shared/errors.ts'

export const familyErrors = {
  'wrong-invite-code': {
    status: 403,
    message: () => 'This invitation is not valid. Please check the link, or ask for a new one.',
  },
  'invite-expired': { status: 403, message: () => 'This invitation has expired. Please ask for a new one.' },
  'invite-used-up': { status: 403, message: () => 'This invitation has been used up. Please ask for a new one.' },
  'removed-from-journey': {
    status: 403,
    message: () => 'You were removed from this journey. An admin can let you in again with an invitation by email.',
  },
  'already-member': { status: 409, message: () => 'This person already follows the journey.' },
  'two-with-this-email': { status: 409, message: () => 'Two entries have this email. Remove the invitation first.' },
  'too-many-invitations': {
    status: 409,
    message: () => 'Too many invitations are open already. Take back those that nobody will use, then invite again.',
  },
  'journey-full': { status: 409, message: () => 'This journey already has as many members as Nestling allows.' },
  'last-admin': { status: 409, message: () => 'A journey needs an admin. Make somebody else an admin first.' },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof familyErrors, true> {}
}
