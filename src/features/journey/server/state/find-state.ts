import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Picture } from '#platform/shared/picture.ts'
import type { Pregnancy } from '../../contract.ts'
import { takeBackDays } from '../../rules.ts'

const dayMs = 86_400_000

type Change = Awaited<ReturnType<typeof listChanges>>[number]

type Found = {
  stateChange: NonNullable<Pregnancy['stateChange']>
  /** When counting stopped. Later changes and corrections do not affect this time. */
  stoppedAt: string
}

/** The last change of the state that was not taken back; null if there is none. */
export async function findStateChange(
  db: Database | Tx,
  { pregnancyId, now }: { pregnancyId: number; now: Date },
): Promise<Found | null> {
  const changes = await listChanges(db, pregnancyId)
  const [last] = changes
  if (!last) return null
  const uncorrected = lastWithCorrections(changes).at(-1) ?? last
  const birth = findBirth(changes)
  return {
    stateChange: {
      changedAt: last.changed_at,
      happenedOn: last.happened_on,
      message: last.message,
      toldTo: last.told_to ?? 'everybody',
      children: birth ? await listChildren(db, birth.id) : [],
      picture: last.state === 'born' ? await findPicture(db, pregnancyId) : null,
      canTakeBackUntil: takeBackEnd(uncorrected.changed_at, now),
    },
    stoppedAt: (sinceExpecting(changes).at(-1) ?? last).changed_at,
  }
}

/** The time until which a change made at `changedAt` can be taken back; null if it has passed. */
export function takeBackEnd(changedAt: string, now: Date): string | null {
  const end = new Date(Date.parse(changedAt) + takeBackDays * dayMs)
  return end > now ? end.toISOString() : null
}

/** The changes that were not taken back, latest first. */
export const listChanges = (db: Database | Tx, pregnancyId: number) =>
  db
    .selectFrom('journey_states')
    .select(['id', 'state', 'happened_on', 'message', 'told_to', 'changed_at'])
    .where('pregnancy_id', '=', pregnancyId)
    .where('taken_back_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()

/** The last change and its corrections, latest first. They all have the same state. */
export const lastWithCorrections = (changes: readonly Change[]): readonly Change[] =>
  untilFirst(changes, ({ state }) => state !== changes[0]?.state)

type WithState = Pick<Change, 'state'>

/** The birth, even if the newborn has died since; undefined without a birth. `changes`: latest first, none taken back. */
export const findBirth = <Row extends WithState>(changes: readonly Row[]): Row | undefined =>
  sinceExpecting(changes).find(({ state }) => state === 'born')

const sinceExpecting = <Row extends WithState>(changes: readonly Row[]) =>
  untilFirst(changes, ({ state }) => state === 'expecting')

function untilFirst<Row>(changes: readonly Row[], isEnd: (change: Row) => boolean): readonly Row[] {
  const end = changes.findIndex(isEnd)
  return end < 0 ? changes : changes.slice(0, end)
}

/** The picture of the birth; null if there is none. */
async function findPicture(db: Database | Tx, pregnancyId: number): Promise<Picture | null> {
  const found = await db
    .selectFrom('birth_pictures')
    .select(['filename', 'width', 'height'])
    .where('pregnancy_id', '=', pregnancyId)
    .executeTakeFirst()
  return found ?? null
}

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
