import { isolate, plural } from '#language/texts/ar.ts'

// Progress of a list

export const doneOf = (done: number, total: number) => `${done} من ${total}`
export const assumedOf = (assumed: number, total: number) => `${assumed} من ${total} يُفترض إنجازها`
export const doneAndAssumedOf = (done: number, total: number, assumed: number) =>
  `${done} من ${total}، و${assumed} يُفترض إنجازها`
export const allOfWeek = (week: number) => `كل مهام الأسبوع ${week}`
/** `list` is the name of a checklist: "Medical", or a parent’s name. */
export const doneInWeek = (list: string, week: number) => `${isolate(list)}: المهام المنجزة في الأسبوع ${week}`

// A checklist

export const assumedThese = 'افترضنا أن هذه المهام منجزة. بعد وضع علامة على إحداها تصبح القائمة لك.'
export const othersStay = 'ستبقى المهام الأخرى كما تظهر الآن. ويمكنك أيضًا البدء بقائمة فارغة.'
export const startEmpty = 'البدء بقائمة فارغة'
export const assumedDone = 'يُفترض إنجازها'

// Notes that this browser does not save

export const onlyHereForNow = 'في علامة التبويب هذه فقط حاليًا'
export const notSaved = {
  full: 'لم تبقَ في هذا المتصفح مساحة لحفظ ملاحظاتك.',
  closed: 'لا يحفظ هذا المتصفح شيئًا من Nestling، ربما لأن هذه نافذة خاصة.',
}
export const untilTabCloses =
  'تبقى علاماتك ونصوصك هنا إلى حين إغلاق علامة التبويب هذه. عند الرغبة في الاحتفاظ بها، يُرجى حفظ نسخة.'

// The journal

export const onlyYou = 'لا يمكن لأحد غيرك رؤية هذا النص. يبقى في هذا المتصفح ولا يُرسل إلى أي مكان.'
export const journalFields = {
  bodySensations: 'جسمك',
  energyLevel: 'طاقتك',
  moodEmotions: 'مزاجك',
  dreamsMessages: 'أحلامك',
}
export const toBaby = (name: string) => `إلى ${isolate(name)}`
export const toYourBaby = 'إلى طفلك'
export const anythingElse = 'أي شيء آخر'
export const saved = 'تم الحفظ'
export const onlyHere = 'في علامة التبويب هذه فقط'

// The tools for notes

export const tools = 'الاحتفاظ بملاحظاتك'
export const toolsContents = (babyName: string) => `حفظ علاماتك ونصوصك عن ${isolate(babyName)} واستعادتها وطباعتها`
export const whyCopy = (babyName: string) =>
  `علاماتك ونصوصك عن ${isolate(babyName)} موجودة في هذا المتصفح فقط. بنسخة منها يمكنك نقلها إلى جهاز آخر، أو استرجاعها عند فقدان هذا الجهاز.`
export const copyDue = 'حان وقت نسخة جديدة'
export const notInAnyCopy = 'مضت أربعة أسابيع على الأقل على علامة أو نص هنا، وليس ذلك في أي نسخة بعد.'
export const saveCopy = 'حفظ نسخة'
export const shareCopy = 'مشاركة نسخة أو قفلها'
export const restoreCopy = 'استعادة نسخة'
export const print = 'طباعة'
export const preparing = 'جارٍ التحضير…'
export const copyToRestore = 'النسخة المراد استعادتها'
export const nothingRestored = 'لم تتم استعادة أي شيء'
export const notesStay = 'تبقى ملاحظاتك هنا كما هي.'
export const nothingToSave = 'لا شيء للحفظ بعد'
export const nothingToPrint = 'لا شيء للطباعة بعد'
export const writeFirst = 'يُرجى أولًا وضع علامة أو كتابة سطر.'
export const copySaved = 'تم حفظ النسخة'
export const inDownloads = (file: string) => `الملف ${isolate(file)} موجود في تنزيلاتك.`

// What a copy holds: "3 weeks (8, 29, and 30), with 7 journal entries and 22 ticks"

export const copyContents = (weeks: string, entries: string, ticks: string) => `${weeks}، مع ${entries} و${ticks}`
export const weeks = (count: number, numbers: string) =>
  plural(count, {
    one: `أسبوع واحد (${numbers})`,
    two: `أسبوعين (${numbers})`,
    few: `${count} أسابيع (${numbers})`,
    many: `${count} أسبوعًا (${numbers})`,
    other: `${count} أسبوع (${numbers})`,
  })
export const entries = (count: number) =>
  plural(count, {
    one: 'نص واحد في اليوميات',
    two: 'نصين في اليوميات',
    few: `${count} نصوص في اليوميات`,
    many: `${count} نصًا في اليوميات`,
    other: `${count} نص في اليوميات`,
  })
export const ticks = (count: number) =>
  plural(count, {
    one: 'علامة واحدة',
    two: 'علامتين',
    few: `${count} علامات`,
    many: `${count} علامة`,
    other: `${count} علامة`,
  })
export const copyHolds = (contents: string) => `تحتوي على ${contents}.`

// Sharing or locking a copy

export const passphrase = 'عبارة المرور'
export const passphraseHint =
  'عند تعيين عبارة مرور، لا يمكن لأحد قراءة النسخة بدونها. ولا يمكن لأحد إعادة تعيينها أيضًا، لذا يُرجى تدوينها.'
export const passphraseTooShort = (least: number) =>
  plural(least, {
    one: 'مطلوب حرف واحد على الأقل',
    two: 'مطلوب حرفان على الأقل',
    few: `مطلوب ${least} أحرف على الأقل`,
    many: `مطلوب ${least} حرفًا على الأقل`,
    other: `مطلوب ${least} حرف على الأقل`,
  })
