import type { ReactNode } from 'react'
import { isolate, ofHours, plural } from '#language/texts/ar.ts'

// Links in the guide

export const timeThem = 'قياس مدتها، ومتى يجب الاتصال'
export const howTheyFeel = 'الشعور بها، وبمن يمكن الاتصال'

// Both pages

export const nothingHere = 'لا يوجد شيء هنا حاليًا.'
export const nothingForYou = 'لا يوجد هنا شيء لك حاليًا. يقرر الوالدان ما يشاركانه.'
export const backToHome = 'العودة إلى الرئيسية'
export const callNow = 'الاتصال الآن'
export const notedSoFar = 'ما دُوّن حتى الآن'
export const notSaved = 'تعذّر الحفظ'
export const saved = 'تم الحفظ'
export const save = 'حفظ'

// Notes that are not on the server yet

export const onlyInTab = 'في علامة التبويب هذه فقط'
export const stayOpen = 'لا يمكن لهذا المتصفح تخزين ملاحظاتك، لذلك يُرجى إبقاء هذه الصفحة مفتوحة حتى عودة الاتصال.'
export const onThisDevice = 'محفوظ على هذا الجهاز'
export const notSentYet = 'لم يُرسل بعد. سيُرسل فور عودة الاتصال.'

// Whom to call

export const callTeam = {
  uk: 'يجب الاتصال بالقابلة أو قسم الولادة.',
  us: 'يجب الاتصال بالطبيب أو القابلة.',
  de: 'يجب الاتصال بالقابلة أو الطبيب أو قسم الولادة.',
  es: 'يجب الاتصال بالمستشفى أو القابلة، أو الذهاب إلى قسم الطوارئ.',
  fr: 'يجب الاتصال بقسم الولادة أو القابلة.',
  other: 'يجب الاتصال بالقابلة أو الطبيب أو العيادة.',
}
export const addTheirNumber = (link: (text: string) => ReactNode) => (
  <>للحصول على زر للاتصال بهم هنا، يُرجى {link('حفظ رقمهم')}.</>
)
/** `whom` is a name or a number. */
export const call = (whom: string) => `الاتصال بـ ${isolate(whom)}`
/** `line` is the name of an advice line, such as "NHS 111". */
export const ifNobodyAnswers = (line: string) => `إذا لم يردّ أحد، يمكن الاتصال بـ ${isolate(line)}:`
/** `note` is such as "in England". */
export const ifNobodyAnswersWithNote = (line: string, note: string) =>
  `إذا لم يردّ أحد، يمكن الاتصال بـ ${isolate(line)}، ${isolate(note)}:`

// Who sees the notes

export const sharing = {
  timer: {
    shared: 'يمكن للعائلة رؤية المؤقّت حتى الولادة. لا يمكن ذلك للضيوف.',
    hidden: 'لا يمكن لأحد غير الوالدين رؤية المؤقّت.',
    hide: 'إخفاء المؤقّت عن العائلة',
    show: 'إظهار المؤقّت للعائلة',
  },
  movements: {
    shared: 'يمكن للعائلة رؤية الحركات حتى الولادة. لا يمكن ذلك للضيوف.',
    hidden: 'لا يمكن لأحد غير الوالدين رؤية الحركات.',
    hide: 'إخفاء الحركات عن العائلة',
    show: 'إظهار الحركات للعائلة',
  },
}
export const sharingSaved = 'تم حفظ المشاركة'
export const sharingNotSaved = 'تعذّر حفظ المشاركة'

// Sources

export const aboutThisPage = 'المصادر، وحدود هذه الصفحة'
export const noMedicalAdvice = (day: string) =>
  `تعرض هذه الصفحة ما دوّنته فقط. وهي لا تقدم أي نصيحة طبية، ولم يراجعها أي مختص طبي. آخر مقارنة بمصادرها: ${isolate(day)}.`

// The timer: calls that should be made now

export const contractionsTitle = 'الانقباضات · Nestling'
export const callBeforeTerm = 'قبل 37 أسبوعًا: يجب الاتصال الآن'
export const whyBeforeTerm = 'قبل إتمام 37 أسبوعًا، يجب الاتصال عند حدوث انقباضات أو تقلصات منتظمة، مهما كان الشعور بها.'
export const longContraction = 'استمر أحد الانقباضات أكثر من دقيقتين.'
export const manyContractions = 'حدثت ستة انقباضات أو أكثر خلال عشر دقائق.'
export const timeToCall = 'حان وقت الاتصال'
export const metToldRule = (clock: string) => `في الساعة ${clock} بلغت الانقباضات الحد الذي قيل لك.`
export const metCommonRule = (clock: string) => `في الساعة ${clock} بلغت الانقباضات الحد الشائع الذي يجب الاتصال عنده.`

// The timer's button

export const timer = 'المؤقّت'
export const begins = 'بداية الانقباض'
export const ends = 'نهاية الانقباض'
export const pressWhenItBegins = 'يُرجى الضغط عند بداية الانقباض'
/** `interval` is "5 minutes" or "under a minute". */
export const sinceLast = (interval: string) => `بدأ آخر انقباض قبل ${interval}`
export const aMinuteEarlier = 'بدأ قبل ذلك بدقيقة'
export const closedWithBirth = 'توقف المؤقّت مع الولادة. ويبقى ما دوّنته هنا.'

// The contractions

