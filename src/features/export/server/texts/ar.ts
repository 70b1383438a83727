import { isolate } from '#language/texts/ar.ts'

// Why an export failed. The sentences follow another one, such as “The download could not be prepared.”

export const stoppedBeforeComplete = 'توقف Nestling قبل اكتمال التصدير.'
export const stoppedBeforeFinished = 'تم إيقاف Nestling قبل الانتهاء.'
export const cannotBeWritten = (code: string) => `تعذّرت كتابة الملف (${isolate(code)}).`
export const noSpace = 'لا توجد مساحة كافية على القرص.'
export const databaseDamaged = 'قاعدة البيانات تالفة.'
export const dataUnreachable = 'لا يمكن لـ Nestling الوصول إلى بياناته الآن.'
export const logSaysWhy = 'السبب مذكور في السجل.'

// The page that shows everything

export const pageTitle = (babyName: string) => `${isolate(babyName)} · Nestling`
export const due = (day: string) => `موعد الولادة المتوقع: ${day}`
export const noDueDate = 'لم يتم تحديد موعد الولادة المتوقع.'
export const linkToBook = 'كتاب الذكريات، للقراءة أو الطباعة'
export const onThisPage = 'في هذه الصفحة'
export const aboutExport = (day: string) =>
  `تم التصدير من Nestling في ${day}. لا يتضمن الملف ما هو في «المحذوفات مؤخرًا». يضم المجلد «${isolate('photos')}» كل الصور بحجمها الكامل. ويمكن لبرامج أخرى، أو لنسخة أخرى من Nestling، قراءة كل شيء من ${isolate('journey.json')}.`
export const incompleteFiles = 'ملفات الصور هذه كانت مفقودة أو تالفة في Nestling:'
export const missingFile = (file: string) => `${isolate(file)}: مفقود`
export const damagedFile = (file: string) => `${isolate(file)}: تالف`

// The keepsake book

export const bookTitle = (babyName: string) => `كتاب ذكريات ${isolate(babyName)}`
export const fromTo = (first: string, last: string) => `من ${first} إلى ${last}`
export const week = (week: number) => `الأسبوع ${week}`
export const withoutWeek = 'والمزيد'

// People and pictures on both pages

/** Shown instead of a name if the person is not in the export. */
export const somebody = 'شخص ما'
export const missingPicture = 'هذه الصورة مفقودة.'
