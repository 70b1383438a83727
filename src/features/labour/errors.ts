import type { Failures } from '#platform/shared/errors.ts'
import { texts } from './texts/texts.ts'

export const labourErrors = {
  'journey-at-rest': { status: 409, message: () => texts.atRest },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof labourErrors, true> {}
}
