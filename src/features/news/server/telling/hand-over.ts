/** Hands over news that is due: to the devices of a person, or to the mail queue. */
import type { Push } from '#features/push/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import { canSendMail } from '#platform/server/mail/queue-message.ts'
import type { Services } from '#platform/server/services.ts'
import type { NewsWay } from '../../rules.ts'
import { decideDue } from '../deciding/decide.ts'
import { asDecidedEvent, findSubjects } from '../deciding/find-subjects.ts'
import { listMembers, type Member } from '../deciding/hearers.ts'
import { queueNewsMail } from '../mail/queue-news-mail.ts'
import { describeNews, type NewsLine, type ToldItem } from './describe-news.ts'

/** Queues a notification in the transaction that marks its news as told. */
export type QueuePush = (tx: Tx, push: Push, now: Date) => Promise<unknown>

type Context = Pick<Services, 'features' | 'findRights' | 'environment'> & { readonly queuePush: QueuePush }
export type DuePerson = { readonly pregnancy_id: number; readonly user_id: number }

/** The people with due news, and the journeys of the news. */
export const listDuePeople = (db: Database, way: NewsWay, now: Date): Promise<DuePerson[]> =>
  db
    .selectFrom('news_items')
    .where(`${way}_due_at`, '<=', now.toISOString())
    .select(['pregnancy_id', 'user_id'])
    .distinct()
    .limit(100)
    .execute()

/**
 * Decides again about a person's due news. Hands over what may still be told as one message, in one transaction. The journey is
 * locked, so nobody loses a right meanwhile.
 */
export function handOver(context: Context, db: Database, way: NewsWay, person: DuePerson, now: Date): Promise<void> {
  const { pregnancy_id: pregnancyId, user_id: userId } = person
  return db.transaction().execute(async (tx) => {
    await lockRow(tx, 'pregnancies', pregnancyId)
    const due = await listDue(tx, way, person, now)
    const [member] = await listMembers(context, tx, { pregnancyId, userId })
    const subjectOf = await findSubjects(context, tx, { pregnancyId, rows: due })
    const told: ToldItem[] = []
    for (const item of due) {
      const { kind, subject } = subjectOf(item) ?? {}
      const outcome =
        member && kind && subject
          ? decideDue({
              event: asDecidedEvent(kind, item),
              subject,
              person: member,
              ...member,
              way,
              dueAt: new Date(item.due_at ?? 0),
              isRead: item.read_at !== null,
              now,
            })
          : 'drop'
      if (outcome === 'tell' && kind && subject)
        told.push({ id: item.id, kind, subject, actorId: item.actor_id, happenedAt: item.happened_at })
      else await setDue(tx, way, [item.id], outcome instanceof Date ? outcome : null)
    }
    if (!member || told.length === 0) return
    const ids = told.map(({ id }) => id)
    if (way === 'push') {
      await setDue(tx, way, ids, null)
      await pushNews(context, tx, { pregnancyId, member, told }, now)
    } else if (canSendMail(context.environment)) await queueNewsMail(tx, { member, ids }, now)
    else await setDue(tx, way, ids, null)
  })
}

const listDue = (tx: Tx, way: NewsWay, { pregnancy_id, user_id }: DuePerson, now: Date) =>
  tx
    .selectFrom('news_items')
    .where('pregnancy_id', '=', pregnancy_id)
    .where('user_id', '=', user_id)
    .where(`${way}_due_at`, '<=', now.toISOString())
    .orderBy('id')
    .select(['id', 'kind', 'subject_id', 'actor_id', 'happened_at', 'read_at', `${way}_due_at as due_at`])
    .execute()

async function setDue(tx: Tx, way: NewsWay, ids: readonly number[], due: Date | null): Promise<void> {
  const set = way === 'push' ? { push_due_at: due?.toISOString() ?? null } : { mail_due_at: due?.toISOString() ?? null }
  await tx.updateTable('news_items').set(set).where('id', 'in', ids).execute()
}

type Told = { readonly pregnancyId: number; readonly member: Member; readonly told: readonly ToldItem[] }

/** A notification has room for this many lines. */
const mostLines = 4

async function pushNews({ queuePush }: Context, tx: Tx, { pregnancyId, member, told }: Told, now: Date): Promise<void> {
  const lines = await describeNews(tx, told, member)
  const shown = lines.slice(0, lines.length > mostLines ? mostLines - 1 : mostLines)
  const more = lines.length - shown.length
  const [line] = lines
  const isOne = line && lines.length === 1
  const journey = tx.selectFrom('pregnancies').select('baby_name').where('id', '=', pregnancyId)
  const { baby_name } = await journey.executeTakeFirstOrThrow()
  await queuePush(
    tx,
    {
      pregnancyId,
      userId: member.userId,
      title: `News from ${baby_name}’s family`,
      body: [...shown.map(sayInOneLine), ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
      path: isOne ? line.path : '/news',
      tag: isOne ? `news-${pregnancyId}-${line.kind.kind}-${line.aboutId}` : `news-${pregnancyId}`,
    },
    now,
  )
}

const sayInOneLine = ({ text, content }: NewsLine) => (content ? `${text}: “${content}”` : text)
