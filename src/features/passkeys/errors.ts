import type { Failures } from '#platform/shared/errors.ts'

export const passkeyErrors = {
  'no-passkeys-here': {
    status: 409,
    message: () => 'Passkeys need an https address, which this Nestling does not have. Use your password.',
  },
  'challenge-gone': { status: 403, message: () => 'That took too long, or was sent before. Please try again.' },
  'wrong-passkey': {
    status: 403,
    message: () => 'This passkey does not work here. Sign in with your password instead.',
  },
  'passkey-copied': {
    status: 403,
    message: () =>
      'This passkey may have been copied, so it is refused. Sign in with your password and remove the passkey in your account.',
  },
  'passkey-not-made': { status: 400, message: () => 'The passkey could not be added. Please try again.' },
  'passkey-known': { status: 409, message: () => 'This passkey has already been added.' },
  'too-many-passkeys': { status: 409, message: () => 'You have 20 passkeys. Remove one before you add another.' },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof passkeyErrors, true> {}
}
