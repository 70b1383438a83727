import type { ReactNode } from 'react'
import { isolate, plural } from '#language/texts/ar.ts'

/** Marks up a text such as “2 hours ago” as a time. */
type Time = (text: string) => ReactNode

// The health of the installation

export const disk = (usedPercent: number, free: string) =>
  `القرص ممتلئ بنسبة ${usedPercent}%، والمساحة المتبقية ${isolate(free)}.`
/** What too little free space means. Each key is what people can still do. */
export const consequences = {
  everything: 'يُرجى إخلاء بعض المساحة.',
  'no-files': 'لا يمكن إضافة صور حتى تتوفر مساحة.',
  deleting: 'لا يمكن سوى تسجيل الدخول والقراءة والحذف حتى تتوفر مساحة.',
}
export const lastSeen = (ago: string, time: Time) => <>آخر رصد: {time(ago)}.</>

// The examination

export const examine = 'فحص كل شيء'
export const examining = 'جارٍ الفحص…'
export const notExamined = 'لم يُفحص شيء'
export const findings = 'نتائج الفحص'
export const verdicts = { good: 'جيد', advice: 'نصيحة', fault: 'عطل' }

// The backups

export const lastBackup = (ago: string, time: Time, size: string) => (
  <>
    آخر نسخة احتياطية لكل شيء: {time(ago)}، بحجم <bdi>{size}</bdi>.
  </>
)
export const noBackup = 'لا توجد نسخة احتياطية بعد. ينشئ Nestling واحدة كل ليلة.'
export const backupFailed = (ago: string, time: Time) => <>فشلت النسخة الاحتياطية {time(ago)}.</>
export const incompletePhotos = (count: number) =>
  plural(count, {
    one: 'ملف صورة واحد مفقود أو تالف، لذلك لا تتضمنه النسخة الاحتياطية.',
    two: 'ملفا صور مفقودان أو تالفان، لذلك لا تتضمنهما النسخة الاحتياطية.',
    few: `${count} ملفات صور مفقودة أو تالفة، لذلك لا تتضمنها النسخة الاحتياطية.`,
    many: `${count} ملف صور مفقودًا أو تالفًا، لذلك لا تتضمنها النسخة الاحتياطية.`,
    other: `${count} ملف صور مفقود أو تالف، لذلك لا تتضمنها النسخة الاحتياطية.`,
  })
const verifyCommand =
  'يبيّن الأمر «\u2068npm run nestling -- verify\u2069» أي ملفات هي، وفي أي نسخة احتياطية لا تزال موجودة.'
export const faultyFiles = (count: number) =>
  plural(count, {
    one: 'ملف صورة محفوظ واحد مفقود أو تالف. يبيّن الأمر «\u2068npm run nestling -- verify\u2069» أي ملف هو، وفي أي نسخة احتياطية لا يزال موجودًا.',
    two: 'ملفا صور محفوظان مفقودان أو تالفان. يبيّن الأمر «\u2068npm run nestling -- verify\u2069» أي ملفين هما، وفي أي نسخة احتياطية لا يزالان موجودين.',
    few: `${count} ملفات صور محفوظة مفقودة أو تالفة. ${verifyCommand}`,
    many: `${count} ملف صور محفوظًا مفقودًا أو تالفًا. ${verifyCommand}`,
    other: `${count} ملف صور محفوظ مفقود أو تالف. ${verifyCommand}`,
  })
export const beingChecked =
  'هذه البيانات نسخة من مجلد بيانات آخر. يتحقق Nestling من فهارسها وصورها، وقد يستغرق ذلك دقائق.'
const movedAside = 'تُنقل الملفات من هذا النوع إلى المجلد «\u2068unknown\u2069» بجانب الصور، وتبقى هناك.'
export const unknownFiles = (count: number) =>
  plural(count, {
    one: `ملف صورة واحد لا يتبع أي شيء في Nestling. ${movedAside}`,
    two: `ملفا صور لا يتبعان أي شيء في Nestling. ${movedAside}`,
    few: `${count} ملفات صور لا تتبع أي شيء في Nestling. ${movedAside}`,
    many: `${count} ملف صور لا يتبع أي شيء في Nestling. ${movedAside}`,
    other: `${count} ملف صور لا يتبع أي شيء في Nestling. ${movedAside}`,
  })
export const eachNight = 'كل ليلة ينشئ Nestling نسخة احتياطية من بيانات كل رحلاته وصورها، ويتحقق من بعض الصور المحفوظة.'
export const backUp = 'نسخ احتياطي الآن'
export const backingUp = 'جارٍ النسخ…'
export const notRequested = 'تعذّر طلب نسخة احتياطية'
export const backupNotLoaded = 'تعذّر تحميل آخر نسخة احتياطية.'
export const stateNotLoaded = 'تعذّر تحميل حالة Nestling.'
