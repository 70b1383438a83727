import type { ReactNode } from 'react'
import { isolate } from '#language/texts/ar.ts'

// The sign-in page

export const signIn = 'الدخول بمفتاح مرور'
export const signingIn = 'جارٍ تسجيل الدخول…'
export const notSignedIn = 'تعذّر تسجيل الدخول'

// Where passkeys cannot be used

export const addressNeeded =
  'تحتاج مفاتيح المرور إلى عنوان \u2068https\u2069 باسم نطاق، وهو غير متوفر في Nestling هنا. يمكن للشخص المشرف على Nestling إعداد عنوان كهذا.'
export const onlyAt = (origin: string) => `لا تعمل مفاتيح المرور إلا عند فتح Nestling على ${isolate(origin)}.`
export const browserCannot = 'لا يدعم هذا المتصفح مفاتيح المرور.'

// The list

export const passkeys = 'مفاتيح المرور'
export const whatPasskeysAre =
  'تسجيل الدخول ببصمة الإصبع أو الوجه أو رمز جهازك بدلًا من كلمة المرور. لا يمكن لأحد تخمين مفتاح المرور، ولا سرقته بصفحة مزيفة.'
export const addedOn = (day: string) => `تاريخ الإضافة: ${day}`
export const notUsedYet = 'لم يُستخدم بعد'
/** `time` is such as "3 hours ago". */
export const lastUsed = (time: string) => `آخر استخدام: ${time}`
export const rename = 'تغيير الاسم'
export const renamePasskey = (name: string) => `تغيير اسم ${isolate(name)}`
export const remove = 'إزالة'
export const removePasskey = (name: string) => `إزالة ${isolate(name)}`
export const addPasskey = 'إضافة مفتاح مرور'

// Adding one

export const whyPassword = 'للتأكد من هويتك. بعدها يطلب جهازك بصمة الإصبع أو الوجه أو الرمز.'
export const goOn = 'متابعة'
export const adding = 'جارٍ الإضافة…'
export const added = 'تمت إضافة مفتاح المرور'
export const notAdded = 'تعذّرت إضافة مفتاح المرور'
export const alreadyHere = 'يوجد أحد مفاتيح مرورك على هذا الجهاز بالفعل.'
export const browserFailed = 'تعذّر على المتصفح إنشاء مفتاح مرور. يُرجى إعادة المحاولة.'

// Renaming and removing one

export const renameHeading = 'تغيير اسم مفتاح المرور هذا'
export const name = 'الاسم'
export const nameHint = 'مثلًا الجهاز الذي يحفظه'
export const saveName = 'حفظ الاسم'
export const savingName = 'جارٍ الحفظ…'
export const nameNotSaved = 'تعذّر حفظ الاسم'
export const removeQuestion = 'إزالة مفتاح المرور هذا؟'
export const whatRemovingDoes = (name: ReactNode) => (
  <>
    لن يصلح المفتاح <bdi>{name}</bdi> لتسجيل دخولك بعد الآن. وقد يستمر جهازك في عرضه إلى أن يُحذف من الجهاز أيضًا.
  </>
)
export const removed = 'تمت إزالة مفتاح المرور'
export const notRemoved = 'تعذّرت إزالة مفتاح المرور'
export const passkeysNotLoaded = 'تعذّر تحميل مفاتيح مرورك.'
