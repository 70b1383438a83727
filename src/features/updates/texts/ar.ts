import { plural } from '#language/texts/ar.ts'

// Messages about the fields of a new update

export const contentRequired = 'يُرجى مشاركة ما يحدث'
export const tooManyPictures = (most: number) =>
  plural(most, {
    one: 'صورة واحدة على الأكثر',
    two: 'صورتان على الأكثر',
    few: `${most} صور على الأكثر`,
    many: `${most} صورة على الأكثر`,
    other: `${most} صورة على الأكثر`,
  })
export const pictureGone = 'لم تعد هذه الصورة هنا. يُرجى إضافتها من جديد.'

// News. The words follow a name.

export const shared = (count: number) =>
  plural(count, {
    one: 'مشاركة خبر',
    two: 'مشاركة خبرين',
    few: `مشاركة ${count} أخبار`,
    many: `مشاركة ${count} خبرًا`,
    other: `مشاركة ${count} خبر`,
  })

// The page of an export

export const exportTitle = 'الأخبار'
export const week = (week: number) => `الأسبوع ${week}`
export const pictureOfUpdate = 'صورة هذا الخبر'
export const pictureElsewhere = 'صورة على موقع آخر'

// Names of shared things: in the trash, in the news, and before an account is deleted

export const update = 'خبر'
/** Follows a number. */
export const updates = (count: number) =>
  plural(count, { one: 'خبر', two: 'خبر', few: 'أخبار', many: 'خبرًا', other: 'خبر' })
/** Follows a number. */
export const comments = (count: number) =>
  plural(count, {
    one: 'تعليق على خبر',
    two: 'تعليق على الأخبار',
    few: 'تعليقات على الأخبار',
    many: 'تعليقًا على الأخبار',
    other: 'تعليق على الأخبار',
  })
/** Follows a name. */
export const commented = (count: number) =>
  plural(count, {
    one: 'تعليق على خبر',
    two: 'تعليقان على خبر',
    few: `${count} تعليقات على خبر`,
    many: `${count} تعليقًا على خبر`,
    other: `${count} تعليق على خبر`,
  })
/** Follows a name. */
export const reacted = (count: number) =>
  plural(count, {
    one: 'تفاعل مع خبرك',
    two: 'تفاعل مع خبرين من أخبارك',
    few: `تفاعل مع ${count} من أخبارك`,
    many: `تفاعل مع ${count} من أخبارك`,
    other: `تفاعل مع ${count} من أخبارك`,
  })
