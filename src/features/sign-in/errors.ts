import type { Failures } from '#platform/shared/errors.ts'
import { texts } from './texts/texts.ts'

export const signInErrors = {
  'wrong-credentials': { status: 401, message: () => texts.wrongCredentials },
  'email-taken': { status: 409, message: () => texts.emailTaken },
  'wrong-reset-link': { status: 403, message: () => texts.wrongResetLink },
  'mail-not-set-up': { status: 409, message: () => texts.mailNotSetUp },
  'ticket-gone': { status: 403, message: () => texts.ticketGone },
  'second-step-is-on': { status: 409, message: () => texts.secondStepIsOn },
  'second-step-is-off': { status: 409, message: () => texts.secondStepIsOff },
  'no-link-for-them': { status: 409, message: () => texts.noLinkForThem },
  'set-up-closed': { status: 404, message: () => texts.setUpClosed },
  'wrong-set-up-token': { status: 403, message: () => texts.wrongSetUpToken },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof signInErrors, true> {}
}
