import type { Failures } from '#platform/shared/errors.ts'

export const wishlistErrors = {
  'wish-taken': { status: 409, message: () => 'Others are already getting this.' },
  'not-your-purchase': {
    status: 403,
    message: () =>
      'Only admins and people who are getting this can take the purchase back. For a day, the buyer can, too.',
  },
  'wish-purchased': { status: 409, message: () => 'This has already been bought.' },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof wishlistErrors, true> {}
}
