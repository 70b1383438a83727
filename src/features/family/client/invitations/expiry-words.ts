import { dayWords } from '#platform/shared/time/day-words.ts'

/** When an invitation or code expires: "Until Jan 6, 2026". */
export function expiryWords(expiresAt: string | null, now: Date): string {
  if (expiresAt === null) return 'No end'
  return `${new Date(expiresAt) <= now ? 'Expired' : 'Until'} ${dayWords(expiresAt)}`
}