export const nothingNoted = 'لم يُدوّن شيء بعد'
export const willBeListed = 'سيظهر هنا كل انقباض، مع مدته والوقت الذي مضى منذ الانقباض السابق.'
export const noneInLastHour = 'لا انقباضات في الساعة الأخيرة.'
export const anHourAgo = 'قبل ساعة'
export const now = 'الآن'
export const noEnd = 'لم تُدوّن النهاية'
export const seconds = (count: number) =>
  plural(count, {
    one: 'ثانية واحدة',
    two: 'ثانيتان',
    few: `${count} ثوانٍ`,
    many: `${count} ثانية`,
    other: `${count} ثانية`,
  })
export const minutes = (count: number) =>
  plural(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: `${count} دقائق`,
    many: `${count} دقيقة`,
    other: `${count} دقيقة`,
  })
export const minutesAndSeconds = (whole: number, rest: number) => `${minutes(whole)} و${seconds(rest)}`
/** Screen readers read it after the time and the length of a contraction: "3:12 50 sec. Change". */
export const changeIt = '. تعديل'
export const apart = (interval: string) => `بفاصل ${interval}`
export const beforeThat = (day: string) => `قبل ذلك: ${day}`
export const showAll = (count: number) => `عرض الكل (${count})`

// A contraction that somebody changes or removes

export const changeContraction = 'تعديل هذا الانقباض'
export const began = {
  label: 'البداية',
  less: 'البداية: أبكر بدقيقة',
  more: 'البداية: بعد ذلك بدقيقة',
}
export const lasted = {
  label: 'دام الانقباض',
  less: 'دام الانقباض: أقل بعشر ثوانٍ',
  more: 'دام الانقباض: أكثر بعشر ثوانٍ',
}
export const remove = 'إزالة'
export const removed = 'تمت إزالة الانقباض'
export const undo = 'تراجع'
export const otherWayToUndo = 'لاستعادته، يمكنك قياس انقباض جديد ثم تعديل وقته ومدته'

// When to call

export const whenToCall = 'متى يجب الاتصال'
export const toldRule = {
  withLength: (interval: string, length: string, time: string) =>
    `قيل لك: يجب الاتصال عندما تأتي الانقباضات بفاصل ${interval}، كل منها لمدة ${length}، على مدى ${time}.`,
  ofAnyLength: (interval: string, time: string) =>
    `قيل لك: يجب الاتصال عندما تأتي الانقباضات بفاصل ${interval}، على مدى ${time}.`,
}
export const ruleForOneBaby =
  'هذه القاعدة لطفل واحد. عند الحمل بأكثر من طفل، يُرجى سؤال فريق الرعاية متى يجب الاتصال، وعند الشك، يجب الاتصال.'
export const changeRule = 'تعديل ما قيل لك'
export const somethingElse = 'قيل لنا شيء آخر'
/** A list follows: "Your waters break, …" */
export const callAtOnceIf = 'يجب الاتصال فورًا، مهما أظهر المؤقّت، في أي من هذه الحالات'
/** A sentence follows: "You see or feel the cord, …" */
export const callAmbulanceIf = 'يجب طلب الإسعاف في أي من هذه الحالات:'
export const callAmbulanceAtIf = (number: string) => `يجب طلب الإسعاف (${isolate(number)}) في أي من هذه الحالات:`
export const everythingToCallAbout = 'كل ما يستدعي الاتصال'

// The rule that a family was told. The title and the labels of the three fields read as one sentence.

export const toldToCallWhen = 'قيل لنا: يجب الاتصال عندما'
export const ruleFields = {
  everyMinutes: {
    label: 'تأتي الانقباضات كل',
    less: 'تأتي الانقباضات كل: أقل',
    more: 'تأتي الانقباضات كل: أكثر',
  },
  lastingSeconds: {
    label: 'وتدوم على الأقل',
    less: 'وتدوم على الأقل: أقل',
    more: 'وتدوم على الأقل: أكثر',
  },
  forMinutes: { label: 'على مدى', less: 'على مدى: أقل', more: 'على مدى: أكثر' },
}
export const anyLength = 'أي مدة'
export const backToCommonRule = 'العودة إلى القاعدة الشائعة'
export const whatYouWereTold = 'ما قيل لك'
export const callWhen = {
  withLength: (interval: string, length: string, time: string) =>
    `يجب الاتصال عندما تأتي الانقباضات بفاصل ${interval}، كل منها لمدة ${length}، على مدى ${time}`,
  ofAnyLength: (interval: string, time: string) =>
    `يجب الاتصال عندما تأتي الانقباضات بفاصل ${interval}، على مدى ${time}`,
}

// Movements

const movementCount = (count: number) =>
  plural(count, {
    one: 'حركة واحدة',
    two: 'حركتين',
    few: `${count} حركات`,
    many: `${count} حركة`,
    other: `${count} حركة`,
  })
export const movementsTitle = 'الحركات · Nestling'
export const noteNow = 'تدوين الحركات الآن'
export const tooFew = (movements: number, hours: number) =>
  `تم تدوين أقل من ${movementCount(movements)} خلال ${ofHours(hours)}.`
export const peopleToCall = 'بمن يمكن الاتصال'
export const countMovements = 'عدّ الحركات'
export const feltOne = 'شعرت بحركة'
export const counted = (count: number, clock: string) => `تم تدوين ${movementCount(count)} منذ الساعة ${clock}.`
export const countedAll = (count: number, clock: string) =>
  `تم تدوين ${movementCount(count)} منذ الساعة ${clock}. لا يمكن لهذه الصفحة معرفة ما إذا كان طفلك بخير. عند الشعور بأي اختلاف، يجب الاتصال.`
export const removeNote = (clock: string) => `إزالة ما دُوّن في الساعة ${clock}`
