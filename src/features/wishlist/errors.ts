import type { Failures } from '#platform/shared/errors.ts'
import { texts } from './texts/texts.ts'

export const wishlistErrors = {
  'wish-taken': { status: 409, message: () => texts.wishTaken },
  'not-your-purchase': { status: 403, message: () => texts.notYourPurchase },
  'wish-purchased': { status: 409, message: () => texts.wishPurchased },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof wishlistErrors, true> {}
}
