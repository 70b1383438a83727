import { isolate, plural } from '#language/texts/ar.ts'

// When a page or a call fails

export const pageNotShown = 'تعذّر عرض هذه الصفحة'
export const whyPageNotShown = 'لم يُفقد شيء. ربما انقطع الاتصال، أو تم تحديث Nestling للتو.'
export const tryAgain = 'إعادة المحاولة'
export const unreachable = 'تعذّر الوصول إلى Nestling. يُرجى إعادة المحاولة.'
export const worksAgainInMinutes = (minutes: number) =>
  plural(minutes, {
    one: 'سيعمل ذلك من جديد بعد دقيقة واحدة.',
    two: 'سيعمل ذلك من جديد بعد دقيقتين.',
    few: `سيعمل ذلك من جديد بعد ${minutes} دقائق.`,
    many: `سيعمل ذلك من جديد بعد ${minutes} دقيقة.`,
    other: `سيعمل ذلك من جديد بعد ${minutes} دقيقة.`,
  })
export const worksAgainInAnHour = 'سيعمل ذلك من جديد بعد ساعة.'
export const worksAgainInHours = (hours: number) =>
  plural(hours, {
    one: 'سيعمل ذلك من جديد بعد ساعة واحدة.',
    two: 'سيعمل ذلك من جديد بعد ساعتين.',
    few: `سيعمل ذلك من جديد بعد ${hours} ساعات.`,
    many: `سيعمل ذلك من جديد بعد ${hours} ساعة.`,
    other: `سيعمل ذلك من جديد بعد ${hours} ساعة.`,
  })

// When the session is over

export const signedOut = {
  unauthorized: { title: 'الوصول غير مسموح', description: 'تم تسجيل الخروج. جارٍ تسجيل الدخول من جديد…' },
  'session-expired': { title: 'انتهت الجلسة', description: 'يُرجى تسجيل الدخول من جديد للمتابعة.' },
  'authentication-required': {
    title: 'تسجيل الدخول مطلوب',
    description: 'يُرجى تسجيل الدخول من جديد للمتابعة.',
  },
}

// Things that are gone

export const gone = 'لم يعد موجودًا هنا'
export const whyGone = 'تم حذفه، أو لم يعد ظاهرًا لك.'

// Deleting

export const undo = 'تراجع'
/** Screen readers read it instead of “Undo”. */
export const undoLater = 'استعادة من المحذوفات مؤخرًا'
export const notBroughtBack = 'تعذّرت الاستعادة'

// Forms

export const yourPassword = 'كلمة مرورك'
export const showYourPassword = 'إظهار كلمة مرورك'
export const hideYourPassword = 'إخفاء كلمة مرورك'
export const draftIsBack = 'عادت مسودتك'
export const draftNotSaved = 'هذا ما كتبته من قبل. لم يُحفظ بعد.'
export const changedSinceDraft = 'عدّل شخص آخر هذا منذ ذلك الحين'
export const draftShown = 'تعرض هذه الحقول ما كتبته من قبل. لرؤية المحفوظ الآن، يمكنك البدء من جديد.'
export const startOver = 'البدء من جديد'
export const save = 'حفظ'

// When two people changed the same fields. `fields` is the number of fields that both changed.

export const whichVersion = 'أي نسخة يجب إبقاؤها؟'
export const changedBySomebody = 'تغيير من شخص آخر'
const bothChanged = (fields: number) =>
  plural(fields, {
    one: 'وعدّلتما الحقل نفسه',
    two: 'وعدّلتما الحقلين نفسيهما',
    few: 'وعدّلتما الحقول نفسها',
    many: 'وعدّلتما الحقول نفسها',
    other: 'وعدّلتما الحقول نفسها',
  })
export const somebodySaved = (fields: number) => `بعد أن فتحت هذا، حفظ شخص ما تغييرًا فيه، ${bothChanged(fields)}.`
export const changedBy = (name: string) => `تغيير من ${isolate(name)}`
/** `when` is `atTime` or `onDay`. */
export const nameSaved = (name: string, when: string, fields: number) =>
  `بعد أن فتحت هذا، تم حفظ تغيير من ${isolate(name)} ${when}، ${bothChanged(fields)}.`
