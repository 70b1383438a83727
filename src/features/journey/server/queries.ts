import type { Database, Tx } from '#platform/server/database/database.ts'
import { keepQuery } from '#platform/server/database/keep-query.ts'
import type { PregnancyId } from '#platform/server/session.ts'
import { dayInZone } from '#platform/shared/calendar.ts'
import type { Pregnancy } from '../contract.ts'
import { currentWeek, daysRemaining, gestationalAge } from '../rules.ts'

export async function getPregnancy(db: Database | Tx, pregnancyId: PregnancyId, now: Date): Promise<Pregnancy> {
  const [row] = await selectPregnancy(db, { pregnancyId })
  if (!row) throw new Error('A membership names a pregnancy that is not there.')
  return asPregnancy(row, now)
}

export const columns = ['id', 'baby_name', 'due_date', 'time_zone'] as const

const selectPregnancy = keepQuery<{ pregnancyId: PregnancyId }>()((db, hole) =>
  db.selectFrom('pregnancies').select(columns).where('id', '=', hole('pregnancyId')),
)

type Row = { id: number; baby_name: string; due_date: string | null; time_zone: string }

/** A row as people see it on the family's own calendar day. */
export function asPregnancy({ id, baby_name, due_date, time_zone }: Row, now: Date): Pregnancy {
  const today = dayInZone(now, time_zone)
  return {
    id,
    babyName: baby_name,
    dueDate: due_date,
    currentWeek: currentWeek(due_date, today),
    gestationalAge: due_date === null ? null : gestationalAge(due_date, today),
    daysRemaining: due_date === null ? null : Math.max(0, daysRemaining(due_date, today)),
    timeZone: time_zone,
  }
}
