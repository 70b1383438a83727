import { compileQuery } from '#platform/server/database/compiled-query.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { PregnancyId } from '#platform/server/session.ts'
import { type AppointmentRow, columns } from '../queries.ts'

type Window = { pregnancyId: PregnancyId; from: string; most: number }

/** Identifies one version of an appointment: each change raises its revision. */
export type EventMark = Pick<AppointmentRow, 'id' | 'revision'>

/** Marks of the appointments since `from`. The latest come first, so the limit leaves out the oldest. */
export const listMarks = compileQuery<Window>()((db, param) =>
  db
    .selectFrom('appointments')
    .where('pregnancy_id', '=', param('pregnancyId'))
    .where('deleted_at', 'is', null)
    .where('appointment_date', '>=', param('from'))
    .orderBy('appointment_date', 'desc')
    .orderBy('id', 'desc')
    .limit((eb) => eb.val(param('most')))
    .select(['id', 'revision']),
)

/** The current versions of the marked appointments, in the order of `marks`. Deleted appointments are left out. */
export async function listEvents(
  db: Database,
  pregnancyId: PregnancyId,
  marks: readonly EventMark[],
): Promise<AppointmentRow[]> {
  const ids = marks.map(({ id }) => id)
  const rows = await db
    .selectFrom('appointments')
    .where('pregnancy_id', '=', pregnancyId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .select(columns)
    .execute()
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
