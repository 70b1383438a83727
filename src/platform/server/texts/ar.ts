import { isolate, plural } from '#language/texts/ar.ts'
import type { Fault } from '../../shared/errors.ts'

// The layout of mails

export const signature = '\u2068Nestling\u2069، مكان خاص لمتابعة الحمل مع العائلة والأصدقاء.'
export const ifButtonFails = 'إذا لم يعمل الزر، يمكنك نسخ هذا العنوان إلى المتصفح:'
export const andMore = (count: number) => `والمزيد: ${count}.`
/** What a person wrote. */
export const quoted = (words: string) => `«${isolate(words)}»`

// Why a mail was not sent, for admins

export const waitedTooLong = 'طال انتظار الرسالة أكثر من اللازم.'
export const replacedByNewer = 'حلّت رسالة أحدث محلها.'
export const notWritten = 'تعذّرت على Nestling كتابة هذه الرسالة.'
export const kindNotWritten = 'لم تعد هذه النسخة من Nestling تكتب رسائل من هذا النوع.'
export const mailLoginRefused = (code: string) =>
  `لم يقبل خادم البريد الاسم وكلمة المرور في ${isolate('SMTP_URL')} (${isolate(code)}).`
export const mailRefused = (code: number) => `رفض خادم البريد الرسالة (${code}).`
export const mailRefusedSaying = (code: number, words: string) =>
  `رفض خادم البريد الرسالة (${code}): ${isolate(words)}.`
export const mailNotTaken = (code: number) => `لم يتمكن خادم البريد من استلام الرسالة بعد (${code}).`
export const mailNotTakenSaying = (code: number, words: string) =>
  `لم يتمكن خادم البريد من استلام الرسالة بعد (${code}): ${isolate(words)}.`
export const mailServerSilent = 'لم يرد خادم البريد في الوقت المحدد.'
export const mailServerUnknown = 'تعذّر العثور على اسم خادم البريد.'
export const mailServerInsecure = 'لم يتوفر اتصال آمن بخادم البريد.'
export const mailAddressUnusable = 'لا يمكن إرسال البريد إلى هذا العنوان.'
export const mailServerAway = (code: string) => `تعذّر الوصول إلى خادم البريد (${isolate(code)}).`

// Comments, in the trash and in an export

export const comment = 'تعليق'
export const changed = 'معدّل'
export const reactionOf = (reaction: string, names: string) => `${reaction}: ${isolate(names)}`

// Requests

export const takesNoBody = 'لا يقبل هذا الطلب أي محتوى'

// Faults: what is wrong, and where the person who runs Nestling has to look

export const faults: Readonly<Record<Fault, string>> = {
  'disk-full': 'امتلأ قرص مجلد البيانات أو قاعدة البيانات أو مخزن الصور.',
  'disk-failed': 'تعذّرت القراءة من أحد الأقراص أو الكتابة عليه. يجب فحصه، والاحتفاظ بنسخة احتياطية في مكان آخر.',
  'data-damaged': 'قاعدة البيانات تالفة. يجب استعادة آخر نسخة احتياطية سليمة.',
  'database-busy': 'بقي قفل في قاعدة البيانات مدة طويلة جدًا، أو كانت قاعدة البيانات بطيئة جدًا.',
  'database-read-only': 'قاعدة البيانات للقراءة فقط.',
  'database-denied':
    'رفضت قاعدة البيانات وصول Nestling: يجب التحقق من الاسم وكلمة المرور والصلاحيات في \u2068DATABASE_URL\u2069.',
  'database-away': 'تعذّر الوصول إلى قاعدة البيانات.',
  'files-denied': 'لا تسمح صلاحيات ملف أو مجلد في \u2068DATA_DIR\u2069 بأن يستخدمه Nestling.',
  'files-read-only': 'قرص مجلد البيانات للقراءة فقط.',
  'too-many-files':
    'عدد الملفات التي يسمح النظام لـ Nestling بفتحها معًا قليل جدًا: يجب رفع الحد (\u2068ulimit -n\u2069).',
  'store-denied': 'رفض مخزن الصور وصول Nestling: يجب التحقق من المفتاح والصلاحيات في \u2068PHOTO_STORE\u2069.',
  'store-away': 'تعذّر الوصول إلى مخزن الصور.',
}
export const clockJumped = (from: string, to: string) =>
  `انتقلت الساعة من ${isolate(from)} إلى ${isolate(to)} بتوقيت UTC: إما أنها ضُبطت، أو كان Nestling متوقفًا.`
export const ifClockIsWrong = (trustedAt: string) =>
  `إذا كانت خاطئة، يجب ضبطها. وإذا كانت صحيحة، يُستأنف الحذف النهائي في ${isolate(trustedAt)} بتوقيت UTC.`

// Why a backup failed

export const backupStopped = 'توقف Nestling قبل انتهاء النسخ الاحتياطي.'
export const backupOfDamaged = 'قاعدة البيانات تالفة. يجب استعادة آخر نسخة احتياطية سليمة.'
export const backupWithoutSpace =
  'لا توجد مساحة كافية للنسخة الاحتياطية. يجب توفير مساحة، أو تعيين قرص آخر في \u2068BACKUP_DIR\u2069.'
export const backupNotWritten = (code: string) => `تعذّرت الكتابة في مجلد النسخ الاحتياطية (${isolate(code)}).`
export const backupFailed = 'تعذّر النسخ الاحتياطي. السبب مذكور في السجل.'

// The examination of an installation

