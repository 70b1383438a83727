import { compileQuery } from '#platform/server/database/compiled-query.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { likelyCountry } from '#platform/server/place/country-of-zone.ts'
import type { PregnancyId, SignedIn, UserId } from '#platform/server/session.ts'
import { versionOf } from '#platform/server/versions/version-of.ts'
import { carryingOf, placentasOf } from '#platform/shared/journey/carrying.ts'
import { hideables, readHides } from '#platform/shared/journey/hideable.ts'
import { regionOf } from '#platform/shared/place/region.ts'
import type { Role } from '#platform/shared/role.ts'
import { type CalendarDay, dayInZone } from '#platform/shared/time/calendar.ts'
import { HidesInput, type OwnJourney, ParentsInput, type Pregnancy, PregnancySettings } from '../contract.ts'
import { currentWeek, daysRemaining, gestationalAge, isInAudience } from '../rules.ts'
import { findStateChange, takeBackEnd } from './state/find-state.ts'

/** The member who requests a journey. The role decides whether they are told of a birth or a loss. */
type Reader = { pregnancyId: number; role: Role }

/** The reader for changes by an admin. Admins are told of every birth and loss. */
export const asAdmin = ({ pregnancyId }: { pregnancyId: PregnancyId }): Reader => ({ pregnancyId, role: 'admin' })

/** The journey as this reader sees it. */
export async function getPregnancy(db: Database | Tx, reader: Reader, now: Date): Promise<Pregnancy> {
  const journey = await readPregnancy(db, reader, now)
  if (!journey) throw new Error('A membership refers to a pregnancy that does not exist.')
  return journey
}

/** The journey with that id, if this person follows it. */
export async function findOwnPregnancy(
  db: Database | Tx,
  { userId, id, now }: { userId: UserId; id: number; now: Date },
): Promise<Pregnancy | undefined> {
  const membership = await db
    .selectFrom('members')
    .select('role')
    .where('user_id', '=', userId)
    .where('accepted_at', 'is not', null)
    .where('pregnancy_id', '=', id)
    .executeTakeFirst()
  // An admin may not have passed the second sign-in step yet, so admins read the journey as family does.
  const role = membership?.role === 'admin' ? 'family' : membership?.role
  return role && readPregnancy(db, { pregnancyId: id, role }, now)
}

/** The list is not paginated, so it needs a limit. Nobody is expected to follow this many journeys. */
const mostJourneys = 200

/** The journeys that a person follows. The journey joined last comes first. */
export async function listOwnJourneys(
  db: Database,
  { userId, membership }: Pick<SignedIn, 'userId' | 'membership'>,
): Promise<OwnJourney[]> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('pregnancies', 'pregnancies.id', 'members.pregnancy_id')
    .where('members.user_id', '=', userId)
    .where('members.accepted_at', 'is not', null)
    .select(['pregnancies.id', 'pregnancies.baby_name', 'members.role'])
    .orderBy('members.accepted_at', 'desc')
    .orderBy('members.id', 'desc')
    .limit(mostJourneys)
    .execute()
  return rows.map(({ id, baby_name, role }) => ({
    id,
    babyName: baby_name,
    role,
    isCurrent: id === membership?.pregnancyId,
  }))
}

/**
 * The journey as the API returns it. Weeks and days are counted until today in the family's time zone, or until the day on
 * which counting stopped.
 */
