import type { NewsKind } from '#platform/server/news/news-kind.ts'
import { isInAudience } from '../../rules.ts'
import { texts } from '../../texts/texts.ts'
import { listChanges } from '../state/find-state.ts'

/** The news that a birth was announced, for the members whom the parents tell. */
export const birthNews: NewsKind = {
  kind: 'birth',
  topic: 'birth',
  section: null,
  say: () => texts.announcedBirth,
  sayDiscreetly: () => texts.hasNews,
  async find(db, { pregnancyId, ids }) {
    const changes = await listChanges(db, pregnancyId)
    const found = changes.filter(({ id, state }) => state === 'born' && ids.includes(id))
    if (found.length === 0) return new Map()
    const members = await db
      .selectFrom('members')
      .where('pregnancy_id', '=', pregnancyId)
      .where('accepted_at', 'is not', null)
      .select(['user_id', 'role'])
      .execute()
    // A later correction of the birth can change the audience, so the audience of the latest change counts.
    const toldTo = changes[0]?.told_to ?? 'everybody'
    return new Map(
      found.map(({ id, message }) => {
        // A correction is news only for members whom the announcement did not reach.
        const before = changes[changes.findIndex((change) => change.id === id) + 1]
        const toldBefore = before?.state === 'born' ? (before.told_to ?? 'everybody') : null
        const audience = members.flatMap(({ user_id, role }) => {
          const isNew = isInAudience(toldTo, role) && !(toldBefore && isInAudience(toldBefore, role))
          return user_id !== null && isNew ? [user_id] : []
        })
        return [id, { path: '/', content: message || null, audience }] as const
      }),
    )
  },
}
