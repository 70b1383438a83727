/** Hands over news that is due: to the devices of a person, or to the mail queue. */

import type { Push } from '#features/push/server/public.ts'
import { loadLanguage } from '#language/in-languages.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import { inLanguage } from '#platform/server/language/request-language.ts'
import { canSendMail } from '#platform/server/mail/queue-message.ts'
import { tagOfDate } from '#platform/server/news/news-kind.ts'
import type { Services } from '#platform/server/services.ts'
import type { NewsWay } from '../../rules.ts'
import { texts } from '../../texts/texts.ts'
import { decideDue } from '../deciding/decide.ts'
import { asEventToDecide, findSubjects } from '../deciding/find-subjects.ts'
import { listMembers, type Member } from '../deciding/list-members.ts'
import { queueNewsMail } from '../mail/queue-news-mail.ts'
import { describeNews, type NewsItemToTell, type NewsLine, titleOf } from './describe-news.ts'

/** Queues a notification in the transaction that marks its news as told. */
export type QueuePush = (tx: Tx, push: Push, now: Date) => Promise<unknown>

type Context = Pick<Services, 'features' | 'findRights' | 'environment'> & { readonly queuePush: QueuePush }
export type DuePerson = { readonly pregnancy_id: number; readonly user_id: number }

/** Lists up to 1,000 pairs of a person and a journey. The person has due news of this journey. */
export const listDuePeople = (db: Database, way: NewsWay, now: Date): Promise<DuePerson[]> =>
  db
    .selectFrom('news_items')
    .where(`${way}_due_at`, '<=', now.toISOString())
    .select(['pregnancy_id', 'user_id'])
    .distinct()
    .limit(1000)
    .execute()

/**
 * Decides again about a person's due news, and hands over what may still be told, in one transaction. The journey is locked, so
 * nobody loses a right meanwhile.
 */
