import type { Failures } from '#platform/shared/errors.ts'

export const pushErrors = {
  'notifications-removed': {
    status: 409,
    message: () => 'Notifications on this device were turned off. You can turn them on again.',
  },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof pushErrors, true> {}
}
