import type { Failures } from '#platform/shared/errors.ts'
import { texts } from './texts/texts.ts'

export const pushErrors = {
  'notifications-removed': { status: 409, message: () => texts.notificationsRemoved },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof pushErrors, true> {}
}
