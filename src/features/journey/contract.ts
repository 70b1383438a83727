import * as z from 'zod/mini'
import { isTimeZone } from '#platform/shared/calendar.ts'
import { defineContract } from '#platform/shared/contract.ts'
import { calendarDay, id, text } from '#platform/shared/fields.ts'

/** `dueDate` and what is counted from it are null until the parents set it; `daysRemaining` stays 0 after that day. */
export const Pregnancy = z.object({
  id: id(),
  babyName: z.string(),
  dueDate: z.nullable(z.string()),
  currentWeek: z.int(),
  gestationalAge: z.nullable(z.object({ weeks: z.int(), days: z.int() })),
  daysRemaining: z.nullable(z.int()),
  timeZone: z.string(),
})
export type Pregnancy = z.infer<typeof Pregnancy>

export const PregnancySettings = z.strictObject({
  babyName: text({ min: 1, max: 60 }),
  dueDate: calendarDay(),
  timeZone: z.optional(z.string().check(z.refine(isTimeZone, 'Invalid time zone'))),
})
export type PregnancySettings = z.infer<typeof PregnancySettings>

export const journeyContract = defineContract({
  'GET /api/pregnancies/current': {
    summary: 'The journey that calls without an id act on; 404 when there is none yet.',
    access: 'member',
    response: Pregnancy,
  },
  'POST /api/pregnancies/initialize': {
    summary: 'Begins a journey of one’s own; who already has one is given that.',
    access: 'signed-in',
    response: Pregnancy,
  },
  'PATCH /api/pregnancies/{pregnancyId}': {
    summary: 'Changes the baby’s nickname and the due date.',
    access: 'admin',
    body: PregnancySettings,
    response: Pregnancy,
  },
})
