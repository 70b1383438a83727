import { poundsAndOunces as inPoundsAndOunces, isolate, plural, pounds as wholePounds } from '#language/texts/ar.ts'

// The state in the settings

export const expecting = (babyName: string) => `أنت بانتظار ${isolate(babyName)}. تُحسب الأسابيع في الرئيسية وفي الدليل.`
export const paused = 'الرحلة متوقفة مؤقتًا. لا عدّ ولا مقارنة ولا اقتراحات.'
export const hasEnded = 'انتهى الحمل.'
export const nothingCounted = 'لم يعد هناك عدّ ولا مقارنة ولا اقتراحات.'
export const readersOfEnd = {
  everybody: 'يمكن لجميع المتابعين قراءة ذلك.',
  family: 'يمكن للعائلة فقط قراءة ذلك.',
  admins: 'يمكن للمسؤولين فقط قراءة ذلك.',
}
export const readersOfBirth = {
  everybody: (names: string) => `${isolate(names)}: يمكن لجميع المتابعين القراءة عن الولادة في صفحتهم الرئيسية.`,
  family: (names: string) => `${isolate(names)}: يمكن للعائلة فقط القراءة عن الولادة في صفحتها الرئيسية.`,
  admins: (names: string) => `${isolate(names)}: يمكن للمسؤولين فقط القراءة عن الولادة في صفحتهم الرئيسية.`,
}
const ourBabiesAreHere = 'أطفالنا بيننا الآن'
export const ourBabyIsHere = (babies: number) =>
  plural(babies, {
    one: 'طفلنا بيننا الآن',
    two: 'طفلانا بيننا الآن',
    few: ourBabiesAreHere,
    many: ourBabiesAreHere,
    other: ourBabiesAreHere,
  })
export const changeHome = 'تعديل ما يظهر في الرئيسية'
export const sayEnded = 'انتهى الحمل'
const allBabiesDied = 'توفي جميع أطفالنا'
export const sayDied = (babies: number) =>
  plural(babies, {
    one: 'توفي طفلنا',
    two: 'توفي طفلانا',
    few: allBabiesDied,
    many: allBabiesDied,
    other: allBabiesDied,
  })
export const oneDiedBeforeBirth =
  'إذا توفي أحد أطفالك وما زال الحمل مستمرًا، يُرجى تغيير عدد الأطفال في الإعدادات. لا تصل رسالة إلى أحد، لكن العدد الجديد يظهر في صفحات الجميع.'
export const oneDiedAfterBirth =
  'إذا توفي أحد أطفالك، يمكنك قول ذلك بكلماتك، بعد الضغط على «تعديل ما يظهر في الرئيسية».'
export const saving = 'جارٍ الحفظ…'
export const tryAgain = 'يُرجى إعادة المحاولة.'

// A pause

export const pauseJourney = 'إيقاف الرحلة مؤقتًا'
export const pauseQuestion = 'إيقاف الرحلة مؤقتًا؟'
export const pauseStopsCounting =
  'يتوقف Nestling عن العدّ والمقارنة والاقتراح، لدى الجميع. وتختفي المواعيد من التقاويم على الهواتف، ولا تُرسل دعوات بالبريد الإلكتروني.'
export const pauseLeavesAll = 'يبقى ما شاركته. يمكنك استئناف الرحلة في أي وقت.'
export const pause = 'إيقاف مؤقت'
export const isPaused = 'الرحلة متوقفة مؤقتًا'
export const notPaused = 'تعذّر إيقاف الرحلة مؤقتًا'
export const resume = 'استئناف الرحلة'
export const isResumed = 'تم استئناف الرحلة'
export const notResumed = 'لا تزال الرحلة متوقفة مؤقتًا'

// Taking the last change back

export const takeBack = 'التراجع عن ذلك'
export const takingBack = 'جارٍ التراجع…'
export const takeBackToday = 'لا يزال التراجع ممكنًا اليوم.'
export const takeBackUntil = (day: string) => `يمكنك التراجع عن ذلك حتى ${day}.`
export const takenBack = 'تم التراجع'
export const notTakenBack = 'تعذّر التراجع'

// The dialogs about a birth and a loss

export const readers = 'من يقرأ ذلك'
export const readersHint = 'أما لدى الآخرين فتبدو الرحلة متوقفة مؤقتًا. يمكنك إبلاغهم لاحقًا.'
export const audiences = { everybody: 'جميع المتابعين', family: 'العائلة فقط', admins: 'المسؤولون فقط' }
export const optional = 'اختياري'
export const notSaved = 'تعذّر حفظ ذلك'

const yourBabiesAreHere = 'أطفالك بيننا الآن'
export const yourBabyIsHere = (babies: number) =>
  plural(babies, {
    one: 'طفلك بيننا الآن',
    two: 'طفلاك بيننا الآن',
    few: yourBabiesAreHere,
    many: yourBabiesAreHere,
    other: yourBabiesAreHere,
  })
