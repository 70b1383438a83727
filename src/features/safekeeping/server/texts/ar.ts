import { isolate, ofDays } from '#language/texts/ar.ts'

// The mail about missing backups. It is sent after several days, so no text is about one day.

export const subject = (days: number) => `لا نسخة احتياطية في ${isolate('Nestling')} منذ ${ofDays(days)}`
export const heading = 'يُرجى الاهتمام بالنسخ الاحتياطية'
export const lastBackup = (days: number) =>
  `آخر نسخة احتياطية ناجحة كانت قبل ${ofDays(days)}. إذا تعطل القرص الآن، يُفقد كل ما تمت مشاركته بعدها.`
export const noBackupYet = (days: number) =>
  `${isolate('Nestling')} قيد الاستخدام منذ ${ofDays(days)}، ولم تنجح أي نسخة احتياطية بعد. إذا تعطل القرص الآن، يُفقد كل شيء.`
/** `reason` is a sentence. */
export const latestFailed = (reason: string) => `لم تنجح آخر محاولة. ${reason}`
export const whatToDo =
  'يُرجى إبلاغ الشخص المشرف على Nestling. السبب مذكور في السجل، والأمر «\u2068npm run nestling -- doctor\u2069» يفحص كل شيء.'
export const openPanel = 'فتح لوحة الإدارة'
export const whyYou = (days: number) =>
  `تصل هذه الرسالة إلى المسؤولين. وتتكرر كل ${ofDays(days)} حتى تنجح نسخة احتياطية.`
