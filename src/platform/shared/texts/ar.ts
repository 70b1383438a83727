import { isolate, ofDays, ofHours, plural } from '#language/texts/ar.ts'

// Errors of the API

export const malformedJson = 'الطلب ليس بصيغة JSON صالحة.'
export const malformedRequest = 'تعذّرت قراءة الطلب.'
export const invalidInput = 'يُرجى التحقق من البيانات المُدخلة.'
export const unauthorized = 'يلزم تسجيل الدخول'
export const crossSite = 'لم يأتِ هذا الطلب من إحدى صفحات Nestling.'
export const notFound = 'لا يوجد شيء هنا.'
export const keyReused = 'سبق إرسال هذا بمحتوى آخر. يُرجى إعادة المحاولة.'
export const outcomeUnknown = 'سبق إرسال هذا وضاعت الإجابة. يُرجى التحقق من وجوده قبل إرساله مرة أخرى.'
export const otherSender = 'تم تسجيل دخول شخص آخر، أو فُتحت رحلة أخرى. لم يتغير شيء.'
export const changedMeanwhile = 'تغيّر هذا في هذه الأثناء. لم يُحفظ شيء.'
export const tooLarge = 'هذا أكبر مما يمكن أن يقبله Nestling.'
export const wrongMediaType = 'لا يُقبل هذا النوع من المحتوى هنا.'
export const badRange = 'هذا الجزء من الملف غير موجود.'
export const unknownHost = 'لا يتوفر Nestling على هذا العنوان.'
export const tooManyAttempts = 'محاولات كثيرة جدًا. يُرجى الانتظار قليلًا ثم إعادة المحاولة.'
export const tooBusy = 'Nestling مشغول حاليًا. يُرجى إعادة المحاولة بعد لحظات.'
export const internalError = 'حدث خطأ من جانبنا. لم يتغير شيء.'
export const unavailable = 'يتعذّر على Nestling الوصول إلى بياناته حاليًا. يُرجى إعادة المحاولة بعد لحظات.'
export const dataDamaged = 'بعض بيانات Nestling تالفة. على الشخص المشرف على Nestling استعادة نسخة احتياطية.'
export const storageFull = 'مساحة التخزين ممتلئة. لم يتغير شيء.'
export const adminOnly = 'هذا متاح للمسؤولين فقط'
export const secondStepMissing =
  'يحتاج المسؤولون إلى خطوة ثانية أو مفتاح مرور للقيام بذلك. يُرجى إعداد أحدهما في حسابك أولًا.'
export const secondStepNotPassed =
  'للقيام بذلك يجب تسجيل الخروج، ثم تسجيل الدخول من جديد بالخطوة الثانية أو بمفتاح المرور.'
export const sectionClosed = 'لم يفتح الوالدان لك هذا الجزء من رحلتهما.'
export const invitationRequired = 'تلزم دعوة للوصول إلى رحلة الحمل هذه.'
export const tooMuchMail = 'أُرسلت رسائل كثيرة خلال الساعة الماضية. يُرجى إعادة المحاولة لاحقًا.'
export const notYours = 'لا يمكن تعديل هذا إلا لمن أضافه أو لأحد المسؤولين.'
export const notYourWords = 'لا يمكن تعديل هذا إلا لمن كتبه.'
export const notAPicture = 'هذا الملف ليس صورة يمكن لـ Nestling قراءتها. صيغ JPEG وPNG وWebP مقبولة دائمًا.'
export const noJourney = 'لا توجد رحلة حمل بعد.'

export const fileAtMost = (megabytes: number) => `الحد الأقصى لحجم الملف ${megabytes}\u00a0ميغابايت.`

// Messages about a field

const characters = (count: number | bigint) =>
  plural(Number(count), {
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${count} أحرف`,
    many: `${count} حرفًا`,
    other: `${count} حرف`,
  })

export const required = 'مطلوب'
export const tooLong = (most: number | bigint) => `طويل جدًا: الحد الأقصى ${characters(most)}`
export const tooShort = (least: number | bigint) => `قصير جدًا: الحد الأدنى ${characters(least)}`
export const cannotBeSaved = 'يحتوي على رموز لا يمكن حفظها'
export const invalidDate = 'التاريخ غير صالح'
export const invalidTime = 'الوقت غير صالح'
export const invalidEmail = 'البريد الإلكتروني غير صالح'
export const invalidLink = 'الرابط غير صالح'
export const invalidKey = 'المفتاح غير صالح'
/** `format` is the technical name of a format. */
export const invalid = (format: string) => `${isolate(format)}: قيمة غير صالحة`
export const expected = (type: string, received: string) =>
  `القيمة المطلوبة ${isolate(type)}، والقيمة المُستلمة ${isolate(received)}`
export const atLeast = (least: number | bigint) => `يجب أن يكون العدد ${least} على الأقل`
export const moreThan = (limit: number | bigint) => `يجب أن يكون العدد أكبر من ${limit}`
export const atMost = (most: number | bigint) => `يجب أن يكون العدد ${most} على الأكثر`
export const lessThan = (limit: number | bigint) => `يجب أن يكون العدد أصغر من ${limit}`
export const writeComment = 'يُرجى كتابة تعليق'
export const unknownFields = (names: string) => `حقول غير معروفة: ${isolate(names)}`

// Dates and times

type Day = { readonly year: number; readonly month: number; readonly day: number }

export const months = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
]
/** Begins with Sunday. */
export const weekdays = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت']

/** "6 يناير 2026" */
export const fullDay = ({ year, month, day }: Day) => `${day} ${months[month - 1]} ${year}`
/** "6 يناير" */
export const dayOfYear = ({ month, day }: Day) => `${day} ${months[month - 1]}`
/** "الثلاثاء، 6 يناير" */
export const withWeekday = (weekday: number, day: string) => `${weekdays[weekday]}، ${day}`
/** "10:30 ص". The hours are 0 to 23. */
export const clock = (hours: number, minutes: string) => `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'ص' : 'م'}`
/** "الخميس، 19 مارس، 10:30 ص" */
export const moment = (day: string, clock: string) => `${day}، ${clock}`
export const momentInPlace = (moment: string, place: string) => `${moment} بتوقيت ${isolate(place)}`

export const justNow = 'الآن'
export const ago = (amount: string) => `قبل ${amount}`
/** `justNow` and `ago` inside a sentence, such as "Last used just now". */
export const justNowInside = 'الآن'
export const agoInside = (amount: string) => `قبل ${amount}`
export const hours = (count: number) => ofHours(count)
export const days = (count: number) => ofDays(count)
export const weeks = (count: number) =>
  plural(count, {
    one: 'أسبوع واحد',
    two: 'أسبوعين',
    few: `${count} أسابيع`,
    many: `${count} أسبوعًا`,
    other: `${count} أسبوع`,
  })

// Reactions

export const reactions = {
  heart: 'حب',
  smile: 'ابتسامة',
  clap: 'تصفيق',
  hug: 'عناق',
  tear: 'دمعة فرح',
  star: 'نجمة',
}
export const reactionCount = (count: number, reaction: string) => `${reaction}: ${count}`
export const yourReaction = (counts: string, reaction: string) => `${counts}. تفاعلك: ${reaction}`

// Parts of the guide that people can hide

export const hideables = {
  drawing: 'رسم الطفل',
  comparisons: 'مقارنات الحجم',
  'heart-rate': 'نبض القلب',
}