export const birthExplained = 'يظهر هذا للأشخاص المختارين أدناه في صفحتهم الرئيسية فور حفظه.'
export const bornOn = 'تاريخ الولادة'
export const onlyChild = 'طفلك'
export const child = (number: number) => `الطفل ${number}`
export const name = 'الاسم'
export const weight = 'الوزن بالغرام'
export const length = 'الطول بالسنتيمتر'
export const addChild = 'إضافة طفل آخر'
export const removeChild = 'إزالة آخر طفل'
export const birthMessage = 'بضع كلمات'
export const saveBirth = 'حفظ وإظهار'

export const soSorry = 'نحن معك في حزنك'
export const lossExplained =
  'يتوقف Nestling عن العدّ والمقارنة والاقتراح، لدى الجميع وعلى كل الأجهزة. يبقى ما شاركته إلى حين حذفك له، ويمكنك التراجع عن ذلك خلال 30 يومًا.'
export const lossMessage = 'رسالة إلى المتابعين'
export const lossMessageHint = 'تظهر في صفحتهم الرئيسية. لا يلزمك كتابة أي شيء.'
export const lossDay = 'التاريخ'
export const saveLoss = 'حفظ'

// Home, when the due date has passed

export const homeTitle = (name: string) => `${isolate(name)} · Nestling`
export const isBabyHere = (babyName: string) => `هل حان اللقاء مع ${isolate(babyName)}؟`
export const choices = 'يمكنك إبلاغ الجميع، أو إيقاف الرحلة مؤقتًا، أو القول إن الحمل انتهى.'
export const answerNow = 'إخبار الآخرين بالوضع'
export const notYet = 'ليس بعد'
export const whomToAsk = 'إذا كانت لديك أسئلة، يُرجى الاتصال بالقابلة أو قسم الولادة.'
export const waitForNews = 'سيخبرك الوالدان هنا عندما يكون هناك جديد.'

// Home after a birth

/** "Wren", "Wren and Robin", "Wren, Robin and Jay" */
export const allNames = (names: readonly string[]) => names.map(isolate).join(' و')
/** The same for one child and for several. `names` comes from `allNames`. */
export const areHere = (names: string, _children: number) => `${isolate(names)} بيننا الآن`
export const bornToday = 'الولادة اليوم'
export const daysOld = (days: number) =>
  plural(days, {
    one: 'العمر: يوم واحد',
    two: 'العمر: يومان',
    few: `العمر: ${days} أيام`,
    many: `العمر: ${days} يومًا`,
    other: `العمر: ${days} يوم`,
  })
/** From 2 weeks on. */
export const weeksOld = (weeks: number) =>
  plural(weeks, {
    one: 'العمر: أسبوع واحد',
    two: 'العمر: أسبوعان',
    few: `العمر: ${weeks} أسابيع`,
    many: `العمر: ${weeks} أسبوعًا`,
    other: `العمر: ${weeks} أسبوع`,
  })
/** From 3 months on. */
export const monthsOld = (months: number) =>
  plural(months, {
    one: 'العمر: شهر واحد',
    two: 'العمر: شهران',
    few: `العمر: ${months} أشهر`,
    many: `العمر: ${months} شهرًا`,
    other: `العمر: ${months} شهر`,
  })
export const atBirth = 'عند الولادة'
export const weightAndLength = (weight: string, length: string) => `${weight}، ${length}`
export const grams = (grams: string) => `${grams}\u00a0غ`
export const pounds = (count: string) => wholePounds(Number(count))
export const poundsAndOunces = (pounds: string, ounces: string) => inPoundsAndOunces(Number(pounds), Number(ounces))
export const centimetres = (centimetres: string) => `${centimetres}\u00a0سم`
export const inches = (inches: string) => `${inches}\u00a0بوصة`
export const readersSoFar = {
  family: 'يمكن للعائلة فقط قراءة ذلك حتى الآن.',
  admins: 'يمكن للمسؤولين فقط قراءة ذلك حتى الآن.',
}
export const forParents = 'للوالدين'
export const picture = 'الصورة'
export const addPicture = 'إضافة صورة'
export const changePicture = 'تغيير الصورة'
export const addingPicture = 'جارٍ الإضافة…'
export const removePicture = 'إزالة الصورة'
export const removingPicture = 'جارٍ الإزالة…'
export const pictureNotChanged = 'تعذّر تغيير الصورة'
export const callAfterBirth = 'متى يجب الاتصال بعد الولادة'

// Home during a pause and after a loss

export const pausedTitle = 'هذه الرحلة متوقفة مؤقتًا'
export const endedGreeting = 'نحن معك في حزنك.'
export const pausedExplained = 'ما تمت مشاركته لا يزال هنا. لا عدّ ولا اقتراحات حتى يستأنف الوالدان الرحلة.'
export const endedExplained = 'ما تمت مشاركته لا يزال هنا، ويمكنك رؤيته في أي وقت. لم يعد هناك عدّ ولا اقتراحات.'
export const updates = 'الأخبار'
export const photos = 'الصور'
export const callAbout = 'متى يجب الاتصال'
export const changeEnd = 'تعديل ذلك أو التراجع عنه'
