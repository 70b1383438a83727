/** A message that arrives days late is confusing, so it fails after a day in the queue, even if no mail worker runs. */
import { texts } from '../texts/texts.ts'

const longestWaitMs = 24 * 3_600_000

export const waitedTooLong = (createdAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) > longestWaitMs

type MessageRow = {
  created_at: string | null
  sent_at: string | null
  failed_at: string | null
  failure: string | null
}

/** The state of a message, for an admin. If a left join found no message, `mail` is null. */
export function mailStateOf(
  { created_at, sent_at, failed_at, failure }: MessageRow,
  now: Date,
): { mail: 'waiting' | 'sent' | 'failed' | null; mailFailure: string | null } {
  if (created_at === null) return { mail: null, mailFailure: null }
  if (sent_at !== null) return { mail: 'sent', mailFailure: failure }
  if (failed_at !== null) return { mail: 'failed', mailFailure: failure }
  return waitedTooLong(created_at, now)
    ? { mail: 'failed', mailFailure: texts.waitedTooLong }
    : { mail: 'waiting', mailFailure: failure }
}
