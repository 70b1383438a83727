import type { Database, Tx } from '#platform/server/database/database.ts'
import type { FindInput, NewsKind } from '#platform/server/news/news-kind.ts'
import { responseNews } from '#platform/server/responses/response-news.ts'
import { texts } from '../../texts/texts.ts'

const listFound = (db: Database | Tx, { pregnancyId, ids }: FindInput) =>
  db
    .selectFrom('photos')
    .where('id', 'in', ids)
    .where('pregnancy_id', '=', pregnancyId)
    .where('deleted_at', 'is', null)
    .select(['id', 'created_by', 'caption'])
    .execute()

const pathTo = (id: number) => `/album?photo=${id}` as const

/** The news about photos, and about the responses to them. */
export const photoNews: readonly NewsKind[] = [
  {
    kind: 'photo',
    topic: 'photo',
    section: 'album',
    isGathered: true,
    say: (count) => texts.shared(count),
    find: async (db, input) =>
      new Map((await listFound(db, input)).map(({ id, caption }) => [id, { path: pathTo(id), content: caption }])),
  },
  ...responseNews({
    thing: 'photo',
    say: {
      commented: (count) => texts.commented(count),
      reacted: (count) => texts.reacted(count),
    },
    section: 'album',
    comments: 'photo_comments',
    reactions: 'photo_reactions',
    findThings: async (db, input) =>
      new Map(
        (await listFound(db, input)).map(({ id, created_by }) => [id, { authorId: created_by, path: pathTo(id) }]),
      ),
  }),
]
