import { lockMember } from '#features/membership/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { addNews } from '#platform/server/news/news-events.ts'
import type { Member } from '#platform/server/session.ts'
import { softDeletable } from '#platform/server/trash/soft-delete.ts'
import type { CheckVersion } from '#platform/server/versions/check-version.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Appointment, AppointmentInput } from '../contract.ts'
import { appointmentKind, type Deed } from './news/appointment-news.ts'
import { findAppointment, findForTrash } from './queries.ts'

type Actor = Pick<Member, 'userId' | 'pregnancyId' | 'role'>

export const deletableAppointments = softDeletable({ table: 'appointments', find: findForTrash })

export function addAppointment(
  db: Database,
  actor: Pick<Actor, 'userId' | 'pregnancyId'>,
  input: AppointmentInput,
  now: Date,
): Promise<Appointment> {
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, actor)
    const { id } = await tx
      .insertInto('appointments')
      .values({
        ...asColumns(input),
        pregnancy_id: actor.pregnancyId,
        created_by: actor.userId,
        created_at: now.toISOString(),
        changed_at: now.toISOString(),
        revision: 0,
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const appointment = await getAppointment(tx, actor, id)
    await tell(tx, actor, 'added', appointment, now)
    return appointment
  })
}

/** Replaces an appointment: omitted fields become empty, and an omitted status becomes `confirmed`. */
export function changeAppointment(
  { db, now, checkVersion }: { db: Database; now: Date; checkVersion: CheckVersion<Appointment> },
  actor: Actor,
  id: number,
  input: AppointmentInput,
): Promise<Appointment> {
  return db.transaction().execute(async (tx) => {
    await deletableAppointments.lockOwn(tx, actor, id)
    const before = await getAppointment(tx, actor, id)
    await checkVersion(() => before)
    await tx
      .updateTable('appointments')
      .set((eb) => ({
        ...asColumns(input),
        changed_at: now.toISOString(),
        revision: eb('revision', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    const after = await getAppointment(tx, actor, id)
    const isMoved = after.appointmentDate !== before.appointmentDate || after.location !== before.location
    if (isMoved) await tell(tx, actor, 'changed', after, now)
    return after
  })
}

export function deleteAppointment(db: Database, actor: Actor, id: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { appointment_date } = await deletableAppointments.delete(tx, actor, id, now)
    await tell(tx, actor, 'deleted', { id, appointmentDate: appointment_date }, now)
  })
}

/** Restores an appointment that was deleted in the last 30 days. An appointment that is not deleted stays unchanged. */
export function restoreAppointment(db: Database, actor: Actor, id: number, now: Date): Promise<Appointment> {
  return db.transaction().execute(async (tx) => {
    const { deleted_at } = await deletableAppointments.restore(tx, actor, id, now)
    // Calendar apps show the appointment again only if its revision is higher.
    if (deleted_at !== null)
      await tx
        .updateTable('appointments')
        .set((eb) => ({ changed_at: now.toISOString(), revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .execute()
    return getAppointment(tx, actor, id)
  })
}

type Author = Pick<Actor, 'userId' | 'pregnancyId'>
type Told = Pick<Appointment, 'id' | 'appointmentDate'>

/** Adds news of the change, unless the appointment is in the past. */
async function tell(tx: Tx, actor: Author, deed: Deed, { id, appointmentDate }: Told, now: Date): Promise<void> {
  if (new Date(appointmentDate) <= now) return
  const { pregnancyId, userId } = actor
  await addNews(tx, { pregnancyId, kind: appointmentKind(deed), subjectId: id, actorId: userId }, now)
}

async function getAppointment(tx: Tx, { pregnancyId }: Pick<Actor, 'pregnancyId'>, id: number): Promise<Appointment> {
  const appointment = await findAppointment(tx, pregnancyId, id)
  if (!appointment) throw new AppError('not-found')
  return appointment
}

const asColumns = ({ title, description, doctorName, appointmentDate, status, location, notes }: AppointmentInput) => ({
  title,
  description: description || null,
  doctor_name: doctorName || null,
  appointment_date: appointmentDate,
  status: status ?? 'confirmed',
  location: location || null,
  notes: notes || null,
})
