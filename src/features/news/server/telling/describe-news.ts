/** The words of messages about news. */
import { findAuthors } from '#features/sign-in/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { NewsKind, NewsSubject } from '#platform/server/news/news-kind.ts'
import { groupNews, shorten } from '../../rules.ts'

export type ToldItem = {
  readonly id: number
  readonly kind: NewsKind
  readonly subject: NewsSubject
  readonly actorId: number | null
  readonly happenedAt: string
}

export type NewsLine = {
  readonly kind: NewsKind
  readonly text: string
  /** What people wrote, shortened; null if there are no words, or if the person did not ask for them. */
  readonly content: string | null
  readonly path: string
  readonly aboutId: number
}

/** One line for each group of news, the newest first: "Nora shared 10 photos". With content if the person asked for it. */
export async function describeNews(
  db: Database | Tx,
  items: readonly ToldItem[],
  { showsContent }: { readonly showsContent: boolean },
): Promise<NewsLine[]> {
  const newestFirst = items.toSorted((one, other) => other.id - one.id)
  const groups = groupNews(
    newestFirst.map((item) => ({ ...item, kind: item.kind.kind, aboutId: item.subject.aboutId ?? null, item })),
  )
  const authors = await findAuthors(db, [...new Set(items.flatMap(({ actorId }) => actorId ?? []))])
  return groups.map(([{ item, actorId }, ...others]) => {
    const { kind, subject } = item
    const name = authors.get(actorId ?? 0)?.firstName || 'Somebody'
    const said = (!showsContent && kind.sayDiscreetly) || kind.say(others.length + 1)
    const isShown = showsContent && others.length === 0 && subject.content
    return {
      kind,
      text: `${name} ${said}`,
      content: isShown ? shorten(subject.content) : null,
      path: subject.path,
      aboutId: subject.aboutId ?? actorId ?? 0,
    }
  })
}
