import { isolate, ofDays, ofPhotos, plural } from '#language/texts/ar.ts'

/** In the nominative: صورتان, not صورتين. */
const photoCount = (count: number) =>
  plural(count, {
    one: 'صورة واحدة',
    two: 'صورتان',
    few: `${count} صور`,
    many: `${count} صورة`,
    other: `${count} صورة`,
  })

// The album

export const pageTitle = 'ألبوم الصور · Nestling'
export const heading = 'ألبوم الصور'
export const addPhotos = 'إضافة صور'
export const noPhotos = 'لا توجد صور بعد'
export const howToBegin = 'قد تكون البداية صورة من فحص السونار، أو صورة لكما اليوم. سيراها هنا كل أفراد العائلة.'
export const photosAppearHere = 'ستظهر هنا الصور التي تضيفها العائلة.'

export const noPhotosOfWeek = (week: number) => `لا توجد صور من الأسبوع ${week}`
export const howToSetWeek = 'يمكنك تحديد أسبوع الصورة عند إضافتها أو لاحقًا.'
export const showAll = 'عرض كل الصور'

// The choice of a week

export const weekChoice = 'الأسبوع'
export const allWeeks = 'كل الأسابيع'
export const countedAllWeeks = (photos: number) => `كل الأسابيع (${photoCount(photos)})`
export const countedWeek = (week: number, photos: number) => `الأسبوع ${week} (${photoCount(photos)})`

// The photos in the grid

export const photosFromTo = (first: number, last: number) => `الصور من ${first} إلى ${last}`
export const week = (week: number | string) => `الأسبوع ${week}`

export const numberedPhoto = (number: number) => `الصورة ${number}`
export const numberedPhotoOf = (number: number, total: number) => `الصورة ${number} من ${total}`
/** `photo` is `numberedPhoto` or `numberedPhotoOf`, such as “Photo 3 of 40”, in this text and the next two. */
export const photoWithCaption = (photo: string, caption: string) => `${photo}: ${isolate(caption)}`
export const photoOfWeek = (photo: string, week: number) => `${photo}: الأسبوع ${week}`
export const photoWithCaptionOfWeek = (photo: string, caption: string, week: number) =>
  `${photo}: ${isolate(caption)}، الأسبوع ${week}`
export const waitingPhoto = (photo: string) => `${photo}، بانتظار الاتصال`

// One photo

export const place = (number: number, total: number) => `${number} من ${total}`
/** Shown if the person’s name is empty. */
export const somebody = 'شخص ما'
export const download = 'تنزيل'
export const edit = 'تعديل'
export const deletePhoto = 'حذف'

export const deleteQuestion = 'حذف هذه الصورة؟'
export const deleteConsequence = (days: number) => `تختفي من الألبوم لدى الجميع. يمكنك استعادتها لمدة ${ofDays(days)}.`
export const confirmDeletion = 'حذف'
export const deleted = 'تم حذف الصورة'
export const broughtBack = 'تمت استعادة الصورة'
export const notDeleted = 'تعذّر حذف الصورة'
export const somethingWrong = 'حدث خطأ. يُرجى إعادة المحاولة.'

// The dialog that edits a photo

export const editPhoto = 'تعديل الصورة'
export const caption = 'وصف الصورة'
export const weekField = 'الأسبوع'
export const optional = 'اختياري'
export const savePhoto = 'حفظ الصورة'
export const saving = 'جارٍ الحفظ…'
export const saved = 'تم حفظ الصورة'
export const notSaved = 'تعذّر حفظ الصورة'

// Photos that another app shared

