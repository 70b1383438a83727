import { ApiError } from './api.ts'
import { texts } from './texts/texts.ts'

/** The server's message, and when to retry if that is not soon; undefined if the server sent no message. */
export function refusalWords(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || !error.sentence) return undefined
  const minutes = Math.ceil((error.retryAfterSeconds ?? 0) / 60)
  return minutes <= 1 ? error.sentence : `${error.sentence} ${waitWords(minutes)}`
}

function waitWords(minutes: number): string {
  if (minutes < 60) return texts.worksAgainInMinutes(minutes)
  return minutes === 60 ? texts.worksAgainInAnHour : texts.worksAgainInHours(Math.ceil(minutes / 60))
}