export const changedElsewhere = 'تغيير في مكان آخر'
export const youSavedElsewhere = (when: string, fields: number) => {
  const several = `حفظت هذا ${when} في نافذة أخرى أو على جهاز آخر، وعدّلت هذه الحقول في المكانين.`
  return plural(fields, {
    one: `حفظت هذا ${when} في نافذة أخرى أو على جهاز آخر، وعدّلت هذا الحقل في المكانين.`,
    two: `حفظت هذا ${when} في نافذة أخرى أو على جهاز آخر، وعدّلت هذين الحقلين في المكانين.`,
    few: several,
    many: several,
    other: several,
  })
}
export const atTime = (time: string) => `في الساعة ${time}`
export const onDay = (day: string) => `في ${day}`
export const yours = 'نسختك'
export const otherVersion = 'النسخة الأخرى'
export const versionOf = (name: string) => `نسخة ${isolate(name)}`
export const versionFromHere = 'من هنا'
export const versionFromElsewhere = 'من المكان الآخر'
/** `fields` lists the labels of the changed fields. */
export const theirOtherChanges = (fields: string) => `تبقى التعديلات الأخرى من هذا الشخص: ${fields}.`
export const otherChangesOf = (name: string, fields: string) => `تبقى التعديلات الأخرى من ${isolate(name)}: ${fields}.`
export const yourOtherChanges = (fields: string) => `تبقى تعديلاتك الأخرى من هناك: ${fields}.`
/** Shown instead of an empty field. */
export const nothing = 'لا شيء'
export const yes = 'نعم'
export const no = 'لا'

// Changes that wait for the network

export const waiting = 'بانتظار الإرسال'
export const notSent = 'لم يُرسل'
export const waitingForNetwork = 'بانتظار الاتصال'
export const sentLater = 'سيُرسل فور عودة الاتصال.'
export const belongsToDeleted = 'هذا تابع لشيء تم حذفه هنا. يمكنك نسخ النص إذا كان لا يزال لازمًا.'
export const mayHaveArrived = 'ربما وصل هذا من قبل. يُرجى التحقق من وجوده قبل إرساله مرة أخرى.'
export const notAccepted = 'تعذّر على Nestling قبول هذا.'

// Uploads

export const stopped = 'متوقف'

// Reactions

export const react = 'تفاعل'
export const reactSoFar = (reactions: string) => `تفاعل. حتى الآن: ${reactions}`
export const chooseReaction = 'اختيار تفاعل'
export const reactionNotSaved = 'تعذّر حفظ تفاعلك'
export const noReactions = 'لا توجد تفاعلات بعد'
export const sendHeart = 'إرسال قلب'
export const reactionSent = {
  heart: 'تم إرسال قلب',
  smile: 'تم إرسال ابتسامة',
  clap: 'تم إرسال تصفيق',
  hug: 'تم إرسال عناق',
  tear: 'تم إرسال دمعة فرح',
  star: 'تم إرسال نجمة',
}
/** `sent` is a text of `reactionSent`. */
export const takeBack = (sent: string) => `${sent}. التراجع عن ذلك`

// Comments

/** The button that opens the comments, while there are none. */
export const comment = 'تعليق'
export const commentCount = (count: number) =>
  plural(count, {
    zero: 'لا توجد تعليقات',
    one: 'تعليق واحد',
    two: 'تعليقان',
    few: `${count} تعليقات`,
    many: `${count} تعليقًا`,
    other: `${count} تعليق`,
  })
/** Stands beside the number of comments. */
export const commentUnit = (count: number) =>
  plural(count, { one: 'تعليق', two: 'تعليق', few: 'تعليقات', many: 'تعليقًا', other: 'تعليق' })
export const readComments = (count: number) =>
  plural(count, {
    one: 'قراءة تعليق واحد',
    two: 'قراءة تعليقين',
    few: `قراءة ${count} تعليقات`,
    many: `قراءة ${count} تعليقًا`,
    other: `قراءة ${count} تعليق`,
  })
export const writeSomething = 'كتابة تعليق'
export const comments = 'التعليقات'
export const commentsNotLoaded = 'تعذّر تحميل التعليقات.'
export const noComments = 'لا توجد تعليقات بعد.'
export const writeFirstComment = 'لا توجد تعليقات بعد. يمكنك كتابة أول تعليق.'
export const showEarlier = 'عرض التعليقات السابقة'
export const earlierNotLoaded = 'تعذّر تحميل التعليقات السابقة.'
export const yourComment = 'تعليقك'
export const send = 'إرسال'
export const commentNotSent = 'تعذّر إرسال التعليق'
/** Stands beside the time of a comment whose author has changed it. */
export const changed = 'معدّل'
export const change = 'تعديل'
export const changeComment = 'تعديل تعليقك'
export const commentNotChanged = 'تعذّر تعديل التعليق'
export const deleteIt = 'حذف'
export const commentDeleted = 'تم حذف التعليق'
export const commentBroughtBack = 'تمت استعادة التعليق'
export const commentNotDeleted = 'تعذّر حذف التعليق'
