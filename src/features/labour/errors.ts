import type { Failures } from '#platform/shared/errors.ts'

export const labourErrors = {
  'journey-at-rest': {
    status: 409,
    message: () =>
      'The journey is paused or has ended, so nothing can be noted now. Nothing that you noted before is lost.',
  },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof labourErrors, true> {}
}
