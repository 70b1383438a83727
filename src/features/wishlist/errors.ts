import type { Failures } from '#platform/shared/errors.ts'

export const wishlistErrors = {
  'wish-taken': { status: 409, message: 'Others are already getting this.' },
  'not-your-purchase': {
    status: 403,
    message: 'Only admins, people who are getting this, and the buyer within a day can take the purchase back.',
  },
  'wish-purchased': { status: 409, message: 'This has already been bought.' },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof wishlistErrors, true> {}
}
