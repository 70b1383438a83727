import type { Selectable } from 'kysely'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Member } from '#platform/server/session.ts'
import type { CheckVersion } from '#platform/server/versions/check-version.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { ContractionInput, Labour, MovementInput, RuleInput, SharingInput } from '../contract.ts'
import { isPausedOrEnded, mayNote } from '../policy.ts'
import { texts } from '../texts/texts.ts'
import { findState, getLabour, listParents } from './queries.ts'

/** How far ahead a noted time may be: a phone's clock may be fast until it has been compared with the server's. */
const aheadMs = 600_000
/** How long ago a noted time may be: longer than a pregnancy lasts. */
const agoMs = 300 * 86_400_000

/** Notes, changes or removes a contraction, unless the stored revision is the same or higher. Returns what is then stored. */
export function saveContraction(db: Database, actor: Member, key: string, input: ContractionInput, now: Date) {
  assertPossible({ beganAt: input.beganAt, endedAt: input.endedAt }, now)
  return changeAsParent(db, actor, async (tx) => {
    const { pregnancyId, userId } = actor
    const change = { revision: input.revision, began_at: input.beganAt, ended_at: input.endedAt }
    await tx
      .insertInto('contractions')
      .values({ pregnancy_id: pregnancyId, key, created_by: userId, ...change })
      .onConflict((conflict) =>
        conflict
          .columns(['pregnancy_id', 'key'])
          .doUpdateSet(change)
          .where('contractions.revision', '<', input.revision),
      )
      .execute()
    await tellFamily(tx, actor, 'timer_shared_at')
    const { revision, began_at, ended_at } = await tx
      .selectFrom('contractions')
      .where('pregnancy_id', '=', pregnancyId)
      .where('key', '=', key)
      .selectAll()
      .executeTakeFirstOrThrow()
    return { revision, beganAt: began_at, endedAt: ended_at, now: now.toISOString() }
  })
}

/** Notes, changes or removes a movement, by the same rule as a contraction. */
export function saveMovement(db: Database, actor: Member, key: string, input: MovementInput, now: Date) {
  assertPossible({ feltAt: input.feltAt }, now)
  return changeAsParent(db, actor, async (tx) => {
    const { pregnancyId, userId } = actor
    const change = { revision: input.revision, felt_at: input.feltAt, feeling: input.feeling }
    await tx
      .insertInto('movements')
      .values({ pregnancy_id: pregnancyId, key, created_by: userId, ...change })
      .onConflict((conflict) =>
        conflict.columns(['pregnancy_id', 'key']).doUpdateSet(change).where('movements.revision', '<', input.revision),
      )
      .execute()
    await tellFamily(tx, actor, 'movements_shared_at')
    const { revision, felt_at, feeling } = await tx
      .selectFrom('movements')
      .where('pregnancy_id', '=', pregnancyId)
      .where('key', '=', key)
      .selectAll()
      .executeTakeFirstOrThrow()
    return { revision, feltAt: felt_at, feeling, now: now.toISOString() }
  })
}

/** Stores the rule that the family was told; null if they were told none. */
export function setToldRule(
  { db, checkVersion }: { db: Database; checkVersion: CheckVersion<Labour> },
  actor: Member,
  { rule }: RuleInput,
): Promise<Labour> {
  return changeAsParent(db, actor, async (tx) => {
    // Locks the journey, because the row of the settings may not exist yet.
    await lockRow(tx, 'pregnancies', actor.pregnancyId)
    await checkVersion(() => getLabour(tx, actor))
    const told = {
      told_every_minutes: rule?.everyMinutes ?? null,
      told_lasting_seconds: rule?.lastingSeconds ?? null,
      told_for_minutes: rule?.forMinutes ?? null,
    }
    return changeSettings(tx, actor, told)
  })
}

/** Shows the timer or the movements to family, or hides them again. An omitted field stays as it is. */
export function shareLabour(
  db: Database,
  actor: Member,
  { timer, movements }: SharingInput,
  now: Date,
): Promise<Labour> {
  const sharedAt = (isShared: boolean) => (isShared ? now.toISOString() : null)
  return changeAsParent(db, actor, (tx) =>
    changeSettings(tx, actor, {
      ...(timer !== undefined && { timer_shared_at: sharedAt(timer) }),
      ...(movements !== undefined && { movements_shared_at: sharedAt(movements) }),
    }),
  )
}

type Settings = Omit<Selectable<Tables['labour_settings']>, 'id' | 'pregnancy_id'>

const unset: Settings = {
  told_every_minutes: null,
  told_lasting_seconds: null,
  told_for_minutes: null,
  timer_shared_at: null,
  movements_shared_at: null,
  shared_changes: 0,
}

async function changeSettings(tx: Tx, actor: Member, change: Partial<Settings>): Promise<Labour> {
  await tx
    .insertInto('labour_settings')
    .values({ pregnancy_id: actor.pregnancyId, ...unset, ...change })
    .onConflict((conflict) => conflict.columns(['pregnancy_id']).doUpdateSet(change))
    .execute()
  return getLabour(tx, actor)
}

function changeAsParent<Result>(db: Database, actor: Member, change: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    if (!mayNote(await listParents(tx, actor.pregnancyId), actor)) throw new AppError('parents-only')
    // Parents can still note after a birth, because a phone may have noted something while it was offline.
    if (isPausedOrEnded(await findState(tx, actor.pregnancyId))) throw new AppError('journey-at-rest')
    return change(tx)
  })
}

/** Changes `labour_settings`, which notifies family's pages, if they may see this. So a hidden labour stays hidden. */
async function tellFamily(tx: Tx, { pregnancyId }: Member, shared: 'timer_shared_at' | 'movements_shared_at') {
  await tx
    .updateTable('labour_settings')
    .set((eb) => ({ shared_changes: eb('shared_changes', '+', 1) }))
    .where('pregnancy_id', '=', pregnancyId)
    .where(shared, 'is not', null)
    .execute()
}

function assertPossible(times: Readonly<Record<string, string | null>>, now: Date): void {
  const fields: Record<string, string> = {}
  for (const [field, text] of Object.entries(times)) {
    const ms = text === null ? now.getTime() : Date.parse(text)
    if (ms > now.getTime() + aheadMs) fields[field] = texts.inTheFuture
    if (ms < now.getTime() - agoMs) fields[field] = texts.beforeThePregnancy
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { fields })
}