export const lockNeedsHttps = `لا يمكن لمتصفحك قفل نسخة بعبارة مرور إلا عند فتح Nestling عبر ${isolate('https')}.`
export const share = 'مشاركة'
export const whereToShare = 'إلى جهازك الآخر أو بريدك الإلكتروني أو مساحة التخزين الخاصة بك.'
export const saveHere = 'حفظ على هذا الجهاز'
export const whereSaved = 'ستكون في تنزيلاتك.'
export const shareAgain = 'النسخة جاهزة الآن. يُرجى الضغط على «مشاركة» مرة أخرى.'
export const notShared = 'تعذّرت المشاركة. يُرجى حفظها على هذا الجهاز بدلًا من ذلك.'

// Opening a locked copy

export const openLocked = 'فتح نسخة مقفلة'
export const chosenPassphrase = 'العبارة المختارة عند حفظ هذه النسخة.'
export const wrongPassphrase = 'عبارة المرور هذه لا تفتح النسخة'
export const open = 'فتح'
export const opening = 'جارٍ الفتح…'
export const unlockNeedsHttps = `لا يمكن لمتصفحك فتح نسخة مقفلة إلا عند فتح Nestling عبر ${isolate('https')}.`

// Restoring a copy

export const copyAbout = (day: string, babyName: string) => `حُفظت في ${day}، عن ${isolate(babyName)}.`
export const noRoom = 'لا توجد في هذا المتصفح مساحة للنسخة. تبقى ملاحظاتك هنا كما هي.'
export const addToNotes = 'إضافة إلى الموجود هنا'
export const addEffect = 'تبقى ملاحظاتك هنا وملاحظات النسخة معًا: تُجمع النصوص، وتُعتمد العلامة الأحدث.'
export const replaceNotes = 'استبدال الموجود هنا'
export const replaceEffect = 'تُحذف كل الملاحظات في هذا المتصفح، وتحل محلها ملاحظات النسخة.'
export const copyAdded = 'تمت إضافة النسخة'
export const notesReplaced = 'تم استبدال الملاحظات'
export const undo = 'تراجع'
export const insteadOfUndo = 'يُرجى استعادة نسخة محفوظة من قبل'
export const undone = 'عاد كل شيء كما كان'
export const notUndone = 'تعذّر التراجع'

// Files that cannot be restored

export const fileTooLarge = 'هذا الملف أكبر من أن يكون نسخة من الملاحظات.'
export const fileEmpty = 'هذا الملف فارغ.'
export const fileUnreadable = 'تعذّرت على متصفحك قراءة هذا الملف.'
export const fileNoCopy = `هذا الملف ليس نسخة من ملاحظات Nestling. يبدأ اسم النسخة بـ «${isolate('nestling-')}».`
export const copyTooNew = `حُفظت هذه النسخة بإصدار أحدث من ${isolate('Nestling')}.`
export const copyDamaged = 'هذه النسخة تالفة.'
export const copyDamagedIn = (week: number) => `هذه النسخة تالفة في الجزء الخاص بالأسبوع ${week}.`
export const copyEmpty = 'لا توجد ملاحظات في هذه النسخة.'

// Before signing out

export const takeNotes = 'أخذ ملاحظاتك معك؟'
export const signOutDeletes =
  'علاماتك ويومياتك موجودة في هذا المتصفح فقط. تسجيل الخروج يحذفها من هنا، حتى لا يجدها أي شخص آخر يستخدم هذا المتصفح.'
/** Stands before `copyContents` if there are several copies, one for each baby. */
export const about = (babyName: string) => `${isolate(babyName)}:`
/** Shown if the baby’s name is not known. */
export const baby = 'الطفل'
export const saveAndSignOut = 'حفظ نسخة وتسجيل الخروج'
export const saveEffect = 'يمكنك استعادتها في الدليل، هنا أو على جهاز آخر.'
export const signOutOnly = 'تسجيل الخروج بلا نسخة'
export const signOutEffect = 'ستُفقد علاماتك ونصوصك نهائيًا.'
export const copyThere = 'هل نسختك موجودة؟'
export const copiesThere = 'هل نسخك موجودة؟'
export const onlyCopyLeft = 'يُرجى التحقق من تنزيلاتك. بعد تسجيل الخروج، لن يبقى من ملاحظاتك سوى هذه النسخة.'
export const onlyCopiesLeft = 'يُرجى التحقق من تنزيلاتك. بعد تسجيل الخروج، لن يبقى من ملاحظاتك سوى هذه النسخ.'
export const saveAgain = 'حفظ مرة أخرى'
export const copyIsThere = 'النسخة موجودة، تسجيل الخروج'
export const copiesAreThere = 'النسخ موجودة، تسجيل الخروج'

// Printed notes

export const printedTitle = (babyName: string) => `${isolate(babyName)}، أسبوعًا بعد أسبوع`
export const printedBy = (writer: string, day: string) => `ملاحظات ${isolate(writer)}، طُبعت في ${day}`
export const printedWeek = (week: number) => `الأسبوع ${week}`
export const printedWeekWithTitle = (week: number, title: string) => `الأسبوع ${week}: ${isolate(title)}`
export const daysOfWeek = (first: string, last: string) => `من ${first} إلى ${last}`
export const done = 'المنجز'
export const ticksNotLoaded = 'تعذّر تحميل العلامات. ما زالت في هذا المتصفح.'
export const fromJournal = 'من اليوميات'
