import { dayWords } from '#platform/shared/time/day-words.ts'

/** Until when an invitation or a code is good: "Until Jan 6, 2026". */
export function whenOver(expiresAt: string | null, now: Date): string {
  if (expiresAt === null) return 'No end'
  return `${new Date(expiresAt) <= now ? 'Expired' : 'Until'} ${dayWords(expiresAt)}`
}
