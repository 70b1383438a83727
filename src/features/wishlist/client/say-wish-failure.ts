import { sayFailure } from '#platform/client/say-failure.ts'
import { texts } from './texts/texts.ts'

/** Shows a message that a wish could not be added, changed or removed. */
export const showWishFailure = (title: string, error: unknown): void =>
  sayFailure(title, error, texts.wentWrong, 'session-expired')
