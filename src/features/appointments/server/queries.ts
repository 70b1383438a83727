import { compileQuery } from '#platform/server/database/compiled-query.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { PregnancyId } from '#platform/server/session.ts'
import { versionOf } from '#platform/server/versions/version-of.ts'
import { AppError } from '#platform/shared/errors.ts'
import { type Appointment, AppointmentInput } from '../contract.ts'

type PageQuery = {
  pregnancyId: PregnancyId
  limit: number
  from?: string | undefined
  before?: string | undefined
  /** The id of the appointment where the previous page ended. Its date is `from`, or `before` without `from`. */
  beyond?: number | undefined
}

/** Appointments by ascending date. With `from`: the next from that instant on. Without: the latest before `before`. */
export async function listAppointments(
  db: Database,
  { pregnancyId, limit, from, before = endOfTime, beyond = 0 }: PageQuery,
): Promise<Appointment[]> {
  const rows =
    from === undefined
      ? (await selectLatest(db, { pregnancyId, limit, before, beyond })).toReversed()
      : await selectNext(db, { pregnancyId, limit, from, before, beyond })
  return rows.map(asAppointment)
}

/** An appointment of this journey. Throws `not-found` if it does not exist or was deleted. */
export async function getAppointment(
  db: Database | Tx,
  { pregnancyId }: { readonly pregnancyId: PregnancyId },
  id: number,
): Promise<Appointment> {
  const [row] = await selectOne(db, { pregnancyId, id })
  if (!row) throw new AppError('not-found')
  return asAppointment(row)
}

/** When an appointment was last changed. */
export const findChangeTime = (tx: Tx, pregnancyId: PregnancyId, id: number) =>
  tx
    .selectFrom('appointments')
    .select('changed_at')
    .where('pregnancy_id', '=', pregnancyId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The date, status and author of an appointment, and the time of its deletion if it is in the trash. */
export const findForTrash = (tx: Tx, pregnancyId: PregnancyId, id: number) =>
  tx
    .selectFrom('appointments')
    .select(['appointment_date', 'status', 'created_by', 'deleted_at'])
    .where('pregnancy_id', '=', pregnancyId)
    .where('id', '=', id)
    .executeTakeFirst()

// Dates are compared as text. `9999` sorts after every date that can be stored.
const endOfTime = '9999'

export const columns = [
  'id',
  'title',
  'description',
  'doctor_name',
  'appointment_date',
  'status',
  'location',
  'notes',
  'created_by',
  'created_at',
  'changed_at',
  'revision',
] as const

// The `>=` lets the database start at the first row in the index. The condition with "or" alone would not.
const selectNext = compileQuery<{
  pregnancyId: PregnancyId
  limit: number
  from: string
  before: string
  beyond: number
}>()((db, param) =>
  db
    .selectFrom('appointments')
    .where('pregnancy_id', '=', param('pregnancyId'))
    .where('deleted_at', 'is', null)
    .where('appointment_date', '>=', param('from'))
    .where((eb) => eb('appointment_date', '>', param('from')).or('id', '>', param('beyond')))
    .where('appointment_date', '<', param('before'))
    .orderBy('appointment_date')
    .orderBy('id')
    .limit((eb) => eb.val(param('limit')))
    .select(columns),
)

const selectLatest = compileQuery<{ pregnancyId: PregnancyId; limit: number; before: string; beyond: number }>()(
  (db, param) =>
    db
      .selectFrom('appointments')
      .where('pregnancy_id', '=', param('pregnancyId'))
      .where('deleted_at', 'is', null)
      .where('appointment_date', '<=', param('before'))
      .where((eb) => eb('appointment_date', '<', param('before')).or('id', '<', param('beyond')))
      .orderBy('appointment_date', 'desc')
      .orderBy('id', 'desc')
      .limit((eb) => eb.val(param('limit')))
      .select(columns),
)

const selectOne = compileQuery<{ pregnancyId: PregnancyId; id: number }>()((db, param) =>
  db
    .selectFrom('appointments')
    .where('pregnancy_id', '=', param('pregnancyId'))
    .where('id', '=', param('id'))
    .where('deleted_at', 'is', null)
    .select(columns),
)

export type AppointmentRow = Awaited<ReturnType<typeof selectOne>>[number]

function asAppointment(row: AppointmentRow): Appointment {
  const appointment = withoutVersion(row)
  return { ...appointment, version: appointmentVersion(appointment) }
}

const appointmentVersion = versionOf(AppointmentInput)

const withoutVersion = (row: AppointmentRow) => ({
  id: row.id,
  title: row.title,
  description: row.description,
  doctorName: row.doctor_name,
  appointmentDate: row.appointment_date,
  status: row.status,
  location: row.location,
  notes: row.notes,
  createdBy: row.created_by,
  createdAt: row.created_at,
})
