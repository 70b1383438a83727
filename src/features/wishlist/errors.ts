import type { Failures } from '#platform/shared/errors.ts'

export const wishlistErrors = {
  'wish-taken': { status: 409, message: 'Others are already getting this.' },
  'not-your-purchase': {
    status: 403,
    message: 'Only the person who said so, within a day, who is getting it, or an admin can take this back.',
  },
  'wish-purchased': { status: 409, message: 'This has already been bought.' },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof wishlistErrors, true> {}
}
