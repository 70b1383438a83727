import type { NewsKind } from '#platform/server/news/news-kind.ts'

/** The news that a person joined, for the admins. */
export const memberNews: NewsKind = {
  kind: 'member',
  topic: 'member',
  section: null,
  say: () => 'joined the family',
  async find(db, { pregnancyId, ids }) {
    const members = await db
      .selectFrom('members')
      .where('pregnancy_id', '=', pregnancyId)
      .where('accepted_at', 'is not', null)
      .select(['user_id', 'role'])
      .execute()
    const present = new Set(members.map(({ user_id }) => user_id))
    const audience = members.flatMap(({ user_id, role }) => (user_id !== null && role === 'admin' ? [user_id] : []))
    return new Map(
      ids.filter((id) => present.has(id)).map((id) => [id, { path: '/family', content: null, audience }] as const),
    )
  },
}
