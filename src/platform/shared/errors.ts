import { texts } from './texts/texts.ts'

/** Every error of the API has a stable code, an HTTP status, and a message for people in the current language. */
export type Failures = Readonly<Record<string, { readonly status: number; readonly message: () => string }>>

/** Errors that any feature can have. A feature defines further ones in its `errors.ts`. */
export const platformErrors = {
  'malformed-json': { status: 400, message: () => texts.malformedJson },
  'malformed-request': { status: 400, message: () => texts.malformedRequest },
  'invalid-input': { status: 400, message: () => texts.invalidInput },
  unauthorized: { status: 401, message: () => texts.unauthorized },
  'cross-site': { status: 403, message: () => texts.crossSite },
  'not-found': { status: 404, message: () => texts.notFound },
  'key-reused': { status: 409, message: () => texts.keyReused },
  'outcome-unknown': { status: 409, message: () => texts.outcomeUnknown },
  'other-sender': { status: 409, message: () => texts.otherSender },
  'changed-meanwhile': { status: 412, message: () => texts.changedMeanwhile },
  'too-large': { status: 413, message: () => texts.tooLarge },
  'wrong-media-type': { status: 415, message: () => texts.wrongMediaType },
  'bad-range': { status: 416, message: () => texts.badRange },
  'unknown-host': { status: 421, message: () => texts.unknownHost },
  'too-many-attempts': { status: 429, message: () => texts.tooManyAttempts },
  'too-busy': { status: 429, message: () => texts.tooBusy },
  internal: { status: 500, message: () => texts.internalError },
  unavailable: { status: 503, message: () => texts.unavailable },
  'data-damaged': { status: 503, message: () => texts.dataDamaged },
  'storage-full': { status: 507, message: () => texts.storageFull },
  'admin-only': { status: 403, message: () => texts.adminOnly },
  'second-step-missing': { status: 403, message: () => texts.secondStepMissing },
  'second-step-not-passed': { status: 403, message: () => texts.secondStepNotPassed },
  'section-closed': { status: 403, message: () => texts.sectionClosed },
  'invitation-required': { status: 403, message: () => texts.invitationRequired },
  'too-much-mail': { status: 429, message: () => texts.tooMuchMail },
  'not-yours': { status: 403, message: () => texts.notYours },
  'not-your-words': { status: 403, message: () => texts.notYourWords },
  'not-a-picture': { status: 415, message: () => texts.notAPicture },
  'no-journey': { status: 404, message: () => texts.noJourney },
} as const satisfies Failures

/** All codes. A feature adds its codes by declaration merging. @public */
export interface ErrorCodes extends Record<keyof typeof platformErrors, true> {}
export type ErrorCode = keyof ErrorCodes

/** Field name → error message. */
export type FieldMessages = Readonly<Record<string, string>>

/** A fault that the operator has to fix. */
export type Fault =
  | 'disk-full'
  | 'disk-failed'
  | 'data-damaged'
  | 'database-busy'
  | 'database-read-only'
  | 'database-denied'
  | 'database-away'
  | 'files-denied'
  | 'files-read-only'
  | 'too-many-files'
  | 'store-denied'
  | 'store-away'

/**
 * Who saved the present version of a thing, and when (ISO text). `isYou`: it was the caller, in another window or on another
 * device.
 */
export type LastSave = { readonly firstName: string; readonly isYou: boolean; readonly at: string }

type Details = {
  /** The cause. Only admins and the log get it. */
  fault?: Fault
  /** A message to use instead of the usual one of the code. */
  message?: string
  fields?: FieldMessages
  retryAfterSeconds?: number
  /** The present state of the thing, for a caller who saw an earlier version. */
  present?: unknown
  /** Who saved `present`, if that is known. */
  lastSave?: LastSave
  /** The id of the log line with the details. The response has this id instead of the details. */
  requestId?: string
}

/** Throw this for every expected failure. Any other thrown error is a bug, with the response 500. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}
