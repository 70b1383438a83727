import type { Failures } from '#platform/shared/errors.ts'
import { passkeyLimits } from './rules.ts'
import { texts } from './texts/texts.ts'

export const passkeyErrors = {
  'no-passkeys-here': { status: 409, message: () => texts.noPasskeysHere },
  'challenge-gone': { status: 403, message: () => texts.challengeGone },
  'wrong-passkey': { status: 403, message: () => texts.wrongPasskey },
  'passkey-copied': { status: 403, message: () => texts.passkeyCopied },
  'passkey-not-made': { status: 400, message: () => texts.passkeyNotMade },
  'passkey-known': { status: 409, message: () => texts.passkeyKnown },
  'too-many-passkeys': { status: 409, message: () => texts.tooManyPasskeys(passkeyLimits.most) },
} as const satisfies Failures

declare module '#platform/shared/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof passkeyErrors, true> {}
}
