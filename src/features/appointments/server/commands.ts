import { lockMember } from '#features/membership/server/public.ts'
import { withdrawPushes } from '#features/push/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { addNews } from '#platform/server/news/news-events.ts'
import { tagOfDate } from '#platform/server/news/news-kind.ts'
import type { Member } from '#platform/server/session.ts'
import { softDeletable } from '#platform/server/trash/soft-delete.ts'
import type { CheckVersion } from '#platform/server/versions/check-version.ts'
import type { Appointment, AppointmentInput } from '../contract.ts'
import { isPlanned } from '../rules.ts'
import { appointmentKind, type ChangeKind } from './news/appointment-news.ts'
import { findChangeTime, findForTrash, getAppointment } from './queries.ts'

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
        dated_at: null,
        revision: 0,
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const appointment = await getAppointment(tx, actor, id)
    await addChangeNews(tx, actor, 'added', appointment, now)
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
    const change = findKindOfChange(before, input)
    const cancelledAt =
      change === 'restored' ? (await findChangeTime(tx, actor.pregnancyId, id))?.changed_at : undefined
    await tx
      .updateTable('appointments')
      .set((eb) => ({
        ...asColumns(input),
        changed_at: now.toISOString(),
        ...((change === 'moved' || change === 'restored') && { dated_at: now.toISOString() }),
        revision: eb('revision', '+', 1),
      }))
      .where('pregnancy_id', '=', actor.pregnancyId)
      .where('id', '=', id)
      .execute()
    const after = await getAppointment(tx, actor, id)
    const isUndone = cancelledAt !== undefined && isWithinLastMinute(cancelledAt, now)
    if (change && !isUndone) await addChangeNews(tx, actor, change, after, now, before.appointmentDate)
    return after
  })
}

export function deleteAppointment(db: Database, actor: Actor, id: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { appointment_date, status } = await deletableAppointments.delete(tx, actor, id, now)
    if (isPlanned(status)) await addChangeNews(tx, actor, 'deleted', { id, appointmentDate: appointment_date }, now)
  })
}

/** Restores an appointment that was deleted in the last 30 days. An appointment that is not deleted stays unchanged. */
export function restoreAppointment(db: Database, actor: Actor, id: number, now: Date): Promise<Appointment> {
  return db.transaction().execute(async (tx) => {
    const { deleted_at } = await deletableAppointments.restore(tx, actor, id, now)
    if (deleted_at === null) return getAppointment(tx, actor, id)
    // Calendar apps show the appointment again only if its revision is higher.
    const at = now.toISOString()
    await tx
      .updateTable('appointments')
      .set((eb) => ({ changed_at: at, dated_at: at, revision: eb('revision', '+', 1) }))
      .where('pregnancy_id', '=', actor.pregnancyId)
      .where('id', '=', id)
      .execute()
    const appointment = await getAppointment(tx, actor, id)
    const isNews = isPlanned(appointment.status) && !isWithinLastMinute(deleted_at, now)
    if (isNews) await addChangeNews(tx, actor, 'restored', appointment, now)
    return appointment
  })
}

/**
 * Notifications of a cancelled or deleted appointment wait for a minute. If the change is undone within this minute, nobody
 * is notified.
 */
const isWithinLastMinute = (changedAt: string, now: Date) => now.getTime() - Date.parse(changedAt) < 60_000

/** The kind of news that a change causes; null if it causes none. */
function findKindOfChange(before: Appointment, input: AppointmentInput): ChangeKind | null {
  const after = asColumns(input)
  const isCancelled = after.status === 'cancelled'
  if (before.status === 'cancelled') return isPlanned(after.status) ? 'restored' : null
  if (isCancelled) return isPlanned(before.status) ? 'deleted' : null
  if (after.appointment_date !== before.appointmentDate) return 'moved'
  return after.location === before.location ? null : 'changed'
}

type Author = Pick<Actor, 'userId' | 'pregnancyId'>
type Subject = Pick<Appointment, 'id' | 'appointmentDate'>

/** Withdraws the appointment's queued notifications. Adds news of the change, unless the appointment is in the past. */
async function addChangeNews(
  tx: Tx,
  { pregnancyId, userId }: Author,
  change: ChangeKind,
  { id, appointmentDate }: Subject,
  now: Date,
  previousDate?: string,
): Promise<void> {
  // Withdrawn even if the appointment was moved to the past, because queued notifications state the old date.
  await withdrawPushes(tx, { pregnancyId, tag: tagOfDate(pregnancyId, 'appointment', id) })
  if (new Date(appointmentDate) <= now) return
  const event = { pregnancyId, kind: appointmentKind(change), subjectId: id, actorId: userId }
  await addNews(tx, { ...event, ...(change === 'moved' && previousDate && { aboutAt: previousDate }) }, now)
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