export function handOver(context: Context, db: Database, way: NewsWay, person: DuePerson, now: Date): Promise<void> {
  const { pregnancy_id: pregnancyId, user_id: userId } = person
  return db.transaction().execute(async (tx) => {
    await lockRow(tx, 'pregnancies', pregnancyId)
    const due = await listDue(tx, way, person, now)
    const [member] = await listMembers(context, tx, { pregnancyId, userId })
    const subjectOf = await findSubjects(context, tx, { pregnancyId, rows: due })
    const told: NewsItemToTell[] = []
    for (const item of await passOnDates(context, tx, { due, person, subjectOf })) {
      const { kind, subject } = subjectOf(item) ?? {}
      const outcome =
        member && kind && subject
          ? decideDue({
              event: asEventToDecide(kind, item),
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
        told.push({
          ...{ id: item.id, kind, subject },
          ...{ actorId: item.actor_id, aboutAt: item.about_at, happenedAt: item.happened_at },
        })
      else await setDue(tx, way, [item.id], outcome instanceof Date ? outcome : null)
    }
    if (!member || told.length === 0) return
    const ids = told.map(({ id }) => id)
    if (way === 'push') {
      await setDue(tx, way, ids, null)
      await loadLanguage(member.language)
      await inLanguage(member.language, () => pushNews(context, tx, { pregnancyId, member, told }, now))
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
    .select(['id', 'kind', 'subject_id', 'actor_id', 'about_at', 'happened_at', 'read_at', `${way}_due_at as due_at`])
    .execute()

type Due = Awaited<ReturnType<typeof listDue>>[number]
type DueNews = { due: readonly Due[]; person: DuePerson; subjectOf: Awaited<ReturnType<typeof findSubjects>> }

/**
 * If a thing is moved and then cancelled before the person hears of the move, they hear only of the cancellation. Its
 * text has to name the date that they know: the date before the move, which is the move's `about_at`. So this function
 * copies that date to the other news about the same thing, also to an earlier cancellation: the person hears of both
 * cancellations as one. News that has an `about_at` of its own, such as a reminder, keeps it.
 */
async function passOnDates(
  { features }: Context,
  tx: Tx,
  { due, person, subjectOf }: DueNews,
): Promise<readonly Due[]> {
  const aboutDate = features.flatMap(({ news = [] }) => news).filter(({ isAboutDate }) => isAboutDate)
  const names = aboutDate.map(({ kind }) => kind)
  const moves = new Set(aboutDate.filter(({ isMove }) => isMove).map(({ kind }) => kind))
  const cancelledMoves = due.filter((item) => moves.has(item.kind) && item.about_at !== null && !subjectOf(item))
  for (const { subject_id, about_at } of cancelledMoves)
    await tx
      .updateTable('news_items')
      .set({ about_at })
      .where('pregnancy_id', '=', person.pregnancy_id)
      .where('user_id', '=', person.user_id)
      .where('subject_id', '=', subject_id)
      .where('kind', 'in', names)
      .where('about_at', 'is', null)
      .execute()
  return due.map((item) => {
    const move = cancelledMoves.find(({ subject_id }) => subject_id === item.subject_id)
    const takesDate = move && item.about_at === null && names.includes(item.kind)
    return takesDate ? { ...item, about_at: move.about_at } : item
  })
}

async function setDue(tx: Tx, way: NewsWay, ids: readonly number[], due: Date | null): Promise<void> {
  const set = way === 'push' ? { push_due_at: due?.toISOString() ?? null } : { mail_due_at: due?.toISOString() ?? null }
  await tx.updateTable('news_items').set(set).where('id', 'in', ids).execute()
}

type Told = { readonly pregnancyId: number; readonly member: Member; readonly told: readonly NewsItemToTell[] }

/** A notification has room for this many lines. */
const mostLines = 4

/**
 * Queues the notifications. News about the date of a thing, such as an appointment, has its own notification for each thing, so
 * that a newer one can replace it. All other news shares one.
 */
async function pushNews({ queuePush }: Context, tx: Tx, { pregnancyId, member, told }: Told, now: Date): Promise<void> {
  const lines = await describeNews(tx, told, member)
  const groups = Map.groupBy(lines, (line) => (line.kind.isAboutDate ? tagOf(pregnancyId, line) : 'others'))
  // If there would be more than `mostLines`, the person gets one notification about everything.
  const notifications = groups.size > mostLines ? [lines] : [...groups.values()]
  const journey = tx.selectFrom('pregnancies').select('baby_name').where('id', '=', pregnancyId)
  const { baby_name } = await journey.executeTakeFirstOrThrow()
  for (const together of notifications)
    await queuePush(tx, { pregnancyId, userId: member.userId, ...describePush(pregnancyId, baby_name, together) }, now)
}

type PushContent = Omit<Push, 'pregnancyId' | 'userId'>

function describePush(pregnancyId: number, babyName: string, lines: readonly NewsLine[]): PushContent {
  const shown = lines.slice(0, lines.length > mostLines ? mostLines - 1 : mostLines)
  const more = lines.length - shown.length
  const starts = lines.flatMap(({ startsAt }) => startsAt?.getTime() ?? [])
  return {
    title: titleOf(babyName, lines),
    body: [...shown.map(sayInOneLine), ...(more > 0 ? [texts.andMore(more)] : [])].join('\n'),
    path: common(lines, ({ path }) => path) ?? '/news',
    tag: tagOfAll(pregnancyId, lines),
    // After the last of these dates, the message is of no use.
    ...(starts.length === lines.length && { expiresAt: new Date(Math.max(...starts)) }),
  }
}

/** What all lines have in common; undefined if they differ. */
function common(lines: readonly NewsLine[], read: (line: NewsLine) => string): string | undefined {
  const [value, ...others] = new Set(lines.map(read))
  return others.length === 0 ? value : undefined
}

/**
 * The tag of a notification with these lines. A newer notification replaces an older one with the same tag. A single line, or
 * several about the date of one thing, have the tag of that thing. Any other lines have the tag of the journey.
 */
function tagOfAll(pregnancyId: number, lines: readonly NewsLine[]): string {
  const isAboutOne = lines.length === 1 || lines.every(({ kind }) => kind.isAboutDate)
  return (isAboutOne && common(lines, (line) => tagOf(pregnancyId, line))) || `news-${pregnancyId}`
}

const tagOf = (pregnancyId: number, { kind, aboutId }: NewsLine) =>
  kind.isAboutDate ? tagOfDate(pregnancyId, kind.topic, aboutId) : `news-${pregnancyId}-${kind.kind}-${aboutId}`

const sayInOneLine = ({ text, content }: NewsLine) => (content ? texts.withQuote(text, content) : text)
