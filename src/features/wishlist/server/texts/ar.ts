import { isolate } from '#language/texts/ar.ts'
import { type Html, html } from '#platform/server/export/html.ts'
import type { Priority } from '../../rules.ts'

/** What a deleted wish is called in the list of recently deleted things. */
export const inTrash = 'أمنية'

// The mail with news about a gift

export const newsSubject = (babyName: string) => `جديد بشأن هدية لـ ${isolate(babyName)}`
export const newsHeading = 'جديد بشأن هديتك'
export const openWishlist = 'فتح قائمة الأمنيات'
export const whyYouGetThis = 'تصلك هذه الرسالة لأن هذه الهدية من اختيارك في قائمة الأمنيات.'

// The export

export const exportTitle = 'قائمة الأمنيات'
export const priorities: Record<Priority, string> = {
  high: 'الأولوية: عالية',
  medium: 'الأولوية: متوسطة',
  low: 'الأولوية: منخفضة',
}
/** Used only for two units or more. */
export const units = (count: number) => `العدد: ${count}`
export const inShop = 'في المتجر'
export const reservedBy = (name: string, units: number) => `محجوزة باسم ${isolate(name)}، العدد: ${units}`
export const boughtBy = (name: string, day: Html) => html`شراء من ${isolate(name)}، ${day}`
