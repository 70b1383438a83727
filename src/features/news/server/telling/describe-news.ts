/** Puts news into words. */
import { findAuthors } from '#features/sign-in/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { DateWords, NewsKind, NewsSubject } from '#platform/server/news/news-kind.ts'
import { momentWords } from '#platform/shared/time/moment-words.ts'
import { groupNews, shorten } from '../../rules.ts'
import { texts } from '../../texts/texts.ts'
import type { Member } from '../deciding/list-members.ts'

export type NewsItemToTell = {
  readonly id: number
  readonly kind: NewsKind
  readonly subject: NewsSubject
  readonly actorId: number | null
  readonly aboutAt: string | null
  readonly happenedAt: string
}

export type NewsLine = {
  readonly kind: NewsKind
  readonly text: string
  /** What people wrote, shortened; null if they wrote nothing, the line joins several items, or the reader did not ask for it. */
  readonly content: string | null
  readonly path: string
  readonly aboutId: number
  readonly startsAt: Date | null
}

type Reader = Pick<Member, 'showsContent' | 'familyZone'> & { readonly choices: Pick<Member['choices'], 'timeZone'> }

/** A line for each group of news, newest first: "Nora shared 10 photos". Quotes people if the reader asked for content. */
export async function describeNews(
  db: Database | Tx,
  items: readonly NewsItemToTell[],
  { showsContent, familyZone, choices }: Reader,
): Promise<NewsLine[]> {
  const newestFirst = joinMoves(items).toSorted((one, other) => other.id - one.id)
  const groups = groupNews(
    newestFirst.map((item) => ({ ...item, kind: item.kind.kind, aboutId: item.subject.aboutId ?? null, item })),
  )
  const authors = await findAuthors(db, [...new Set(items.flatMap(({ actorId }) => actorId ?? []))])
  const zones = { familyZone, ownZone: choices.timeZone }
  return groups.map((group) => {
    const [{ item, actorId }, ...others] = group
    const { kind, subject } = item
    const name = authors.get(actorId ?? 0)?.firstName || texts.somebody
    const words = dateWords(subject, group.at(-1)?.aboutAt ?? null, zones)
    const said = (!showsContent && kind.sayDiscreetly?.()) || kind.say(others.length + 1, words)
    const isShown = showsContent && others.length === 0 && subject.content
    return {
      kind,
      text: kind.reminder ? said : texts.somebodyDid(name, said),
      content: isShown ? shorten(subject.content) : null,
      path: subject.path,
      aboutId: subject.aboutId ?? actorId ?? 0,
      startsAt: subject.startsAt ?? null,
    }
  })
}

/** The title of a message with these lines. */
export const titleOf = (babyName: string, lines: readonly Pick<NewsLine, 'kind'>[]): string =>
  lines.every(({ kind }) => kind.reminder) ? texts.reminderFrom(babyName) : texts.newsFrom(babyName)

/**
 * Joins several moves of one thing into one move: by the last person who moved it, and from the date that the reader knows. If
 * the thing is back at that date, there is no news.
 */
function joinMoves(items: readonly NewsItemToTell[]): readonly NewsItemToTell[] {
  const isMove = ({ kind }: NewsItemToTell) => kind.isMove === true
  const moves = Map.groupBy(items.filter(isMove), ({ kind, subject }) => `${kind.kind} ${subject.aboutId}`)
  const joined = [...moves.values()].flatMap((all) => {
    const inOrder = all.toSorted((one, other) => one.id - other.id)
    const [[first], last] = [inOrder, inOrder.at(-1)]
    if (!first || !last) return []
    const isBack = first.aboutAt !== null && Date.parse(first.aboutAt) === last.subject.startsAt?.getTime()
    return isBack ? [] : [{ ...last, aboutAt: first.aboutAt }]
  })
  return [...items.filter((item) => !isMove(item)), ...joined]
}

type Zones = { readonly familyZone: string; readonly ownZone?: string }

/** The date of a subject in words, and also `aboutAt` in words if that is another date. */
export function dateWords(
  { startsAt }: NewsSubject,
  aboutAt: string | null,
  { familyZone, ownZone }: Zones,
): DateWords {
  const say = (instant: Date) => momentWords(instant, familyZone, ownZone)
  const isOther = aboutAt !== null && Date.parse(aboutAt) !== startsAt?.getTime()
  return { date: startsAt ? say(startsAt) : '', before: isOther ? say(new Date(aboutAt)) : null }
}
