/** Reminds people of things that begin soon, at the time at which the reminder is due for each person. */
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import { canSendMail } from '#platform/server/mail/queue-message.ts'
import { addReminder } from '#platform/server/news/news-events.ts'
import type { NewsKind, Period, UpcomingDate } from '#platform/server/news/news-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { type Decision, decideReminder } from '../deciding/decide.ts'
import { findSubjects } from '../deciding/find-subjects.ts'
import { insertItems } from '../deciding/insert-items.ts'
import { listMembers } from '../deciding/list-members.ts'

type Context = Pick<Services, 'features' | 'findRights' | 'environment'>
type ReminderKind = NewsKind & { readonly reminder: NonNullable<NewsKind['reminder']> }

/** The longest time between a reminder and its date. It is more than a day, because a reminder may come before long quiet hours. */
const longestLeadMs = 50 * 3_600_000
/** Databases limit the number of values in a statement. */
const mostRows = 1000

/** The journeys in which somebody may have to be reminded now. */
export async function listJourneysWithDates({ features }: Context, db: Database, now: Date): Promise<number[]> {
  const dates = await listDates(features, db, periodFrom(now))
  return [...new Set(dates.map(({ date }) => date.pregnancyId))]
}

/**
 * Adds the reminders that are due in a journey to the news of its members, and records every reminder that was decided. Locks
 * the journey, so that two processes do not remind twice, and nobody leaves meanwhile.
 */
export async function remindJourney(context: Context, db: Database, pregnancyId: number, now: Date): Promise<void> {
  // Check first without the lock, because usually nothing is due.
  if ((await decideReminders(context, db, pregnancyId, now)).length === 0) return
  await db.transaction().execute(async (tx) => {
    await lockRow(tx, 'pregnancies', pregnancyId)
    const decided = await decideReminders(context, tx, pregnancyId, now)
    for (const ofDate of Map.groupBy(decided, ({ kind, date }) => `${kind.kind} ${date.subjectId}`).values())
      await addItems(context, tx, ofDate, now)
    const rows = decided.map(({ kind, date, userId }) => ({
      ...{ pregnancy_id: pregnancyId, user_id: userId, kind: kind.kind },
      ...{ subject_id: date.subjectId, starts_at: date.startsAt.toISOString() },
    }))
    for (let at = 0; at < rows.length; at += mostRows)
      await tx
        .insertInto('news_reminders')
        .values(rows.slice(at, at + mostRows))
        .execute()
  })
}

type Decided = {
  readonly kind: ReminderKind
  readonly date: UpcomingDate
  readonly userId: number
  readonly decision: Decision
}

/** The reminders that are now due for a member and were not decided before. */
async function decideReminders(
  context: Context,
  db: Database | Tx,
  pregnancyId: number,
  now: Date,
): Promise<Decided[]> {
  const dates = await listDates(context.features, db, { ...periodFrom(now), pregnancyId })
  const rows = dates.map(({ kind, date }) => ({ kind: kind.kind, subject_id: date.subjectId }))
  const subjectOf = await findSubjects(context, db, { pregnancyId, rows })
  const members = await listMembers(context, db, { pregnancyId })
  const before = await listDecided(db, pregnancyId, now)
  return dates.flatMap(({ kind, date }) =>
    members.flatMap((member) => {
      const { userId } = member
      if (before.has(keyOf({ kind: kind.kind, ...date, userId }))) return []
      const decision = decideReminder({
        ...{ event: kind, subject: subjectOf({ kind: kind.kind, subject_id: date.subjectId })?.subject },
        ...{ person: member, ...member, lead: kind.reminder.lead, ...date, now },
      })
      return decision === 'later' ? [] : [{ kind, date, userId, decision }]
    }),
  )
}

/** The keys (see `keyOf`) of the decided reminders whose dates are still to come. */
async function listDecided(db: Database | Tx, pregnancyId: number, now: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('news_reminders')
    .where('pregnancy_id', '=', pregnancyId)
    .where('starts_at', '>', now.toISOString())
    .select(['kind', 'subject_id', 'starts_at', 'user_id'])
    .execute()
  return new Set(
    rows.map(({ kind, subject_id, starts_at, user_id }) =>
      keyOf({ kind, subjectId: subject_id, startsAt: new Date(starts_at), userId: user_id }),
    ),
  )
}

type Key = Pick<UpcomingDate, 'subjectId' | 'startsAt'> & { readonly kind: string; readonly userId: number }

const keyOf = ({ kind, subjectId, startsAt, userId }: Key) => `${kind} ${subjectId} ${startsAt.getTime()} ${userId}`

/** Adds one event for a date, with an item for each person who is reminded of it now. */
async function addItems({ environment }: Context, tx: Tx, decided: readonly Decided[], now: Date): Promise<void> {
  const reminded = decided.filter(({ decision }) => decision.list)
  const [first] = reminded
  if (!first) return
  const { kind, date } = first
  const { pregnancyId, subjectId, startsAt } = date
  const reminder = { pregnancyId, kind: kind.kind, subjectId, aboutAt: startsAt.toISOString() }
  const eventId = await addReminder(tx, reminder, now)
  const canMail = canSendMail(environment)
  const items = reminded.map(({ userId, decision: { isSeen, push, mail } }) => ({
    ...{ userId, eventId, isSeen, due: { push: { due: push }, mail: { due: canMail ? mail : null } } },
  }))
  await insertItems(tx, pregnancyId, items, now)
}

const periodFrom = (now: Date) => ({ after: now, until: new Date(now.getTime() + longestLeadMs) })

async function listDates(
  features: Services['features'],
  db: Database | Tx,
  period: Period,
): Promise<{ kind: ReminderKind; date: UpcomingDate }[]> {
  const found: { kind: ReminderKind; date: UpcomingDate }[] = []
  for (const kind of features.flatMap(({ news = [] }) => news).filter(isReminder))
    for (const date of await kind.reminder.listDates(db, period)) found.push({ kind, date })
  return found
}

const isReminder = (kind: NewsKind): kind is ReminderKind => kind.reminder !== undefined
