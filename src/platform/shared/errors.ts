/** Every failure the API can answer with: its stable code and its HTTP status. The sentences are in `messages/en.ts`. */
export const errorCatalogue = {
  // the request itself
  'malformed-json': 400,
  'malformed-request': 400,
  'invalid-input': 400,
  unauthorized: 401,
  'cross-site': 403,
  'not-found': 404,
  'too-large': 413,
  'wrong-media-type': 415,
  'bad-range': 416,
  'unknown-host': 421,
  'too-many-attempts': 429,
  'too-busy': 429,
  internal: 500,
  unavailable: 503,
  'storage-full': 507,
  // people
  'wrong-credentials': 401,
  'admin-only': 403,
  'section-closed': 403,
  'invitation-required': 403,
  'wrong-invite-code': 403,
  'invite-expired': 403,
  'invite-used-up': 403,
  'email-taken': 409,
  'already-member': 409,
  'two-with-this-email': 409,
  'too-many-invitations': 409,
  'journey-full': 409,
  'last-admin': 409,
  'wrong-current-password': 403,
  'wrong-reset-link': 403,
  'mail-not-set-up': 409,
  'too-much-mail': 429,
  'no-link-for-them': 409,
  'not-yours': 403,
  'wish-taken': 409,
  'wish-purchased': 409,
  'not-a-picture': 415,
  'set-up-closed': 404,
  'wrong-set-up-token': 403,
  // journeys
  'no-journey': 404,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorCatalogue

/** Field name → what is wrong with it. */
export type FieldMessages = Readonly<Record<string, string>>

type Details = {
  fields?: FieldMessages
  retryAfterSeconds?: number
  /** The id of the log line with the details that a person must not see. */
  requestId?: string
}

/** Throw this for every failure a person can understand; anything else that is thrown is a bug and answers 500. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorCatalogue[this.code]
  }
}
