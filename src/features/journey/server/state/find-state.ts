import type { Database, Tx } from '#platform/server/database/database.ts'
import type { JourneyState } from '#platform/shared/journey-state.ts'
import type { Pregnancy } from '../../contract.ts'
import { takeBackDays } from '../../rules.ts'

const dayMs = 86_400_000

type Wanted = { pregnancyId: number; state: JourneyState; now: Date }

const expecting: Pregnancy['state'] = {
  name: 'expecting',
  changedAt: null,
  happenedOn: null,
  message: '',
  children: [],
  canTakeBackUntil: null,
}

/** How a journey stands, with the record of the last change. Most journeys are expecting, and cost no query here. */
export async function findState(db: Database | Tx, { pregnancyId, state, now }: Wanted): Promise<Pregnancy['state']> {
  const record = state === 'expecting' ? undefined : await findLastChange(db, pregnancyId)
  if (!record) return { ...expecting, name: state }
  const { id, happened_on, message, changed_at } = record
  const children = state === 'born' ? await listChildren(db, id) : []
  const until = new Date(Date.parse(changed_at) + takeBackDays * dayMs)
  return {
    name: state,
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

async function listChildren(db: Database | Tx, stateId: number): Promise<Pregnancy['state']['children']> {
  const rows = await db
    .selectFrom('born_children')
    .select(['name', 'weight_g', 'length_mm'])
    .where('journey_state_id', '=', stateId)
    .orderBy('id')
    .execute()
  return rows.map(({ name, weight_g, length_mm }) => ({ name, weightG: weight_g, lengthMm: length_mm }))
}
