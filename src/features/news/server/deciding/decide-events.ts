import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import { canSendMail } from '#platform/server/mail/queue-message.ts'
import { listUndecided, markDecided } from '#platform/server/news/news-events.ts'
import type { NewsSubject } from '#platform/server/news/news-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { type NewsWay, newsWays } from '../../rules.ts'
import { burstDelays, type Decision, decide, type EventToDecide } from './decide.ts'
import { asEventToDecide, findSubjects } from './find-subjects.ts'
import { insertItems, type NewItem } from './insert-items.ts'
import { listMembers, type Member } from './list-members.ts'

type Context = Pick<Services, 'features' | 'findRights' | 'environment'>
type Event = Awaited<ReturnType<typeof listUndecided>>[number]

/** The most events for one transaction, so that each transaction is short. The next run decides about the others. */
const mostAtOnce = 500

/**
 * Decides for every member of a journey about its undecided events, in one transaction. The journey is locked, so nobody joins
 * or leaves meanwhile, and no other process decides about the same events.
 */
export function decideEvents(context: Context, db: Database, pregnancyId: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockRow(tx, 'pregnancies', pregnancyId)
    const events = await listUndecided(tx, pregnancyId, mostAtOnce)
    if (events.length === 0) return
    const subjectOf = await findSubjects(context, tx, { pregnancyId, rows: events })
    const members = await listMembers(context, tx, { pregnancyId })
    const bursts = await findWaiting(tx, pregnancyId, now)
    const canMail = canSendMail(context.environment)
    const withSubjects = events.flatMap((row) => {
      const found = subjectOf(row)
      return found ? [{ row, subject: found.subject, event: asEventToDecide(found.kind, row) }] : []
    })
    const items = members.flatMap((member) => decideFor(member, { withSubjects, bursts, canMail, now }))
    await insertItems(tx, pregnancyId, items, now)
    await postponeWaiting(tx, pregnancyId, bursts, now)
    await markDecided(
      tx,
      events.map(({ id }) => id),
      now,
    )
  })
}

/** Who is told in which way, of what kind of events, and by whom. */
type Common = { readonly userId: number; readonly kind: string; readonly actorId: number | null; readonly way: NewsWay }

/** Several things that one person did in a row, such as ten photos, and that a member has not been told of yet. */
type Burst = Common & {
  /** When the first of them happened. */
  readonly since: Date
  /** When the message about all of them is due; absent for a stored burst until a new event joins it. */
  due?: Date
  /** Whether the database already has items of this burst. */
  readonly isStored: boolean
  /** The due times of the new items. */
  readonly items: { due: Date | null }[]
}
type Bursts = Map<string, Burst>

const keyOf = ({ userId, kind, actorId, way }: Common) => `${userId} ${kind} ${actorId} ${way}`

const commonOf = (userId: number, { kind, actor_id }: Event, way: NewsWay): Common => ({
  userId,
  kind,
  actorId: actor_id,
  way,
})

type Batch = {
  /** The events whose subjects still exist. */
  readonly withSubjects: readonly {
    readonly row: Event
    readonly subject: NewsSubject
    readonly event: EventToDecide
  }[]
  readonly bursts: Bursts
  readonly canMail: boolean
  readonly now: Date
}

function decideFor(member: Member, { withSubjects, bursts, canMail, now }: Batch): NewItem[] {
  return withSubjects.flatMap(({ row, subject, event }) => {
    const { isGathered, topic } = event
    const sinceOf = (way: NewsWay) => bursts.get(keyOf(commonOf(member.userId, row, way)))?.since ?? null
    const decision = decide({
      event,
      subject,
      person: member,
      ...member,
      waitingSince: { push: sinceOf('push'), mail: sinceOf('mail') },
      now,
    })
    if (!decision.list) return []
    const item = asItem(member.userId, row, decision, canMail)
    if (isGathered) for (const way of newsWays) if (isAtOnce(member, way, topic)) joinBurst(bursts, row, item, way)
    return [item]
  })
}

const isAtOnce = ({ choices }: Member, way: NewsWay, topic: keyof Member['choices']['frequencies']['push']) =>
  choices.frequencies[way][topic] === 'at-once'

const asItem = (userId: number, event: Event, { isSeen, push, mail }: Decision, canMail: boolean): NewItem => ({
  userId,
  eventId: event.id,
  isSeen,
  due: { push: { due: push }, mail: { due: canMail ? mail : null } },
})

/** Adds an item to its burst. All items of a burst become due together, when the last one is due. */
function joinBurst(bursts: Bursts, event: Event, item: NewItem, way: NewsWay) {
  const { due } = item.due[way]
  if (!due) return
  const common = commonOf(item.userId, event, way)
  const key = keyOf(common)
  const since = new Date(event.happened_at)
  const burst: Burst = bursts.get(key) ?? { ...common, since, isStored: false, items: [] }
  bursts.set(key, burst)
  burst.items.push(item.due[way])
  burst.due = due
  for (const waiting of burst.items) waiting.due = due
}

/**
 * The stored bursts that are not due yet, by `keyOf`. Items that are due already do not wait for more. Items that are due in a
 * minute or later wait for something else, such as a daily message or the end of quiet hours.
 */
async function findWaiting(tx: Tx, pregnancyId: number, now: Date): Promise<Bursts> {
  const bursts: Bursts = new Map()
  const latest = new Date(now.getTime() + burstDelays.afterLastMs)
  for (const way of newsWays) {
    const waiting = await tx
      .selectFrom('news_items')
      .where('pregnancy_id', '=', pregnancyId)
      .where(`${way}_due_at`, '>', now.toISOString())
      .where(`${way}_due_at`, '<', latest.toISOString())
      .groupBy(['user_id', 'kind', 'actor_id'])
      .select(({ fn }) => ['user_id', 'kind', 'actor_id', fn.min('happened_at').as('since')])
      .execute()
    for (const { user_id: userId, kind, actor_id: actorId, since } of waiting) {
      const common = { userId, kind, actorId, way }
      bursts.set(keyOf(common), { ...common, since: new Date(since), isStored: true, items: [] })
    }
  }
  return bursts
}

/** Postpones the stored items of each burst, so that one message tells of them and of the new items. */
async function postponeWaiting(tx: Tx, pregnancyId: number, bursts: Bursts, now: Date): Promise<void> {
  for (const { userId, kind, actorId, way, due, isStored } of bursts.values()) {
    if (!isStored || !due) continue
    const column = `${way}_due_at` as const
    await tx
      .updateTable('news_items')
      .set({ [column]: due.toISOString() })
      .where('user_id', '=', userId)
      .where('pregnancy_id', '=', pregnancyId)
      .where('kind', '=', kind)
      .where('actor_id', '=', actorId)
      .where(column, '>', now.toISOString())
      .where(column, '<', due.toISOString())
      .execute()
  }
}
