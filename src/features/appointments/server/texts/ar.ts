import { isolate, plural } from '#language/texts/ar.ts'
import { type Html, html } from '#platform/server/export/html.ts'
import type { AppointmentStatus } from '../../rules.ts'

// News. Each text follows a person’s first name and a colon.

export const added = (count: number) =>
  plural(count, {
    one: 'إضافة موعد',
    two: 'إضافة موعدين',
    few: `إضافة ${count} مواعيد`,
    many: `إضافة ${count} موعدًا`,
    other: `إضافة ${count} موعد`,
  })
export const moved = (from: string, to: string) => `تغيير موعد من ${from} إلى ${to}`
export const movedBack = (to: string) => `تغيير موعد، ثم إعادته إلى ${to}`
export const placeChanged = (date: string) => `تغيير مكان موعد في ${date}`
export const cancelled = (date: string) => `إلغاء موعد في ${date}`
export const broughtBack = (date: string) => `استعادة موعد في ${date}`

/** Unlike the news above, this is a whole sentence. */
export const reminder = (date: string) => `تذكير: موعد في ${date}`

// The calendar feed

export const calendarName = (babyName: string) => `${isolate(babyName)}: المواعيد`
export const withDoctor = (name: string) => `مع ${isolate(name)}`

// The export

export const dayAndTime = (day: Html, time: string) => html`${day}، ${time}`
export const statuses: Record<AppointmentStatus, string> = {
  confirmed: 'مؤكد',
  pending: 'قيد الانتظار',
  completed: 'مكتمل',
  cancelled: 'ملغى',
}
