import type { Failures } from '#platform/shared/errors.ts'
import { texts } from './texts/texts.ts'

export const newsErrors = {
  'wrong-mail-link': { status: 404, message: () => texts.wrongMailLink },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof newsErrors, true> {}
}
