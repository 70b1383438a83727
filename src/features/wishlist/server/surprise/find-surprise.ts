import { compileQuery } from '#platform/server/database/compiled-query.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { versionOf } from '#platform/server/versions/version-of.ts'
import { dayInZone } from '#platform/shared/time/calendar.ts'
import { SurpriseInput, type SurpriseState } from '../../contract.ts'
import { giftVisibility, type Surprise } from '../../policy.ts'

type InJourney = { pregnancyId: number }

/** The active surprise with its parents; null if everybody may see everything. */
export async function findSurprise(db: Database | Tx, { pregnancyId }: InJourney, now: Date): Promise<Surprise | null> {
  const settings = await findActiveSettings(db, pregnancyId, now)
  if (!settings || settings.mode === 'everything') return null
  const admins = await selectAdmins(db, { pregnancyId })
  const parents = admins.filter(({ parent_id }) => parent_id !== null)
  // If no parents are chosen, all admins count as parents.
  const surprised = parents.length > 0 ? parents : admins
  return { mode: settings.mode, parents: new Set(surprised.flatMap(({ user_id }) => user_id ?? [])) }
}

/** The surprise settings as a member sees them. A surprise that has ended is not shown. */
export async function describeSurprise(
  db: Database | Tx,
  { pregnancyId, userId }: InJourney & { userId: number },
  now: Date,
): Promise<SurpriseState> {
  const settings = await findActiveSettings(db, pregnancyId, now)
  const surprise = await findSurprise(db, { pregnancyId }, now)
  const shown: SurpriseInput & Pick<SurpriseState, 'until'> = {
    mode: surprise?.mode ?? 'everything',
    until: surprise ? (settings?.until ?? null) : null,
  }
  const hidesFromYou = giftVisibility(surprise, userId).mode !== 'everything'
  return { ...shown, hidesFromYou, version: surpriseVersion(shown) }
}

const surpriseVersion = versionOf(SurpriseInput)

/** Finds the stored settings; undefined if there are none, or if the day `until` has come. */
async function findActiveSettings(db: Database | Tx, pregnancyId: number, now: Date) {
  const [settings] = await selectSettings(db, { pregnancyId })
  if (!settings) return undefined
  const { until, time_zone } = settings
  return until === null || dayInZone(now, time_zone) < until ? settings : undefined
}

const selectSettings = compileQuery<InJourney>()((db, param) =>
  db
    .selectFrom('wish_surprises')
    .innerJoin('pregnancies', 'pregnancies.id', 'wish_surprises.pregnancy_id')
    .where('wish_surprises.pregnancy_id', '=', param('pregnancyId'))
    .select(['wish_surprises.mode', 'wish_surprises.until', 'pregnancies.time_zone']),
)

/** Selects the admins. `parent_id` is null unless the admin is a chosen parent. Parents who are not admins are left out. */
const selectAdmins = compileQuery<InJourney>()((db, param) =>
  db
    .selectFrom('members')
    .leftJoin('parents', (join) =>
      join.onRef('parents.pregnancy_id', '=', 'members.pregnancy_id').onRef('parents.user_id', '=', 'members.user_id'),
    )
    .where('members.pregnancy_id', '=', param('pregnancyId'))
    .where('members.role', '=', 'admin')
    .where('members.accepted_at', 'is not', null)
    .select(['members.user_id', 'parents.id as parent_id']),
)
