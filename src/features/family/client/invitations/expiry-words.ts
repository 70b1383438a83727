import { dayWords } from '#platform/shared/time/day-words.ts'

/** The expiry of an invitation or code: "Until Jan 6, 2026". */
export function expiryWords(expiresAt: string | null, now: Date): string {
  if (expiresAt === null) return 'No expiry'
  return `${new Date(expiresAt) <= now ? 'Expired' : 'Until'} ${dayWords(expiresAt)}`
}
