import type { Tx } from '#platform/server/database/database.ts'
import type { NewsWay } from '../../rules.ts'

export type NewItem = {
  readonly userId: number
  readonly eventId: number
  readonly isSeen: boolean
  /** When each message is due; null means never. Later events of the burst change `due` to postpone the message. */
  readonly due: Readonly<Record<NewsWay, { due: Date | null }>>
}

/**
 * Adds the items of a journey. One statement copies the events for all people whose items are otherwise the same, so a burst of
 * news for a large family takes little time. There may be at most a few hundred events, because databases limit the number
 * of values in a statement.
 */
export async function insertItems(tx: Tx, pregnancyId: number, items: readonly NewItem[], now: Date): Promise<void> {
  for (const alike of Map.groupBy(items, copyKey).values()) {
    // The cast is safe: each group has an item.
    const [like] = alike as [NewItem, ...NewItem[]]
    const byPerson = Map.groupBy(alike, ({ userId }) => userId)
    const withEvents = Map.groupBy(byPerson, ([, own]) => own.map(({ eventId }) => eventId).join(' '))
    for (const [events, people] of withEvents) {
      const userIds = people.map(([userId]) => userId)
      await copyEvents(tx, pregnancyId, { userIds, eventIds: events.split(' ').map(Number), like, now })
    }
  }
}

/** Items have the same key if they differ only in their event and their person. */
const copyKey = ({ isSeen, due: { push, mail } }: NewItem) => `${isSeen} ${push.due?.getTime()} ${mail.due?.getTime()}`

const columns = [
  ...(['event_id', 'kind', 'subject_id', 'actor_id', 'about_at', 'happened_at', 'user_id'] as const),
  ...(['pregnancy_id', 'read_at', 'push_due_at', 'mail_due_at'] as const),
] as const

type Copies = {
  readonly userIds: readonly number[]
  readonly eventIds: readonly number[]
  readonly like: NewItem
  readonly now: Date
}

const copyEvents = (tx: Tx, pregnancyId: number, { userIds, eventIds, like: { isSeen, due }, now }: Copies) =>
  tx
    .insertInto('news_items')
    .columns(columns)
    .expression((eb) =>
      eb
        .selectFrom(['news_events', 'users'])
        .where('news_events.id', 'in', eventIds)
        .where('users.id', 'in', userIds)
        .orderBy('news_events.id')
        .select(['news_events.id', 'kind', 'subject_id', 'actor_id', 'about_at', 'happened_at', 'users.id as user_id'])
        .select([
          eb.cast<number>(eb.val(pregnancyId), 'integer').as('pregnancy_id'),
          eb.cast<string | null>(eb.val(isSeen ? now.toISOString() : null), 'text').as('read_at'),
          eb.cast<string | null>(eb.val(due.push.due?.toISOString() ?? null), 'text').as('push_due_at'),
          eb.cast<string | null>(eb.val(due.mail.due?.toISOString() ?? null), 'text').as('mail_due_at'),
        ]),
    )
    .execute()
