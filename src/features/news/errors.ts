import type { Failures } from '#platform/shared/errors.ts'

export const newsErrors = {
  'wrong-mail-link': {
    status: 404,
    message: () =>
      'This link does not work. Open it again from the mail, or choose what you hear about in your account.',
  },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof newsErrors, true> {}
}
