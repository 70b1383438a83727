import { type Admin, changeAsAdmin } from '#features/membership/server/public.ts'
import { lockPerson } from '#features/sign-in/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Emit } from '#platform/server/events.ts'
import type { SignedIn } from '#platform/server/session.ts'
import type { CheckVersion } from '#platform/server/versions/check-version.ts'
import { AppError } from '#platform/shared/errors.ts'
import { placentasOf } from '#platform/shared/journey/carrying.ts'
import { joinHides } from '#platform/shared/journey/hideable.ts'
import { countries } from '#platform/shared/place/countries.ts'
import { dayInZone } from '#platform/shared/time/calendar.ts'
import type { HidesInput, ParentsInput, Pregnancy, PregnancySettings } from '../contract.ts'
import { journeyChosen, journeyFounded } from '../events.ts'
import { firstNickname, isPlausibleDueDate } from '../rules.ts'
import { texts } from '../texts/texts.ts'
import { asAdmin, findOwnPregnancy, getPregnancy } from './queries.ts'

type Context = { db: Database; emit: Emit; now: Date }
type ChangeContext = Pick<Context, 'db' | 'now'> & { checkVersion: CheckVersion<Pregnancy> }

/** Begins this person's journey, or returns the one that they began before, if they still follow it. */
export function beginJourney({ db, emit, now }: Context, { userId, sessionId }: SignedIn): Promise<Pregnancy> {
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, userId)
    const begun = await tx
      .selectFrom('pregnancies')
      .select('id')
      .where('created_by', '=', userId)
      .where('id', 'in', (members) =>
        members
          .selectFrom('members')
          .select('pregnancy_id')
          .where('user_id', '=', userId)
          .where('accepted_at', 'is not', null),
      )
      .orderBy('id', 'desc')
      .executeTakeFirst()

    const { id } =
      begun ??
      (await tx
        .insertInto('pregnancies')
        .values({
          baby_name: firstNickname,
          due_date: null,
          time_zone: 'UTC',
          created_at: now.toISOString(),
          created_by: userId,
          units: 'metric',
          region: null,
          country: null,
          babies: null,
          placentas: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow())
    if (!begun) await emit(tx, journeyFounded, { pregnancyId: id, userId, sessionId, now })
    const journey = await findOwnPregnancy(tx, { userId, id, now })
    if (!journey) throw new Error('The founder did not become a member of the new journey.')
    return journey
  })
}

/** Sets the nickname, the due date, the time zone, the region, the country, the units and the number of babies. */
export function changeSettings(
  { db, now, checkVersion }: ChangeContext,
  admin: Admin,
  { babyName, dueDate, timeZone, units, region, country, babies, placentas }: PregnancySettings,
): Promise<Pregnancy> {
  const { pregnancyId } = admin
  if (country && !countries.includes(country))
    throw new AppError('invalid-input', { fields: { country: texts.invalidCountry } })
  return changeAsAdmin(db, admin, async (tx) => {
    const before = await getPregnancy(tx, asAdmin(admin), now)
    await checkVersion(() => before)
    const time_zone = timeZone ?? before.timeZone
    // An unchanged due date is always accepted, so the baby can be renamed long after that day.
    if (dueDate !== null && dueDate !== before.dueDate && !isPlausibleDueDate(dueDate, dayInZone(now, time_zone)))
      throw new AppError('invalid-input', { fields: { dueDate: texts.unlikelyDueDate } })
    await tx
      .updateTable('pregnancies')
      .set({
        baby_name: babyName,
        due_date: dueDate,
        time_zone,
        units: units ?? before.units,
        ...(region && { region }),
        ...(country && { country }),
        ...babiesAfter(before, { babies, placentas }),
      })
      .where('id', '=', pregnancyId)
      .execute()
    return getPregnancy(tx, asAdmin(admin), now)
  })
}

type Babies = Pick<PregnancySettings, 'babies' | 'placentas'>

/** The number of babies after a change, and their placentas, which are stored only for more than one baby. */
function babiesAfter(before: Pregnancy, { babies = before.babies, placentas = placentasOf(before.carrying) }: Babies) {
  return { babies, placentas: babies !== null && babies > 1 ? placentas : null }
}

/** Sets what is hidden for everybody, replacing the previous choice. */
export function hideForAll(
  { db, now, checkVersion }: ChangeContext,
  admin: Admin,
  { hides }: HidesInput,
): Promise<Pregnancy> {
  return changeAsAdmin(db, admin, async (tx) => {
    await checkVersion(() => getPregnancy(tx, asAdmin(admin), now))
    await tx
      .updateTable('pregnancies')
      .set({ hides: joinHides(hides) })
      .where('id', '=', admin.pregnancyId)
      .execute()
    return getPregnancy(tx, asAdmin(admin), now)
  })
}

/** Sets which admins are the parents, replacing the previous choice. */
export function nameParents(
  { db, now, checkVersion }: ChangeContext,
  admin: Admin,
  { parents }: ParentsInput,
): Promise<Pregnancy> {
  const userIds = parents.map(({ userId }) => userId)
  if (countOf(userIds) < parents.length) throw invalid(texts.sameParentTwice)
  if (countOf(parents.map(({ part }) => part)) < parents.length) throw invalid(texts.samePartTwice)

  const { pregnancyId } = admin
  return changeAsAdmin(db, admin, async (tx) => {
    await checkVersion(() => getPregnancy(tx, asAdmin(admin), now))
    await tx.deleteFrom('parents').where('pregnancy_id', '=', pregnancyId).execute()
    if (parents.length > 0) {
      const admins = await tx
        .selectFrom('members')
        .select('id')
        .where('pregnancy_id', '=', pregnancyId)
        .where('user_id', 'in', userIds)
        .where('role', '=', 'admin')
        .where('accepted_at', 'is not', null)
        .execute()
      if (admins.length < parents.length) throw invalid(texts.parentNotAdmin)
      const rows = parents.map(({ part, userId, displayName, calledAs }) => ({
        pregnancy_id: pregnancyId,
        part,
        user_id: userId,
        display_name: displayName,
        called_as: calledAs,
      }))
      await tx.insertInto('parents').values(rows).execute()
    }
    return getPregnancy(tx, asAdmin(admin), now)
  })
}

/** Switches this person's session to that journey; throws `not-found` if they do not follow it. */
export function chooseJourney(
  { db, emit, now }: Context,
  { userId, sessionId }: SignedIn,
  id: number,
): Promise<Pregnancy> {
  return db.transaction().execute(async (tx) => {
    // With the lock, no admin can remove the person between the check and the switch.
    await lockRow(tx, 'pregnancies', id)
    const journey = await findOwnPregnancy(tx, { userId, id, now })
    if (!journey) throw new AppError('not-found')
    await emit(tx, journeyChosen, { pregnancyId: id, userId, sessionId })
    return journey
  })
}

const countOf = (values: readonly unknown[]) => new Set(values).size

const invalid = (message: string) => new AppError('invalid-input', { fields: { parents: message } })