export const notAdded = 'لم تتم الإضافة'
export const mayNotAdd = 'يمكنك رؤية هذا الألبوم، لكن لا يمكنك الإضافة إليه.'
export const notArrived = 'لم تصل الصور'
export const chooseHere = 'يُرجى اختيارها هنا.'
export const tooMany = 'صور كثيرة جدًا دفعة واحدة'
export const didNotFit = (count: number) =>
  plural(count, {
    one: 'بقيت صورة واحدة خارج الدفعة. يُرجى مشاركتها في دفعة أخرى.',
    two: 'بقيت صورتان خارج الدفعة. يُرجى مشاركتهما في دفعة أخرى.',
    few: `بقيت ${count} صور خارج الدفعة. يُرجى مشاركتها في دفعة أخرى.`,
    many: `بقيت ${count} صورة خارج الدفعة. يُرجى مشاركتها في دفعة أخرى.`,
    other: `بقيت ${count} صورة خارج الدفعة. يُرجى مشاركتها في دفعة أخرى.`,
  })

// The dialog that uploads photos

export const photos = 'الصور'
export const addPhoto = 'إضافة صورة'
export const chosenPhotos = 'الصور المختارة'
export const weekOfAll = 'أسبوع كل الصور'
export const weekOfAllHint = 'اختياري. يمكن أن يكون لكل صورة أسبوعها.'
export const chooseMore = 'اختيار المزيد'
export const uploadPhoto = 'رفع الصورة'
export const uploadPhotos = (count: number) => `رفع ${ofPhotos(count)}`
export const uploading = 'جارٍ الرفع…'
export const uploadedOf = (uploaded: number, total: number) => `تم رفع ${uploaded} من ${total}`
export const photoUploaded = 'تم رفع الصورة'
export const inAlbumNow = (count: number) => `في الألبوم الآن ${photoCount(count)}.`
export const uploadFailed = 'تعذّر الرفع'
export const notUploaded = 'تعذّر رفع الصورة. يُرجى إعادة المحاولة.'

export const stopQuestion = 'إيقاف الرفع؟'
export const stopConsequence = (count: number) => `ليست في الألبوم بعد: ${photoCount(count)}. تبقى الصور التي تم رفعها.`
export const stopUploading = 'إيقاف الرفع'
export const leaveOutQuestion = 'استبعاد الصور؟'
export const leaveOutConsequence = (count: number) =>
  plural(count, {
    one: 'سيُفقد النص المكتوب للصورة. تبقى الصور التي تم رفعها.',
    two: 'سيُفقد النص المكتوب للصورتين. تبقى الصور التي تم رفعها.',
    few: 'سيُفقد النص المكتوب لهذه الصور. تبقى الصور التي تم رفعها.',
    many: 'سيُفقد النص المكتوب لهذه الصور. تبقى الصور التي تم رفعها.',
    other: 'سيُفقد النص المكتوب لهذه الصور. تبقى الصور التي تم رفعها.',
  })
export const leaveOut = 'استبعاد'

export const stopFile = (name: string) => `إيقاف ${isolate(name)}`
export const leaveOutFile = (name: string) => `استبعاد ${isolate(name)}`
export const uploadingFile = (name: string) => `جارٍ رفع ${isolate(name)}`
export const waitsForOthers = 'في الانتظار'
export const percentUploaded = (percent: number) => `${percent}%`
export const nearlyUploaded = 'اقترب الانتهاء'
export const uploaded = 'تم الرفع'
export const tryAgain = 'إعادة المحاولة'

// Changes that wait for the network

export const waitingPhotoUpload = 'صورة'
export const waitingPhotoChange = 'تعديل صورة'
export const waitingPhotoDeletion = 'حذف صورة'
export const waitingComment = 'تعليق'
export const waitingCommentChange = 'تعديل تعليق'
export const waitingCommentDeletion = 'حذف تعليق'
export const waitingReaction = 'تفاعل'
export const waitingReactionRemoval = 'إلغاء تفاعل'
export const photoGone = 'لم تعد هذه الصورة هنا'
export const photosNotLoaded = 'تعذّر تحميل الصور.'
export const olderPhotosNotLoaded = 'تعذّر تحميل الصور الأقدم.'
