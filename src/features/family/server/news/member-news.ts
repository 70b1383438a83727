import type { NewsKind } from '#platform/server/news/news-kind.ts'
import { texts } from '../../texts/texts.ts'

/** The news that a person joined, for the admins. */
export const memberNews: NewsKind = {
  kind: 'member',
  topic: 'member',
  section: null,
  say: () => texts.joinedTheFamily,
  async find(db, { pregnancyId, ids }) {
    const members = await db
      .selectFrom('members')
      .where('pregnancy_id', '=', pregnancyId)
      .where('accepted_at', 'is not', null)
      .select(['id', 'user_id', 'role'])
      .execute()
    const memberOf = new Map(members.map(({ id, user_id }) => [user_id, id]))
    const audience = members.flatMap(({ user_id, role }) => (user_id !== null && role === 'admin' ? [user_id] : []))
    return new Map(
      ids.flatMap((userId) => {
        const id = memberOf.get(userId)
        return id === undefined ? [] : [[userId, { path: `/family?member=${id}`, content: null, audience }] as const]
      }),
    )
  },
}
