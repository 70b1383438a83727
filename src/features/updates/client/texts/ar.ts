import { isolate, ofDays, ofPhotos, plural } from '#language/texts/ar.ts'

// The updates on home

export const recentUpdates = 'آخر الأخبار'
export const listOfRecent = 'آخر الأخبار'
export const addUpdate = 'إضافة خبر'
export const showOlder = 'عرض أخبار أقدم'

export const noUpdates = 'لا توجد أخبار بعد'
export const shareFirst = 'يمكنك مشاركة أول خبر مع العائلة والأصدقاء'
export const shareFirstOfPregnancy = 'يمكنك مشاركة أول خبر عن الحمل مع العائلة والأصدقاء'
export const sharedAppearHere = 'سيظهر هنا ما تشاركه العائلة'

// The updates on the simple home

export const newestUpdate = 'أحدث خبر'
export const allUpdates = 'كل الأخبار'
export const noNewestUpdate = 'لا توجد أخبار بعد. سيظهر هنا ما تشاركه العائلة.'

// One update

export const week = (week: number) => `الأسبوع ${week}`
export const readMore = 'قراءة المزيد'
export const showLess = 'عرض أقل'
/** For a picture that an update links to, if we have a copy of it. */
export const pictureFrom = (site: string) => `من ${isolate(site)}`
/** For a picture that an update links to, if we have no copy of it. */
export const pictureAt = (site: string) => `صورة على ${isolate(site)}`
/** Shown if the person’s name is empty. */
export const somebody = 'شخص ما'
export const seenBy = (names: string) => `المشاهدون: ${names}.`

// The pictures of an update

export const pictureBy = (name: string) => `صورة من ${isolate(name)}`
export const pictureBySomebody = 'صورة من شخص ما'
export const numberedPictureBy = (number: number, total: number, name: string) =>
  `الصورة ${number} من ${total}، مشاركة من ${isolate(name)}`
export const numberedPictureBySomebody = (number: number, total: number) =>
  `الصورة ${number} من ${total}، مشاركة من شخص ما`
export const place = (number: number, total: number) => `${number} من ${total}`

// The dialog for a new update

export const shareTitle = (babyName: string) => `مشاركة رحلة ${isolate(babyName)}`
export const content = 'ما الجديد؟'
export const contentRequired = (babyName: string) => `يُرجى مشاركة ما يحدث مع ${isolate(babyName)}`
export const weekField = 'الأسبوع'
export const optional = 'اختياري'
export const pictureLink = 'رابط صورة'
export const pictureLinkHint = 'نحفظ نسخة هنا إن أمكن. وإلا يظهر الرابط.'
export const notEveryPictureSent = 'تعذّر إرسال بعض الصور. يُرجى إعادة المحاولة، أو استبعاد الصور التي تعذّر إرسالها.'
export const share = 'مشاركة الخبر'
export const sharing = 'جارٍ المشاركة…'
export const shared = 'تمت مشاركة الخبر'
export const sharedWithFamily = 'تمت مشاركة خبرك مع العائلة.'
export const sharedWithFamilyInPregnancy = 'تمت مشاركة خبرك عن الحمل مع العائلة!'
export const notShared = 'تعذّرت مشاركة الخبر'
export const somethingWrong = 'حدث خطأ ما. يُرجى إعادة المحاولة.'

// The pictures of a new update

export const pictures = 'الصور'
export const chosenPictures = 'الصور المختارة'
export const addPictures = 'إضافة صور'
export const sendingPicture = (name: string) => `جارٍ إرسال ${isolate(name)}`
export const pictureNotSent = 'تعذّر إرسال هذه الصورة.'
export const tryAgain = 'إعادة المحاولة'
export const leaveOutPicture = (name: string) => `استبعاد ${isolate(name)}`
export const picturesSent = (sent: number, total: number) => `تم إرسال ${sent} من ${total}.`
export const picturesReady = (count: number) =>
  plural(count, {
    one: 'صورة واحدة جاهزة للمشاركة.',
    two: 'صورتان جاهزتان للمشاركة.',
    few: `${count} صور جاهزة للمشاركة.`,
    many: `${count} صورة جاهزة للمشاركة.`,
    other: `${count} صورة جاهزة للمشاركة.`,
  })
export const picturesLeftOut = (most: number, leftOut: number) =>
  `يمكن أن يضم الخبر ${ofPhotos(most)}، لذلك تم استبعاد ${ofPhotos(leftOut)}.`

// The deletion of an update

export const deleteUpdate = 'حذف هذا الخبر'
export const deleteQuestion = 'حذف هذا الخبر؟'
export const deleteConsequence = (days: number) => {
  const span = ofDays(days)
  return `سيختفي لدى كل أفراد العائلة. يمكنك استعادته خلال ${span}.`
}
export const confirmDeletion = 'حذف'
export const deleted = 'تم حذف الخبر'
export const broughtBack = 'تمت استعادة الخبر'
export const notDeleted = 'تعذّر حذف الخبر'

// Changes that wait for the network

export const waitingUpdate = 'خبر'
export const waitingUpdateDeletion = 'حذف خبر'
export const waitingComment = 'تعليق'
export const waitingCommentChange = 'تعديل تعليق'
export const waitingCommentDeletion = 'حذف تعليق'
export const waitingReaction = 'تفاعل'
export const waitingReactionRemoval = 'إلغاء تفاعل'
export const updatesNotLoaded = 'تعذّر تحميل الأخبار.'
export const olderUpdatesNotLoaded = 'تعذّر تحميل الأخبار الأقدم.'
export const openedUpdate = 'خبر'
export const updateNotLoaded = 'تعذّر تحميل الخبر.'
export const updateGone = 'لم يعد هذا الخبر هنا'