async function readPregnancy(db: Database | Tx, reader: Reader, now: Date): Promise<Pregnancy | undefined> {
  const rows = await selectWithParents(db, { pregnancyId: reader.pregnancyId })
  const [row] = rows
  if (!row) return undefined
  const { due_date, time_zone } = row
  const state = row.state ?? 'expecting'
  const isCounting = state === 'expecting'
  const found = isCounting ? null : await findStateChange(db, { pregnancyId: row.id, now })
  const isTold = !found || isInAudience(found.stateChange.toldTo, reader.role)
  const today = found ? stopDay(found, { isTold, timeZone: time_zone }) : dayInZone(now, time_zone)
  const region = row.region ?? regionOf(time_zone)
  return withVersions({
    id: row.id,
    babyName: row.baby_name,
    dueDate: due_date,
    currentWeek: currentWeek(due_date, today),
    gestationalAge: due_date === null || !isCounting ? null : gestationalAge(due_date, today),
    daysRemaining: due_date === null || !isCounting ? null : Math.max(0, daysRemaining(due_date, today)),
    timeZone: time_zone,
    units: row.units,
    region,
    country: row.country ?? likelyCountry(time_zone, region),
    babies: row.babies,
    carrying: carryingOf(row),
    hides: readHides(hideables, row.hides),
    parents: rows.flatMap(asParent),
    state: isTold ? state : 'paused',
    stateChange: found && !isTold ? asPause(found, now) : (found?.stateChange ?? null),
  })
}

const settingsVersion = versionOf(PregnancySettings)
const parentsVersion = versionOf(ParentsInput)
const hidesVersion = versionOf(HidesInput)

/** Adds the versions of the settings, the parents and the hidden parts, because people change these independently. */
const withVersions = (journey: Omit<Pregnancy, 'version' | 'parentsVersion' | 'hidesVersion'>): Pregnancy => ({
  ...journey,
  version: settingsVersion({ ...journey, placentas: placentasOf(journey.carrying) }),
  parentsVersion: parentsVersion(journey),
  hidesVersion: hidesVersion(journey),
})

/** To a reader who was not told, the change looks like a pause. */
function asPause({ stoppedAt }: StateFound, now: Date): StateFound['stateChange'] {
  const nothing = { happenedOn: null, message: '', children: [], picture: null }
  return { changedAt: stoppedAt, ...nothing, toldTo: 'everybody', canTakeBackUntil: takeBackEnd(stoppedAt, now) }
}

type Shown = { isTold: boolean; timeZone: string }

/** The day on which counting stopped or, for a reader who was told, the day of the birth or the loss if it was earlier. */
function stopDay({ stateChange: { happenedOn }, stoppedAt }: StateFound, { isTold, timeZone }: Shown): CalendarDay {
  const day = dayInZone(new Date(stoppedAt), timeZone)
  return isTold && happenedOn !== null && happenedOn < day ? happenedOn : day
}

type StateFound = NonNullable<Awaited<ReturnType<typeof findStateChange>>>

/** One row for each parent, or a single row if there are none. `user_id` is null for a parent who is no longer an admin. */
const selectWithParents = compileQuery<{ pregnancyId: number }>()((db, param) =>
  db
    .selectFrom('pregnancies')
    .leftJoin('parents', 'parents.pregnancy_id', 'pregnancies.id')
    .leftJoin('members', (join) =>
      join
        .onRef('members.pregnancy_id', '=', 'parents.pregnancy_id')
        .onRef('members.user_id', '=', 'parents.user_id')
        .on('members.accepted_at', 'is not', null)
        .on('members.role', '=', 'admin'),
    )
    .leftJoin('users', 'users.id', 'members.user_id')
    .where('pregnancies.id', '=', param('pregnancyId'))
    .select([
      'pregnancies.id',
      'pregnancies.baby_name',
      'pregnancies.due_date',
      'pregnancies.time_zone',
      'pregnancies.units',
      'pregnancies.region',
      'pregnancies.country',
      'pregnancies.babies',
      'pregnancies.placentas',
      'pregnancies.state',
      'pregnancies.hides',
      'parents.part',
      'parents.display_name',
      'parents.called_as',
      'users.id as user_id',
      'users.profile_image_url',
    ])
    .orderBy('parents.part'),
)

type ParentRow = Omit<Awaited<ReturnType<typeof selectWithParents>>[number], 'id'>

function asParent({ part, user_id, display_name, called_as, profile_image_url }: ParentRow): Pregnancy['parents'] {
  // Without parents, or for a parent who is no longer an admin, the left joins set some of these columns to null.
  if (part === null || user_id === null || display_name === null || called_as === null) return []
  return [{ part, userId: user_id, displayName: display_name, calledAs: called_as, profileImageUrl: profile_image_url }]
}
