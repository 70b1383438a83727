import { countStaying } from '#platform/server/feature/count-staying.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { OwnJourney } from '#platform/server/services.ts'
import type { DeletionPreview } from '../../contract.ts'

type Context = Pick<Exchange, 'db' | 'features' | 'listOwnJourneys'>

/** Lists the journeys that would be deleted with a person's account, and the shared things that would stay. */
export async function getDeletionPreview(
  { db, features, listOwnJourneys }: Context,
  userId: number,
): Promise<DeletionPreview> {
  const journeys = await listOwnJourneys(db, userId)
  const stays: DeletionPreview['stays'] = []
  for (const { babyName, pregnancyId, others } of journeys)
    if (others > 0) stays.push({ babyName, shared: await countStaying(db, features, { userId, pregnancyId }) })
  return {
    ends: journeys.filter(({ others }) => others === 0).map(({ babyName }) => babyName),
    stays,
    needAdmin: journeys.filter(needsAdmin).map(({ babyName }) => babyName),
  }
}

/** Whether a journey with other members would have no admin if this person left. */
export const needsAdmin = ({ role, others, otherAdmins }: OwnJourney): boolean =>
  others > 0 && role === 'admin' && otherAdmins === 0
