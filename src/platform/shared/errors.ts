/** Every error of the API has a stable code, an HTTP status, and a message for people. */
export type Failures = Readonly<Record<string, { readonly status: number; readonly message: string }>>

/** Errors that any feature can have. A feature defines further ones in its `errors.ts`. */
export const platformErrors = {
  'malformed-json': { status: 400, message: 'The request is not valid JSON.' },
  'malformed-request': { status: 400, message: 'The request could not be read.' },
  'invalid-input': { status: 400, message: 'Please check what you entered.' },
  unauthorized: { status: 401, message: 'Unauthorized' },
  'cross-site': { status: 403, message: 'This request did not come from one of Nestling’s own pages.' },
  'not-found': { status: 404, message: 'There is nothing here.' },
  'key-reused': { status: 409, message: 'This was already sent with other content. Please try again.' },
  'outcome-unknown': {
    status: 409,
    message: 'This was sent before, and the answer was lost. Check whether it is there before you send it again.',
  },
  'other-sender': {
    status: 409,
    message: 'Somebody else is signed in now, or another journey is open. Nothing was changed.',
  },
  'changed-meanwhile': { status: 412, message: 'This was changed in the meantime. Nothing was saved.' },
  'too-large': { status: 413, message: 'That is larger than Nestling can accept.' },
  'wrong-media-type': { status: 415, message: 'That kind of content is not accepted here.' },
  'bad-range': { status: 416, message: 'That part of the file does not exist.' },
  'unknown-host': { status: 421, message: 'Nestling is not available at this address.' },
  'too-many-attempts': { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  'too-busy': { status: 429, message: 'Nestling is busy right now. Please try again in a moment.' },
  internal: { status: 500, message: 'Something went wrong on our side. Nothing was changed.' },
  unavailable: { status: 503, message: 'Nestling cannot reach its data right now. Please try again in a moment.' },
  'data-damaged': {
    status: 503,
    message: 'Some of Nestling’s data is damaged. The person who runs this Nestling has to restore a backup.',
  },
  'storage-full': { status: 507, message: 'The storage is full. Nothing was changed.' },
  'admin-only': { status: 403, message: 'Admin access required' },
  'second-step-missing': {
    status: 403,
    message: 'Admins need a second step or a passkey for this. Set one up in your account first.',
  },
  'second-step-not-passed': {
    status: 403,
    message: 'To do this, sign out, then sign in again with your second step or your passkey.',
  },
  'section-closed': { status: 403, message: 'The parents have not opened this part of their journey to you.' },
  'invitation-required': { status: 403, message: 'You need an invitation to access this pregnancy tracker.' },
  'too-much-mail': { status: 429, message: 'A lot of mail was sent within the last hour. Please try again later.' },
  'not-yours': { status: 403, message: 'Only the person who added this, or an admin, can change it.' },
  'not-your-words': { status: 403, message: 'Only the person who wrote this can change it.' },
  'not-a-picture': {
    status: 415,
    message: 'That file is not a picture that Nestling can read. JPEG, PNG and WebP always work.',
  },
  'no-journey': { status: 404, message: 'There is no pregnancy journey yet.' },
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
