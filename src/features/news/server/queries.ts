import { findAuthors } from '#features/sign-in/server/public.ts'
import { compileQuery } from '#platform/server/database/compiled-query.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { aboveAllIds } from '#platform/server/http/list-pages.ts'
import type { NewsKind, NewsSubject } from '#platform/server/news/news-kind.ts'
import type { Services } from '#platform/server/services.ts'
import type { Member, PregnancyId, UserId } from '#platform/server/session.ts'
import type { Rights } from '#platform/shared/section.ts'
import type { NewsEntry } from '../contract.ts'
import { groupNews, shorten } from '../rules.ts'
import { mayRead } from './deciding/decide.ts'
import { asEventToDecide, findSubjects } from './deciding/find-subjects.ts'
import { dateWords } from './telling/describe-news.ts'

type Context = Pick<Services, 'features' | 'findRights'>
type Reader = Pick<Member, 'userId' | 'pregnancyId' | 'role'>
type Page = { readonly before: number; readonly limit: number }

/**
 * A page of a person's news: the items that they may see now, and the entries that group these items. Only the last page has
 * fewer items than `limit`.
 */
export async function listNews(
  context: Context,
  db: Database,
  reader: Reader,
  { before, limit }: Page,
): Promise<{ items: readonly { id: number }[]; entries: NewsEntry[] }> {
  const { userId, pregnancyId } = reader
  const shown: Shown[] = []
  let last = before
  while (shown.length < limit) {
    const items = await selectItems(db, { userId, pregnancyId, before: last, limit })
    shown.push(...(await findShown(context, db, reader, items)))
    last = items.at(-1)?.id ?? 0
    if (items.length < limit) break
  }
  const items = shown.slice(0, limit)
  const authors = await findAuthors(db, [...new Set(items.flatMap(({ actorId }) => actorId ?? []))])
  const familyZone = await findZone(db, pregnancyId)
  const entries = groupShown(items).map((group): NewsEntry => {
    const [first, ...others] = group
    const { kind, subject } = first
    const author = authors.get(first.actorId ?? 0) ?? { firstName: '', profileImageUrl: null }
    return {
      id: first.id,
      firstId: group.at(-1)?.id ?? first.id,
      count: group.length,
      topic: kind.topic,
      text: kind.say(group.length, dateWords(subject, group.at(-1)?.aboutAt ?? null, { familyZone })),
      content: others.length === 0 && subject.content ? shorten(subject.content) : null,
      path: subject.path,
      happenedAt: first.happenedAt,
      isUnread: group.some(({ isUnread }) => isUnread),
      author: kind.reminder ? null : author,
    }
  })
  return { items, entries }
}

async function findZone(db: Database, pregnancyId: PregnancyId): Promise<string> {
  const journey = db.selectFrom('pregnancies').select('time_zone').where('id', '=', pregnancyId)
  return (await journey.executeTakeFirstOrThrow()).time_zone
}

/** The highest count of unread entries. It stands for this many or more. */
const mostCounted = 100

/** The number of unread entries, at most 100. */
export async function countUnread(context: Context, db: Database, reader: Reader): Promise<number> {
  const { userId, pregnancyId } = reader
  const items = await selectItems(db, { userId, pregnancyId, before: aboveAllIds, limit: mostCounted * 2 })
  const unread = items.filter(({ read_at }) => read_at === null)
  const shown = unread.length === 0 ? [] : await findShown(context, db, reader, unread)
  return Math.min(groupShown(shown).length, mostCounted)
}

const selectItems = compileQuery<Page & { userId: UserId; pregnancyId: PregnancyId }>()((db, param) =>
  db
    .selectFrom('news_items')
    .where('pregnancy_id', '=', param('pregnancyId'))
    .where('user_id', '=', param('userId'))
    .where('id', '<', param('before'))
    .orderBy('id', 'desc')
    .limit((eb) => eb.val(param('limit')))
    .select(['id', 'kind', 'subject_id', 'actor_id', 'about_at', 'happened_at', 'read_at']),
)

type Item = Awaited<ReturnType<typeof selectItems>>[number]

type Shown = {
  readonly id: number
  readonly kind: NewsKind
  readonly subject: NewsSubject
  readonly actorId: number | null
  readonly aboutAt: string | null
  readonly happenedAt: string
  readonly isUnread: boolean
}

/** The items that the person may see now: no deleted things, no outdated reminders, nothing in a section closed to them. */
async function findShown(
  context: Context,
  db: Database | Tx,
  { userId, pregnancyId, role }: Reader,
  items: readonly Item[],
): Promise<Shown[]> {
  const subjectOf = await findSubjects(context, db, { pregnancyId, rows: items })
  const rights: Rights = await context.findRights(db, { pregnancyId, role })
  return items.flatMap((item) => {
    const { kind, subject } = subjectOf(item) ?? {}
    if (!kind || !subject || !mayRead({ event: asEventToDecide(kind, item), subject, userId, rights })) return []
    const { id, actor_id: actorId, about_at: aboutAt, happened_at: happenedAt } = item
    return [{ id, kind, subject, actorId, aboutAt, happenedAt, isUnread: item.read_at === null }]
  })
}

const groupShown = (items: readonly Shown[]) =>
  groupNews(
    items.map((item) => ({ ...item, kind: item.kind.kind, aboutId: item.subject.aboutId ?? null, item })),
    // The cast is safe: each group has an item.
  ).map((group) => group.map(({ item }) => item) as [Shown, ...Shown[]])
