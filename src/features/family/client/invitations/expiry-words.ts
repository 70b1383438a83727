import { dayWords } from '#platform/shared/time/day-words.ts'
import { texts } from '../texts/texts.ts'

/** The expiry of an invitation or code: "Until Jan 6, 2026". */
export function expiryWords(expiresAt: string | null, now: Date): string {
  if (expiresAt === null) return texts.noExpiry
  const day = dayWords(expiresAt)
  return new Date(expiresAt) <= now ? texts.expiredOn(day) : texts.validUntil(day)
}
