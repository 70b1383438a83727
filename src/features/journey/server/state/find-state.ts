import type { Database, Tx } from '#platform/server/database/database.ts'
import type { JourneyState } from '#platform/shared/journey-state.ts'
import type { Pregnancy } from '../../contract.ts'
import { takeBackDays } from '../../rules.ts'

const dayMs = 86_400_000

type Wanted = { pregnancyId: number; state: JourneyState; now: Date }

/** What the parents said when they last changed the state; null if there is no change that was not taken back. */
export async function findStateChange(
  db: Database | Tx,
  { pregnancyId, state, now }: Wanted,
): Promise<Pregnancy['stateChange']> {
  const record = await findLastChange(db, pregnancyId)
  if (!record) return null
  const { id, happened_on, message, changed_at } = record
  const children = state === 'born' ? await listChildren(db, id) : []
  const until = new Date(Date.parse(changed_at) + takeBackDays * dayMs)
  return {
    changedAt: changed_at,
    happenedOn: happened_on,
    message,
    children,
    canTakeBackUntil: until > now ? until.toISOString() : null,
  }
}

/** The last change that was not taken back. */
export const findLastChange = (db: Database | Tx, pregnancyId: number) =>
  db
    .selectFrom('journey_states')
    .select(['id', 'state', 'happened_on', 'message', 'changed_at'])
    .where('pregnancy_id', '=', pregnancyId)
    .where('taken_back_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

type Children = NonNullable<Pregnancy['stateChange']>['children']

async function listChildren(db: Database | Tx, stateId: number): Promise<Children> {
  const rows = await db
    .selectFrom('born_children')
    .select(['name', 'weight_g', 'length_mm'])
    .where('journey_state_id', '=', stateId)
    .orderBy('id')
    .execute()
  return rows.map(({ name, weight_g, length_mm }) => ({ name, weightG: weight_g, lengthMm: length_mm }))
}