export const topics = {
  user: 'المستخدم',
  folder: 'مجلد البيانات',
  disk: 'القرص',
  database: 'قاعدة البيانات',
  clock: 'الساعة',
  photos: 'الصور',
  backups: 'النسخ الاحتياطية',
  mail: 'البريد',
  address: 'العنوان',
}
export const checkFailed = (reason: string) => `تعذّر هذا الفحص: ${isolate(reason)}.`
export const checkFailedSilently = 'تعذّر هذا الفحص، ولم يُذكر السبب.'
export const runsAsRoot =
  'يعمل Nestling بصفة \u2068root\u2069، ولا حاجة إلى ذلك. تشغيله باسم مستخدم خاص به يقلل الضرر المحتمل.'
export const runsAsUser = 'لا يعمل Nestling بصفة \u2068root\u2069.'
export const folderIsPrivate = (folder: string) => `لا يمكن لغير المالك قراءة ${isolate(folder)}.`
export const folderIsReadable = (folder: string) =>
  `يمكن لمستخدمين آخرين على هذا الجهاز قراءة ${isolate(folder)}. يجب تشغيل Nestling باسم مالك المجلد، أو ضبط صلاحياته على 700.`
/** Both numbers are in GB. */
export const diskFree = (free: string, size: string) => `المساحة الخالية: ${free} من ${size}\u00a0غيغابايت.`
export const noRoomForPhotos = 'لا يمكن إضافة صور: يجب توفير مساحة.'
export const makeRoomSoon = 'يجب توفير مساحة قريبًا.'
export const postgresWorks = 'تعمل القراءة والكتابة في PostgreSQL بنجاح.'
export const sqliteWorks = 'تعمل القراءة والكتابة في ملف SQLite بنجاح.'
export const clockIsBehind = (now: string, last: string) =>
  `تشير الساعة إلى ${isolate(now)}، لكن هذه البيانات كانت قيد الاستخدام في ${isolate(last)}. يجب ضبط الساعة.`
export const clockSays = (now: string) => `الوقت ${isolate(now)} بتوقيت UTC.`
export const clocksAgree = 'الساعة هنا وساعة قاعدة البيانات متطابقتان.'
export const clocksDiffer = (seconds: number) => {
  const span = plural(seconds, {
    one: 'ثانية واحدة',
    two: 'ثانيتان',
    few: `${seconds} ثوانٍ`,
    many: `${seconds} ثانية`,
    other: `${seconds} ثانية`,
  })
  return `الفرق بين الساعة هنا وساعة قاعدة البيانات: ${span}. يجب ضبط كلتيهما من خادم وقت.`
}
export const photosWorkInBucket = (bucket: string) =>
  `يمكن لـ Nestling الكتابة والقراءة والحذف في الحاوية ${isolate(bucket)}.`
export const photosWorkInFolder = 'يمكن لـ Nestling الكتابة والقراءة والحذف في مجلد الصور.'
export const notReadBackFromBucket = (bucket: string) => `تعذّرت قراءة ملف بعد كتابته في الحاوية ${isolate(bucket)}.`
export const notReadBackFromFolder = 'تعذّرت قراءة ملف بعد كتابته في مجلد الصور.'
export const faultyPhotos = (missing: number, damaged: number) =>
  `ملفات الصور المفقودة: ${missing}. التالفة: ${damaged}. هذا الأمر يذكر أسماءها: ${isolate('npm run nestling -- verify')}`
export const lastBackup = (date: string) => `آخر نسخة بتاريخ ${isolate(date)}.`
export const noBackup = 'لا توجد أي نسخة بعد.'
export const logSaysWhy = 'السبب مذكور في السجل.'
export const makeBackup = 'لإنشاء نسخة الآن: \u2068npm run nestling -- backup\u2069'
export const backupOnSameDisk = 'هذه النسخة على قرص البيانات نفسه: يجب تعيين قرص آخر في \u2068BACKUP_DIR\u2069.'
export const noMailServer = 'بدون \u2068SMTP_URL\u2069 لا يُرسل أي بريد: عليك إرسال كل رابط بنفسك.'
export const mailWorks = 'يقبل خادم البريد تسجيل دخول Nestling.'
export const noAddress =
  'لم يتم تعيين \u2068PUBLIC_URL\u2069. وهو لازم للبريد ولـ \u2068https\u2069. وبدون \u2068https\u2069 لا يمكن قراءة أي صفحة بلا اتصال.'
/** `reason` is the code of the error, or `noAnswer`. */
export const addressAway = (address: string, reason: string) =>
  `تعذّر الوصول إلى ${isolate(address)} من هذا الجهاز (${isolate(reason)}). يُرجى التحقق من إمكان الوصول إليه من أجهزتك.`
export const noAnswer = 'لا يوجد رد'
export const addressOfOther = (address: string) =>
  `يرد على ${isolate(address)} برنامج غير Nestling. يجب التحقق من الخادم الوكيل (proxy).`
export const addressIsHttp = (address: string) =>
  `لا يستخدم ${isolate(address)} بروتوكول ${isolate('https')}. يمكن لأي شخص على الشبكة قراءة البيانات المنقولة، ولا يمكن قراءة أي صفحة بلا اتصال.`
export const certificateExpires = (address: string, date: string) =>
  `تنتهي صلاحية شهادة ${isolate(address)} في ${isolate(date)}. يجب تجديدها.`
export const addressWorks = (address: string) => `يؤدي ${isolate(address)} إلى Nestling عبر ${isolate('https')}.`
