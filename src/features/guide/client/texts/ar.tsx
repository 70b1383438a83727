import type { ReactNode } from 'react'
import { isolate } from '#language/texts/ar.ts'

type Link = (text: string) => ReactNode

// Home

export const notAvailable = (week: number) => `لا تتوفر معلومات عن الأسبوع ${week}`
export const babyInWeek = (name: string, week: number) => `${isolate(name)} في الأسبوع ${week}`
export const openGuide = 'فتح الدليل'
export const whatToCallAbout = 'متى يجب الاتصال'
export const typicalValues = 'قيم معتادة، وليست نصيحة طبية. ينمو كل طفل بوتيرته الخاصة. يذكر الدليل المصادر.'

// Figures of a week

export const size = 'الحجم'
export const sizeOfOne = 'أحد أطفالك'
/** "1.6 cm, crown to rump. Compared by length." */
export const sizeDetail = (length: string, comparison: string) => `${length}. ${comparison}.`
export const heartRate = 'نبض القلب'
export const weight = 'الوزن'
/** `source` is the origin of the weight: "Hadlock 1991", "charts of anatomy". */
export const typicalWeight = (source: string) => `الوزن المعتاد وفق ${isolate(source)}`

// The sentence about the baby’s size. `who` is the baby’s name or `eachBaby`

export const eachBaby = 'كل طفل'
export const measuresAbout = (who: string, length: string) => `طول ${isolate(who)} نحو ${isolate(length)}.`
export const asLongAs = (who: string, thing: string, length: string) =>
  `طول ${isolate(who)} يساوي تقريبًا طول ${thing}: ${isolate(length)}.`
export const weighsAsMuchAs = (who: string, thing: string, weight: string) =>
  `وزن ${isolate(who)} يساوي تقريبًا وزن ${thing}: ${isolate(weight)}.`
/** The things that babies are compared with, by their English names. Each text follows a noun. */
const thingsInSentence: Readonly<Record<string, string>> = {
  'Poppy seed': 'بذرة خشخاش',
  'Sesame seed': 'بذرة سمسم',
  Lentil: 'حبة عدس',
  Blueberry: 'حبة توت أزرق',
  Raspberry: 'حبة توت أحمر',
  'Green olive': 'زيتونة خضراء',
  Kumquat: 'حبة كمكوات',
  Fig: 'حبة تين',
  Lime: 'ليمونة خضراء',
  Lemon: 'ليمونة صفراء',
  Nectarine: 'حبة نكتارين',
  Apple: 'تفاحة',
  Avocado: 'حبة أفوكادو',
  Pear: 'حبة كمثرى',
  'Bell pepper': 'حبة فلفل رومي',
  Mango: 'حبة مانجو',
  'Large banana': 'موزة كبيرة',
  Parsnip: 'حبة جزر أبيض',
  'Spaghetti squash': 'حبة قرع سباغيتي',
  'Long papaya': 'حبة بابايا طويلة',
  'Ear of corn in its husk': 'كوز ذرة بأوراقه',
  'Long cucumber': 'خيارة طويلة',
  'Bunch of spring onions': 'حزمة بصل أخضر',
  'Romaine lettuce': 'رأس خس روماني',
  'Pineapple with its crown': 'حبة أناناس بتاجها',
  'Butternut squash': 'حبة قرع الجوز',
  'Large cabbage': 'رأس ملفوف كبير',
  'Young coconut in its husk': 'حبة جوز هند خضراء بقشرها',
  'Napa cabbage': 'رأس ملفوف صيني',
  'Large cauliflower': 'رأس قرنبيط كبير',
  'Cantaloupe melon': 'حبة شمام كانتالوب',
  'Canary melon': 'حبة شمام أصفر',
  'Piel de sapo melon': 'حبة شمام «بيل دي سابو»',
  'Three bags of rice': 'ثلاثة أكياس أرز',
  'Two large bottles of water': 'زجاجتي ماء كبيرتين',
  'Mini watermelon': 'بطيخة صغيرة جدًا',
  'Small pumpkin': 'يقطينة صغيرة',
  'Large honeydew melon': 'حبة شمام أخضر كبيرة',
  'Small jackfruit': 'حبة جاك فروت صغيرة',
}
/** Names what a baby is compared with, in a sentence. */
export const thingInSentence = (comparison: string) => thingsInSentence[comparison] ?? `«${isolate(comparison)}»`
/** Shown in a sentence instead of a length, if the baby is too small to measure. */
export const leastLengthInSentence = { metric: 'أقل من 1\u00a0مم', us: 'أقل من 0.04\u00a0بوصة' }
export const typicalValue = 'قيمة معتادة، وليست نصيحة طبية.'

