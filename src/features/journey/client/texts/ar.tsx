import type { ReactNode } from 'react'
import { isolate, ofDays } from '#language/texts/ar.ts'

// A new journey

export const setUpFailed = 'تعذّر الإعداد'
export const notSetUp = 'تعذّر إعداد بيانات الحمل. يُرجى إعادة المحاولة.'

// The journeys of one person

export const yourJourneys = 'رحلاتك'
export const roles = { admin: 'الإدارة', family: 'العائلة', guest: 'الضيوف' }
export const opening = 'جارٍ الفتح…'
export const notOpened = 'تعذّر فتح الرحلة'

// All settings

export const saving = 'جارٍ الحفظ…'
export const updated = 'تم حفظ الإعدادات'
export const updateFailed = 'تعذّر الحفظ'
export const notUpdated = 'تعذّر حفظ إعدادات الحمل'

// The parents

export const parentQuestions = { mother: 'من الحامل؟', partner: 'من شريك الحياة؟' }
export const nobody = 'لا أحد'
export const parentName = (firstName: string) => `اسم ${isolate(firstName)} هنا`
export const parentWord = (firstName: string) => `بماذا سينادي الطفل ${isolate(firstName)}؟`
export const parentWordExample = 'ماما أو بابا أو أي كلمة أخرى'
export const onlyAdmins =
  'يقتصر الاختيار على المسؤولين. إن لم يكن أحد الوالدين منهم، يُرجى إرسال دعوة إليه بدور الإدارة.'
export const saveParents = 'حفظ الوالدين'
/** `nameHere` and `babySays` describe a parent whom two admins changed at the same time. */
export const nameHere = (name: string) => `الاسم هنا: ${isolate(name)}`
export const babySays = (word: string) => `بلسان الطفل: ${isolate(word)}`

// The baby

export const nickname = 'لقب الطفل'
export const nicknameHint = 'الاسم الذي يُنادى به حتى اللقاء'
export const numberOfBabies = 'عدد الأطفال'
export const numberOfBabiesHint = 'يذكر الدليل ما يختلف عند الحمل بأكثر من طفل'
export const notKnownYet = 'غير معروف بعد'
/** Larger numbers are shown as digits. */
export const numbersOfBabies = { 1: 'طفل واحد', 2: 'توأمان', 3: 'ثلاثة توائم' }
export const sharedPlacenta = 'هل المشيمة مشتركة بينهم؟'
export const sharedPlacentaHint = 'يظهر ذلك عادةً في أول فحص سونار'
export const placentas = { shared: 'نعم، بين اثنين منهم على الأقل', own: 'لا، لكل طفل مشيمته' }

// The place

export const placeSummary = 'المنطقة الزمنية والوحدات والرعاية والبلد'
export const timeZone = 'المنطقة الزمنية'
export const timeZoneHint = 'تبدأ الأسابيع والأيام عند منتصف الليل هناك'
/** The group of time zones without a continent or an ocean, such as UTC. */
export const otherZones = 'أخرى'
export const unitsLabel = 'الوحدات'
export const unitsHint = 'يمكن لكل شخص اختيار وحداته في حسابه'
export const units = { metric: 'متري (سم، كغ)', us: 'أمريكي (بوصة، رطل)' }
export const region = 'مكان الرعاية'
export const regionHint = 'يذكر الدليل الفحوص واللقاحات المتبعة هناك'
export const regions = {
  uk: 'المملكة المتحدة',
  us: 'الولايات المتحدة',
  de: 'ألمانيا',
  es: 'إسبانيا',
  fr: 'فرنسا',
  other: 'مكان آخر',
}
export const country = 'البلد، لأرقام الطوارئ'
export const countryHint = 'يعرض الدليل أرقام الاتصال في هذا البلد'
export const countryOfZone = 'بلد المنطقة الزمنية'

// The due date

export const dueDate = 'موعد الولادة المتوقع'
/** Shown if the region is France and the parents enter the due date itself. */
export const dueDateInFrance =
  'في فرنسا، يُكتب في الأوراق عادةً يوم إتمام 41 أسبوعًا. أما موعد الولادة المتوقع هنا فهو قبل ذلك اليوم بأسبوع.'
export const knownDay = 'أي يوم معروف لديك؟'
export const noDay = 'لا شيء حاليًا'
export const withoutDueDate =
  'تعرض الرئيسية والدليل قيمًا للمثال فقط، إلى حين تحديد موعد الولادة المتوقع. وتبقى الصور والأخبار في أسابيعها.'
