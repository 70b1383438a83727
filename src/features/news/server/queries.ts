import { findAuthors } from '#features/sign-in/server/public.ts'
import { compileQuery } from '#platform/server/database/compiled-query.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { newestId } from '#platform/server/http/list-pages.ts'
import type { Services } from '#platform/server/services.ts'
import type { Member, PregnancyId, UserId } from '#platform/server/session.ts'
import { isGranted, type Rights } from '#platform/shared/section.ts'
import type { NewsEntry } from '../contract.ts'
import { groupNews } from '../rules.ts'
import { findSubjects } from './deciding/find-subjects.ts'

type Context = Pick<Services, 'features' | 'findRights'>
type Reader = Pick<Member, 'userId' | 'pregnancyId' | 'role'>
type Page = { readonly before: number; readonly limit: number }

/** A page of a person's news: its items, and the entries that they are joined to. Items that are not shown count in the page. */
export async function listNews(
  context: Context,
  db: Database,
  reader: Reader,
  page: Page,
): Promise<{ items: readonly { id: number }[]; entries: NewsEntry[] }> {
  const { userId, pregnancyId } = reader
  const items = await selectItems(db, { userId, pregnancyId, ...page })
  const groups = await groupShown(context, db, reader, items)
  const authors = await findAuthors(db, [...new Set(items.flatMap(({ actor_id }) => actor_id ?? []))])
  const entries = groups.map(([first, ...others]): NewsEntry => {
    const { kind, subject } = first
    return {
      id: first.id,
      topic: kind.topic,
      text: kind.say(others.length + 1),
      content: others.length === 0 ? subject.content : null,
      path: subject.path,
      happenedAt: first.happenedAt,
      isUnread: first.isUnread || others.some(({ isUnread }) => isUnread),
      author: authors.get(first.actorId ?? 0) ?? { firstName: '', profileImageUrl: null },
    }
  })
  return { items, entries }
}

/** Beyond this, the number of unread entries does not matter. */
const mostCounted = 100

/** The number of unread entries, at most 100. */
export async function countUnread(context: Context, db: Database, reader: Reader): Promise<number> {
  const { userId, pregnancyId } = reader
  const items = await selectItems(db, { userId, pregnancyId, before: newestId, limit: mostCounted * 2 })
  const unread = items.filter(({ read_at }) => read_at === null)
  const groups = unread.length === 0 ? [] : await groupShown(context, db, reader, unread)
  return Math.min(groups.length, mostCounted)
}

const selectItems = compileQuery<Page & { userId: UserId; pregnancyId: PregnancyId }>()((db, param) =>
  db
    .selectFrom('news_items')
    .where('pregnancy_id', '=', param('pregnancyId'))
    .where('user_id', '=', param('userId'))
    .where('id', '<', param('before'))
    .orderBy('id', 'desc')
    .limit((eb) => eb.val(param('limit')))
    .select(['id', 'kind', 'subject_id', 'actor_id', 'happened_at', 'read_at']),
)

type Item = Awaited<ReturnType<typeof selectItems>>[number]

/** Joins those items that the person may see now. Items about things in the trash, and of closed sections, are left out. */
async function groupShown(
  context: Context,
  db: Database | Tx,
  { userId, pregnancyId, role }: Reader,
  items: readonly Item[],
) {
  const subjectOf = await findSubjects(context, db, { pregnancyId, rows: items })
  const rights: Rights = await context.findRights(db, { pregnancyId, role })
  const shown = items.flatMap((item) => {
    const found = subjectOf(item)
    if (!found) return []
    const { kind, subject } = found
    if (kind.section !== null && !isGranted(rights, `see ${kind.section}`)) return []
    if (subject.audience && !subject.audience.includes(userId)) return []
    return [
      {
        id: item.id,
        kind,
        subject,
        actorId: item.actor_id,
        happenedAt: item.happened_at,
        isUnread: item.read_at === null,
      },
    ]
  })
  const groups = groupNews(
    shown.map((item) => ({ ...item, kind: item.kind.kind, aboutId: item.subject.aboutId ?? null, item })),
  )
  return groups.map((group) => group.map(({ item }) => item) as [Shown, ...Shown[]])

  type Shown = (typeof shown)[number]
}