// The guide’s page

export const pageTitle = 'رحلة الحمل · Nestling'
export const pageHeading = 'رحلة الحمل'
export const journeyNotLoaded = 'تعذّر تحميل رحلتك'
export const nothingLost = 'لم يُفقد شيء. ربما انقطع الاتصال.'
export const weekWithTitle = (week: number, title: string) => `الأسبوع ${week}: ${isolate(title)}`
export const notReviewed =
  'لم يراجع هذا الدليل أي مختص طبي. إذا كان فيه خطأ، يُرجى إبلاغ الشخص المشرف على \u2068Nestling\u2069.'
export const changeState = 'إيقاف الرحلة مؤقتًا، أو القول إن طفلك بيننا الآن أو إن الحمل انتهى'
export const tryAgain = 'إعادة المحاولة'

export const example = 'مثال'
export const setDueDate = (link: Link) => <>يُفتح الدليل على أسبوعك بعد {link('تحديد موعد الولادة المتوقع')}.</>
export const dueDateNotSet = 'يُفتح الدليل على الأسبوع الحالي للعائلة بعد أن يحدد الوالدان موعد الولادة المتوقع.'

// Parts of the page that have failed

export const growthNotShown = 'تعذّر عرض النمو. يُرجى إعادة تحميل الصفحة.'
export const notesToolsNotShown = 'تعذّر عرض أدوات ملاحظاتك. يُرجى إعادة تحميل الصفحة.'
export const firstWeeksNotShown = 'تعذّر عرض فحوص الأسابيع الأولى. يُرجى إعادة تحميل الصفحة.'

// The page while no weeks are counted

export const titleAtRest = 'الدليل · Nestling'
export const headingAtRest = 'الدليل'
export const atRest = {
  // The guide counts weeks until 43+0, so these words are shown only after that.
  expecting: {
    title: 'بانتظار الأخبار',
    text: 'لم يعد الدليل يعدّ الأسابيع. لا يزال «متى يجب الاتصال» هنا، ولا تزال علاماتك ونصوصك محفوظة في هذا المتصفح.',
  },
  paused: {
    title: 'الدليل متوقف مؤقتًا',
    text: 'ما دامت الرحلة متوقفة مؤقتًا، لا تظهر أسابيع ولا صور ولا قوائم. ولا تزال علاماتك ونصوصك محفوظة في هذا المتصفح.',
  },
  born: {
    title: 'بعد الولادة',
    text: 'انتهت أسابيع الحمل. ولا تزال علاماتك ونصوصك محفوظة في هذا المتصفح.',
  },
  ended: {
    title: 'عند الحاجة إلى مساعدة',
    text: 'لم تعد تظهر أسابيع ولا صور ولا قوائم. ولا تزال علاماتك ونصوصك محفوظة في هذا المتصفح، عند الرغبة في رؤيتها.',
  },
}

// The first weeks after a birth

export const firstWeeks = 'الأسابيع الأولى'
export const forParents = 'للوالدين. تُحسب الأيام من الولادة.'
export const ofBaby = 'طفلك'
export const noChecksOfBaby = 'ستذكر لك القابلة أو الطبيب الفحوص التي تُجرى لطفلك. ليس لدينا مصدر لمنطقتك.'
export const ofParent = 'أنت'
export const sources = (titles: string) => `المصادر: ${isolate(titles)}`
export const byDay = (day: string) => `حتى ${day}`
export const fromDayToDay = (from: string, to: string) => `من ${from} إلى ${to}`
/** The days are those of `byDay` or `fromDayToDay`. */
export const askIfNotDone = (days: string) => `${days}. إذا لم يتم ذلك، يُرجى سؤال القابلة أو الطبيب.`
