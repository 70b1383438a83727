import { sayFailure } from '#platform/client/say-failure.ts'

export const wentWrong = 'Something went wrong. Please try again.'

type Title = 'Failed to Add Item' | 'Failed to Update Item' | 'Failed to Remove Item'

/** Shows a message that a wish could not be added, changed or removed. The specification fixes the titles. */
export const sayWishFailure = (title: Title, error: unknown): void =>
  sayFailure(title, error, wentWrong, 'session-expired')
