import type { Selectable } from 'kysely'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Member, PregnancyId } from '#platform/server/session.ts'
import { versionOf } from '#platform/server/versions/version-of.ts'
import type { JourneyState } from '#platform/shared/journey/journey-state.ts'
import { type ContractionNote, type Labour, type Movement, RuleInput, type ToldRule } from '../contract.ts'
import { isPausedOrEnded, mayNote, maySeeShared } from '../policy.ts'

/** The most contractions, and the most movements, that are listed. The export has no such limit. */
const mostListed = 300

/**
 * What this member may see. Parents see everything, and other members see only what is shared. While the journey is paused, or
 * after a loss, nobody sees anything.
 */
export async function getLabour(db: Database | Tx, member: Member): Promise<Labour> {
  const { pregnancyId, role } = member
  const [state, isParent] = [await findState(db, pregnancyId), mayNote(await listParents(db, pregnancyId), member)]
  const settings = await findSettings(db, pregnancyId)
  const isShared = { timer: settings?.timer_shared_at != null, movements: settings?.movements_shared_at != null }
  const maySee = (thing: keyof typeof isShared) =>
    !isPausedOrEnded(state) && (isParent || (isShared[thing] && maySeeShared(state, role)))
  return {
    mayNote: isParent,
    timer: maySee('timer')
      ? {
          isShared: isShared.timer,
          toldRule: asToldRule(settings),
          contractions: await listContractions(db, pregnancyId),
        }
      : null,
    movements: maySee('movements')
      ? { isShared: isShared.movements, entries: await listMovements(db, pregnancyId) }
      : null,
    // The version is a hash of the rule. Few rules are possible, so somebody could guess a hidden rule from its hash. Members who
    // may not see the rule get the hash of no rule.
    ruleVersion: ruleVersion({ rule: maySee('timer') ? asToldRule(settings) : null }),
  }
}

const ruleVersion = versionOf(RuleInput)

export async function findState(db: Database | Tx, pregnancyId: PregnancyId): Promise<JourneyState> {
  const { state } = await db
    .selectFrom('pregnancies')
    .where('id', '=', pregnancyId)
    .select('state')
    .executeTakeFirstOrThrow()
  return state ?? 'expecting'
}

/** The journey's parents who are members and admins of it. */
export async function listParents(db: Database | Tx, pregnancyId: PregnancyId): Promise<{ userId: number }[]> {
  const rows = await db
    .selectFrom('parents')
    .innerJoin('members', (join) =>
      join
        .onRef('members.pregnancy_id', '=', 'parents.pregnancy_id')
        .onRef('members.user_id', '=', 'parents.user_id')
        .on('members.accepted_at', 'is not', null)
        .on('members.role', '=', 'admin'),
    )
    .where('parents.pregnancy_id', '=', pregnancyId)
    .select('parents.user_id')
    .execute()
  return rows.map(({ user_id }) => ({ userId: user_id }))
}

const findSettings = (db: Database | Tx, pregnancyId: PregnancyId) =>
  db.selectFrom('labour_settings').selectAll().where('pregnancy_id', '=', pregnancyId).executeTakeFirst()

function asToldRule(settings: Selectable<Tables['labour_settings']> | undefined): ToldRule | null {
  const { told_every_minutes, told_lasting_seconds, told_for_minutes } = settings ?? {}
  if (told_every_minutes == null || told_lasting_seconds == null || told_for_minutes == null) return null
  return { everyMinutes: told_every_minutes, lastingSeconds: told_lasting_seconds, forMinutes: told_for_minutes }
}

async function listContractions(db: Database | Tx, pregnancyId: PregnancyId): Promise<ContractionNote[]> {
  const rows = await db
    .selectFrom('contractions')
    .where('pregnancy_id', '=', pregnancyId)
    .where('began_at', 'is not', null)
    .orderBy('began_at', 'desc')
    .limit(mostListed)
    .select(['key', 'revision', 'began_at', 'ended_at'])
    .execute()
  return rows.flatMap(({ key, revision, began_at, ended_at }) =>
    began_at === null ? [] : [{ key, revision, beganAt: began_at, endedAt: ended_at }],
  )
}

async function listMovements(db: Database | Tx, pregnancyId: PregnancyId): Promise<Movement[]> {
  const rows = await db
    .selectFrom('movements')
    .where('pregnancy_id', '=', pregnancyId)
    .where('felt_at', 'is not', null)
    .orderBy('felt_at', 'desc')
    .limit(mostListed)
    .select(['key', 'revision', 'felt_at', 'feeling'])
    .execute()
  return rows.flatMap(({ key, revision, felt_at, feeling }) =>
    felt_at === null ? [] : [{ key, revision, feltAt: felt_at, feeling }],
  )
}
