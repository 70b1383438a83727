import type { ErrorCode } from '../errors.ts'

/** What a person reads when a call fails; a missing sentence does not compile. */
export const errorMessages: Record<ErrorCode, string> = {
  'malformed-json': 'The request is not valid JSON.',
  'malformed-request': 'The request could not be read.',
  'invalid-input': 'Some of what was entered needs another look.',
  unauthorized: 'Unauthorized',
  'cross-site': 'This request did not come from one of Nestling’s own pages.',
  'not-found': 'There is nothing here.',
  'too-large': 'That is larger than Nestling can take.',
  'wrong-media-type': 'That kind of content cannot be taken here.',
  'bad-range': 'That part of the file does not exist.',
  'unknown-host': 'Nestling does not answer under this name.',
  'too-many-attempts': 'Too many attempts. Please wait a little and try again.',
  'too-busy': 'Nestling is busy right now. Please try again in a moment.',
  internal: 'Something went wrong on our side. Nothing was changed.',
  unavailable: 'Nestling cannot reach its data right now. Please try again in a moment.',
  'storage-full': 'The storage is full. Nothing was changed.',
  'wrong-credentials': 'Invalid email or password',
  'admin-only': 'Admin access required',
  'invitation-required': 'You need an invitation to access this pregnancy tracker.',
  'set-up-closed': 'Nestling has already been set up.',
  'wrong-set-up-token': 'This set-up address is not valid any more. The newest one is printed when Nestling starts.',
  'no-journey': 'There is no pregnancy journey yet.',
}
