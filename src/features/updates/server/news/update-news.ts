import type { Database, Tx } from '#platform/server/database/database.ts'
import type { FindInput, NewsKind } from '#platform/server/news/news-kind.ts'
import { responseNews } from '#platform/server/responses/response-news.ts'
import { texts } from '../../texts/texts.ts'

const listFound = (db: Database | Tx, { pregnancyId, ids }: FindInput) =>
  db
    .selectFrom('updates')
    .where('id', 'in', ids)
    .where('pregnancy_id', '=', pregnancyId)
    .where('deleted_at', 'is', null)
    .select(['id', 'author_id', 'content'])
    .execute()

const pathTo = (id: number) => `/?update=${id}` as const

/** The news about updates, and about the responses to them. */
export const updateNews: readonly NewsKind[] = [
  {
    kind: 'update',
    topic: 'update',
    section: 'updates',
    say: (count) => texts.shared(count),
    async find(db, input) {
      const rows = await listFound(db, input)
      const views =
        rows.length === 0
          ? []
          : await db
              .selectFrom('update_views')
              .where(
                'update_id',
                'in',
                rows.map(({ id }) => id),
              )
              .select(['update_id', 'user_id'])
              .execute()
      const viewers = Map.groupBy(views, ({ update_id }) => update_id)
      return new Map(
        rows.map(({ id, content }) => {
          const seenBy = (viewers.get(id) ?? []).map(({ user_id }) => user_id)
          return [id, { path: pathTo(id), content, seenBy }] as const
        }),
      )
    },
  },
  ...responseNews({
    thing: 'update',
    say: {
      commented: (count) => texts.commented(count),
      reacted: (count) => texts.reacted(count),
    },
    section: 'updates',
    comments: 'update_comments',
    reactions: 'update_reactions',
    findThings: async (db, input) =>
      new Map((await listFound(db, input)).map(({ id, author_id }) => [id, { authorId: author_id, path: pathTo(id) }])),
  }),
]
