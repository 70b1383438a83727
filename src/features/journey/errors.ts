import type { Failures } from '#platform/shared/errors.ts'

export const journeyErrors = {
  'parents-only': { status: 403, message: () => 'Only the parents can change this.' },
  'other-admins': {
    status: 409,
    message: () => 'There is another admin or parent. Only the last one can delete a journey.',
  },
  'only-taken-back': {
    status: 409,
    message: () => 'You can only take the last change back, within 30 days. Reload the page to see how things stand.',
  },
  'state-changed-meanwhile': {
    status: 409,
    message: () => 'This was changed in the meantime. Nothing was saved. Look at how things stand now.',
  },
  'no-birth': {
    status: 409,
    message: () =>
      'A picture can be added once you have said that your baby is here. Reload the page to see how things stand.',
  },
  'nothing-to-take-back': {
    status: 409,
    message: () => 'There is nothing left to take back. Reload the page to see how things stand.',
  },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof journeyErrors, true> {}
}
