/** The news about comments on the things of one table, and about reactions to them. */
import type { Section } from '../../shared/section.ts'
import type { Database, Tx } from '../database/database.ts'
import type { FindInput, NewsKind } from '../news/news-kind.ts'
import type { CommentTable, ReactionTable } from './response-tables.ts'

/** A thing that people respond to: who made it, and its address, such as `/album?photo=7`. */
type Thing = { readonly authorId: number; readonly path: `/${string}?${string}` }

type Kind = {
  readonly thing: string
  /** What a person did `count` times, in words that follow the person's name: "reacted to 2 of your photos". */
  readonly say: { readonly commented: (count: number) => string; readonly reacted: (count: number) => string }
  readonly section: Section
  readonly comments: CommentTable
  readonly reactions: ReactionTable
  /** Finds the things with these ids in this journey. Those in the trash are missing. */
  readonly findThings: (db: Database | Tx, input: FindInput) => Promise<ReadonlyMap<number, Thing>>
}

/** The names of the kinds of news about responses to a thing. */
export const newsKindsOf = (thing: string) => ({ comment: `${thing}-comment`, reaction: `${thing}-reaction` })

/** A comment is news for the author of the thing and for everybody who commented on it; a reaction only for the author. */
export function responseNews({
  thing,
  say,
  section,
  comments,
  reactions,
  findThings,
}: Kind): readonly [NewsKind, NewsKind] {
  const names = newsKindsOf(thing)
  return [
    {
      kind: names.comment,
      topic: 'comment',
      section,
      say: say.commented,
      async find(db, { pregnancyId, ids }) {
        const rows = await db
          .selectFrom(`${comments} as comment`)
          .where('comment.id', 'in', ids)
          .where('comment.pregnancy_id', '=', pregnancyId)
          .where('comment.deleted_at', 'is', null)
          .select(['comment.id', 'comment.subject_id', 'comment.content'])
          .execute()
        const thingIds = [...new Set(rows.map(({ subject_id }) => subject_id))]
        if (thingIds.length === 0) return new Map()
        const [found, written] = [
          await findThings(db, { pregnancyId, ids: thingIds }),
          await db
            .selectFrom(`${comments} as comment`)
            .where('comment.subject_id', 'in', thingIds)
            .where('comment.deleted_at', 'is', null)
            .groupBy(['comment.subject_id', 'comment.created_by'])
            .select(['comment.subject_id', 'comment.created_by'])
            .execute(),
        ]
        const writers = Map.groupBy(written, ({ subject_id }) => subject_id)
        return new Map(
          rows.flatMap(({ id, subject_id, content }) => {
            const about = found.get(subject_id)
            if (!about) return []
            const audience = [about.authorId, ...(writers.get(subject_id) ?? []).map(({ created_by }) => created_by)]
            return [[id, { path: `${about.path}&comments=open`, content, aboutId: subject_id, audience }] as const]
          }),
        )
      },
    },
    {
      kind: names.reaction,
      topic: 'reaction',
      section,
      isGathered: true,
      say: say.reacted,
      async find(db, { pregnancyId, ids }) {
        const rows = await db
          .selectFrom(`${reactions} as reaction`)
          .where('reaction.id', 'in', ids)
          .where('reaction.pregnancy_id', '=', pregnancyId)
          .select(['reaction.id', 'reaction.subject_id'])
          .execute()
        if (rows.length === 0) return new Map()
        const found = await findThings(db, { pregnancyId, ids: rows.map(({ subject_id }) => subject_id) })
        return new Map(
          rows.flatMap(({ id, subject_id }) => {
            const about = found.get(subject_id)
            return about ? [[id, { path: about.path, content: null, audience: [about.authorId] }] as const] : []
          }),
        )
      },
    },
  ]
}
