import type { Failures } from '#platform/shared/errors.ts'
import { texts } from './texts/texts.ts'

export const familyErrors = {
  'wrong-invite-code': { status: 403, message: () => texts.wrongInviteCode },
  'invite-expired': { status: 403, message: () => texts.inviteExpired },
  'invite-used-up': { status: 403, message: () => texts.inviteUsedUp },
  'removed-from-journey': { status: 403, message: () => texts.removedFromJourney },
  'already-member': { status: 409, message: () => texts.alreadyMember },
  'two-with-this-email': { status: 409, message: () => texts.twoWithThisEmail },
  'too-many-invitations': { status: 409, message: () => texts.tooManyInvitations },
  'journey-full': { status: 409, message: () => texts.journeyFull },
  'last-admin': { status: 409, message: () => texts.lastAdmin },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof familyErrors, true> {}
}
