import { plural } from '#language/texts/ar.ts'

// News. The words follow a name.

export const shared = (count: number) =>
  plural(count, {
    one: 'مشاركة صورة',
    two: 'مشاركة صورتين',
    few: `مشاركة ${count} صور`,
    many: `مشاركة ${count} صورة`,
    other: `مشاركة ${count} صورة`,
  })

// The page of an export

export const exportTitle = 'ألبوم الصور'
export const week = (week: number) => `الأسبوع ${week}`
export const photoWithoutCaption = 'صورة'

// Names of shared things: in the trash, in the news, and before an account is deleted

export const photo = 'صورة'
/** Follows a number. */
export const photos = (count: number) =>
  plural(count, { one: 'صورة', two: 'صورة', few: 'صور', many: 'صورة', other: 'صورة' })
/** Follows a number. */
export const comments = (count: number) =>
  plural(count, {
    one: 'تعليق على صورة',
    two: 'تعليق على صورة',
    few: 'تعليقات على صور',
    many: 'تعليقًا على صور',
    other: 'تعليق على صور',
  })
/** Follows a name. */
export const commented = (count: number) =>
  plural(count, {
    one: 'تعليق على صورة',
    two: 'تعليقان على صورة',
    few: `${count} تعليقات على صورة`,
    many: `${count} تعليقًا على صورة`,
    other: `${count} تعليق على صورة`,
  })
/** Follows a name. */
export const reacted = (count: number) =>
  plural(count, {
    one: 'تفاعل مع صورتك',
    two: 'تفاعل مع صورتين لك',
    few: `تفاعل مع ${count} من صورك`,
    many: `تفاعل مع ${count} من صورك`,
    other: `تفاعل مع ${count} من صورك`,
  })
