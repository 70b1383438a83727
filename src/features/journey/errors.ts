import type { Failures } from '#platform/shared/errors.ts'
import { texts } from './texts/texts.ts'

export const journeyErrors = {
  'parents-only': { status: 403, message: () => texts.parentsOnly },
  'other-admins': { status: 409, message: () => texts.otherAdmins },
  'only-taken-back': { status: 409, message: () => texts.onlyTakenBack },
  'state-changed-meanwhile': { status: 409, message: () => texts.stateChangedMeanwhile },
  'no-birth': { status: 409, message: () => texts.noBirth },
  'nothing-to-take-back': { status: 409, message: () => texts.nothingToTakeBack },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof journeyErrors, true> {}
}
