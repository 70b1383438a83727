import type { Tx } from '#platform/server/database/database.ts'
import { queueWithOwnLimits } from '#platform/server/mail/queue-message.ts'
import type { Member } from '../deciding/list-members.ts'
import { newsMessage } from './news-message.ts'

type NewsToMail = { readonly member: Member; readonly ids: readonly number[] }

/** Queues one message about these items. If the recipient has reached the limit of mail about news, the items wait. */
export async function queueNewsMail(tx: Tx, { member, ids }: NewsToMail, now: Date): Promise<void> {
  const message = { kind: newsMessage, subjectId: member.userId, recipient: member.email }
  const queued = await queueWithOwnLimits(tx, message, now)
  const set =
    'letterId' in queued
      ? { mail_due_at: null, mail_letter_id: queued.letterId }
      : { mail_due_at: new Date(now.getTime() + queued.waitSeconds * 1000).toISOString() }
  await tx.updateTable('news_items').set(set).where('id', 'in', ids).execute()
}
