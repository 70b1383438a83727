import { isolate } from '#language/texts/ar.ts'
import type { WishCategory, WishNews } from '../rules.ts'

export const categories: Record<WishCategory, string> = {
  baby_gear: 'مستلزمات الطفل',
  maternity: 'الأمومة',
  nursery: 'غرفة الطفل',
  feeding: 'التغذية',
  clothing: 'الملابس',
  books: 'الكتب',
  other: 'أخرى',
}

// What is missing or wrong in a form

export const nameMissing = 'يُرجى إدخال اسم الهدية'
export const categoryMissing = 'يُرجى اختيار فئة'
export const invalidLink = 'رابط غير صالح'
export const notAfterToday = 'يُرجى اختيار يوم بعد اليوم'

// Errors of the API

export const wishTaken = 'هذه الأمنية محجوزة بالفعل باسم آخرين.'
export const notYourPurchase =
  'التراجع عن الشراء متاح فقط للمسؤولين ولمن حُجزت الأمنية باسمهم. وهو متاح ليوم واحد للمشتري أيضًا.'
export const wishPurchased = 'تم شراؤها بالفعل.'

// News for people who reserved or bought a wish. `by` is a first name, or empty if there is none.

const from = (by: string) => `من ${by ? isolate(by) : 'شخص ما'}`
const yourWish = (wish: string) => `الأمنية «${isolate(wish)}» المحجوزة باسمك`

export const news: Record<WishNews, (wish: string, by: string) => string> = {
  changed: (wish, by) => `تعديل ${from(by)}: تغيّرت ${yourWish(wish)}. يُرجى الاطلاع عليها مرة أخرى قبل شرائها.`,
  deleted: (wish, by) => `حذف ${from(by)}: لم تعد ${yourWish(wish)} في قائمة الأمنيات.`,
  restored: (wish, by) => `استعادة ${from(by)}: عادت ${yourWish(wish)} إلى قائمة الأمنيات.`,
  bought: (wish, by) => `شراء ${from(by)}: تم شراء ${yourWish(wish)}.`,
  reopened: (wish, by) => `تراجع ${from(by)}: لم تعد ${yourWish(wish)} مشتراة.`,
  doubled: (wish, by) => `حجز آخر ${from(by)}: ${yourWish(wish)}. لا يمكن لهذا الشخص رؤية هديتك.`,
}