/** `known` is an option, and `day` the label of the date field. `rule` and `source` are shown under the result. */
export const countings = {
  'due-date': {
    known: 'موعد الولادة المتوقع',
    day: 'موعد الولادة المتوقع',
    rule: 'التاريخ المدوّن في سجل الحمل، كما حدده الطبيب أو القابلة.',
    source: '\u2068ACOG Committee Opinion 700\u2069.',
  },
  'last-period': {
    known: 'أول يوم من آخر دورة شهرية',
    day: 'أول يوم من آخر دورة شهرية',
    rule: '280 يومًا من أول يوم في آخر دورة شهرية، مع التعديل إذا كانت الدورة أطول أو أقصر من 28 يومًا.',
    source: '\u2068ACOG Committee Opinion 700; MSD Manual\u2069.',
  },
  conception: {
    known: 'يوم الإخصاب',
    day: 'يوم الإخصاب',
    rule: '266 يومًا من الإخصاب. والحساب نفسه من يوم سحب البويضات أو التلقيح الاصطناعي.',
    source: '\u2068MSD Manual; ACOG Committee Opinion 700\u2069.',
  },
  'transfer-day-5': {
    known: 'أطفال الأنابيب: جنين بعمر خمسة أيام',
    day: 'يوم نقل الجنين',
    rule: '261 يومًا من نقل جنين بعمر خمسة أيام.',
    source: '\u2068ACOG Committee Opinion 700\u2069.',
  },
  'transfer-day-3': {
    known: 'أطفال الأنابيب: جنين بعمر ثلاثة أيام',
    day: 'يوم نقل الجنين',
    rule: '263 يومًا من نقل جنين بعمر ثلاثة أيام.',
    source: '\u2068ACOG Committee Opinion 700\u2069.',
  },
  'transfer-day-6': {
    known: 'أطفال الأنابيب: جنين بعمر ستة أيام',
    day: 'يوم نقل الجنين',
    rule: '260 يومًا من نقل جنين بعمر ستة أيام. وتحسبه بعض العيادات جنينًا بعمر خمسة أيام.',
    source: '\u2068ACOG Committee Opinion 700\u2069.',
  },
  'scan-age': {
    known: 'فحص سونار يذكر عمر الحمل',
    day: 'يوم الفحص',
    rule: '280 يومًا من يوم الفحص، بعد طرح العمر الوارد في الفحص.',
    source: '\u2068ACOG Committee Opinion 700\u2069.',
  },
  'scan-length': {
    known: 'فحص سونار يذكر الطول (CRL)',
    day: 'يوم الفحص',
    rule: 'يُحسب العمر من الطول، بأيام كاملة. ثم 280 يومًا من يوم الفحص، بعد طرح هذا العمر.',
    source: '\u2068INTERGROWTH-21st (Papageorghiou et al., 2014); ACOG Committee Opinion 700\u2069.',
  },
}
export const cycleLength = 'طول الدورة الشهرية، بالأيام'
export const cycleLengthHint = 'من أول يوم في دورة إلى أول يوم في الدورة التالية'
/** The label above two fields. Their own labels are read as one: `scanWeeks`, then `scanDays`. */
export const scanAge = 'العمر حسب فحص السونار'
export const scanWeeks = 'الأسابيع'
export const scanDays = 'والأيام'
export const scanLength = 'الطول من الرأس إلى المقعدة، بالملليمتر'
export const scanLengthHint = (min: number, max: number) => `CRL في التقرير، من ${min} إلى ${max}\u00a0مم`
export const countedDueDate = (day: ReactNode) => <>موعد الولادة المتوقع: {day}</>
export const countedAge = (age: string) => `العمر عند الفحص: ${age}`

// A scan, compared with the due date

export const scanCompared = 'مقارنة بموعد الولادة المتوقع'
export const scanAgrees = (day: string) => `يتفق الفحص مع موعد الولادة المتوقع، ${day}.`
export const scanDiffers = (day: string, days: number) =>
  `يختلف الفحص عن موعد الولادة المتوقع، ${day}، بمقدار ${ofDays(days)}.`
export const differsLittle = (limit: number) =>
  `لا يتجاوز هذا الفرق ${ofDays(limit)}، لذلك يبقى الموعد عادةً كما هو، وفق قاعدة ACOG.`
export const differsMuch = (limit: number) =>
  `يزيد هذا الفرق على ${ofDays(limit)}، لذلك يُغيَّر الموعد عادةً، وفق قاعدة ACOG. أما بعد أطفال الأنابيب فلا يُغيَّر أبدًا: يبقى الموعد المحسوب من نقل الجنين.`
export const lateScan = 'في هذه المرحلة المتأخرة، قد يكون سبب الفرق أيضًا طريقة نمو الطفل.'
export const whoDecides = 'القرار للقابلة أو الطبيب.'
export const sameDueDate = (day: string) => `إبقاء ${day}`

// After a change of the due date

export const dueDateMoved = (days: number, day: string) =>
  `تغيّر موعد الولادة المتوقع بمقدار ${ofDays(days)}، إلى ${day}.`
export const weekMoved = (week: number, before: number) => `اليوم في الأسبوع ${week}، لا في الأسبوع ${before}.`
export const weeksStay = 'تبقى الصور والأخبار في أسابيعها.'

// What is hidden

export const hideForAll = 'إخفاء عن الجميع'
export const hideForAllHint = 'يمكن لكل شخص أيضًا إخفاء ذلك عن نفسه في صفحة حسابه.'
export const choiceSaved = 'تم حفظ الاختيار'
export const choiceNotSaved = 'تعذّر حفظ الاختيار'

// Deleting the journey

export const onlyLastAdmin =
  'لا يمكن حذف رحلة إلا لآخر مسؤول فيها. وما دام في هذه الرحلة مسؤول آخر، لا يمكن لأحد حذفها.'
export const deletesAll = 'يُحذف لدى الجميع كل ما شاركته هنا أنت والآخرون. عند الرغبة في الاحتفاظ به، يُرجى تنزيله أولًا.'
export const deleteJourney = 'حذف الرحلة'
export const deleteQuestion = (babyName: string) => `حذف رحلة ${isolate(babyName)}؟`
export const deletedAtOnce =
  'تُحذف فورًا كل الأخبار والصور والمواعيد وجهات الاتصال والأمنيات، لدى جميع المتابعين. ويبقى حسابك.'
export const cannotBeUndone = 'لا يمكن التراجع عن ذلك.'
export const doNotDelete = 'إبقاء الرحلة'
export const deleteForGood = 'حذف نهائي'
export const deleting = 'جارٍ الحذف…'
export const notDeleted = 'تعذّر حذف الرحلة'
