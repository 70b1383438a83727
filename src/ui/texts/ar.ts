import { isolate, locale, plural } from '#language/texts/ar.ts'

// Buttons

export const cancel = 'إلغاء'
export const close = 'إغلاق'
export const dismiss = 'إخفاء'
export const tryAgain = 'إعادة المحاولة'
export const offlineButSentLater = 'لا يوجد اتصال بالإنترنت. هذا محفوظ هنا، ويُرسل عند عودة الاتصال.'
export const offlineSoWait = 'لا يوجد اتصال بالإنترنت. يجب أن ينتظر هذا حتى عودة الاتصال. النص المكتوب هنا يبقى محفوظًا.'

// Fields

export const showPassword = 'إظهار كلمة المرور'
export const hidePassword = 'إخفاء كلمة المرور'
export const charactersLeft = (count: number) => {
  const number = count.toLocaleString(locale)
  return plural(count, {
    one: 'بقي حرف واحد',
    two: 'بقي حرفان',
    few: `بقيت ${number} أحرف`,
    many: `بقي ${number} حرفًا`,
    other: `بقي ${number} حرف`,
  })
}
export const charactersTooMany = (count: number) => {
  const number = count.toLocaleString(locale)
  return plural(count, {
    one: 'حرف واحد زائد',
    two: 'حرفان زائدان',
    few: `${number} أحرف زائدة`,
    many: `${number} حرفًا زائدًا`,
    other: `${number} حرف زائد`,
  })
}

// Notes

export const goodToKnow = 'معلومة مفيدة'
export const pleaseNote = 'يُرجى الانتباه'
/** Follows a sentence such as “The wishlist could not be loaded.” */
export const nothingIsLost = 'لم يُفقد شيء. ربما انقطع الاتصال.'

// Short messages over the page

/** Read out before each message. */
export const toast = 'إشعار'
/** The name of the region with the messages. `{hotkey}` is replaced by the key that moves the focus there. */
export const toasts = 'الإشعارات ({hotkey})'

// People

/** Shown instead of a name if the person’s name is not known. */
export const somebody = 'شخص ما'
/** Names a person’s picture if the person’s name is not known. Without a picture, its first letter is shown. */
export const user = 'عضو'

// Loading and refreshing

/** Each animation has a title and three lines, which are shown one after the other. */
export const loading = {
  0: { title: 'إصغاء هادئ', steps: ['قلب صغير ينبض', 'عدّ الأيام', 'بقي القليل'] },
  1: { title: 'نمو رويدًا رويدًا', steps: ['تربة دافئة', 'ورقة أولى', 'نحو الضوء'] },
  2: { title: 'لحظة هدوء', steps: ['طلوع القمر', 'عبور السماء', 'بقي القليل'] },
  3: { title: 'بناء العش', steps: ['غصن صغير', 'وغصن آخر', 'مكان ناعم للجلوس'] },
  4: { title: 'في الطريق', steps: ['خطوات صغيرة', 'خطوة تلو أخرى', 'بقي القليل'] },
}
export const refreshing = 'جارٍ التحديث…'
export const letGoToRefresh = 'الإفلات للتحديث'
export const pullToRefresh = 'السحب للتحديث'

// Sharing a link

export const copyLink = 'نسخ الرابط'
export const copied = 'تم النسخ!'
export const notCopied = 'تعذّر النسخ إلى الحافظة'
export const share = 'مشاركة'
export const notShared = 'تعذّرت مشاركة الرابط'
export const copyInstead = 'يمكنك نسخه بدلًا من ذلك.'
export const qrCode = 'رمز QR'
export const pointCamera = 'يُرجى توجيه كاميرا هاتف آخر إلى هذا الرمز.'
export const qrCodeNotDrawn = 'تعذّر رسم رمز QR. يمكنك استخدام الرابط بدلًا منه.'
export const onlyOnThisDevice = 'لا يمكن للآخرين فتح هذا الرابط بعد'
export const whyOnlyOnThisDevice = (host: string) =>
  `لا تُفتح روابط ${isolate(host)} إلا على هذا الجهاز. يمكن للشخص المشرف على Nestling تعيين ${isolate('PUBLIC_URL')} إلى عنوان يمكن للأجهزة الأخرى الوصول إليه.`

// The picture viewer

export const zoomOut = 'تصغير'
export const zoomIn = 'تكبير'
export const previous = 'السابق'
export const next = 'التالي'
export const pictureNotLoaded = 'تعذّر تحميل هذه الصورة.'

// Sizes of files

export const megabytes = (number: string) => `${number}\u00a0ميغابايت`
export const gigabytes = (number: string) => `${number}\u00a0غيغابايت`
