import type { ReactNode } from 'react'
import { isolate, ofMinutes } from '#language/texts/ar.ts'

// The second step of admins

export const askedBy = (name: string, day: string) => `مطلوبة، بقرار من ${isolate(name)} في ${day}.`
export const askedByAnAdmin = (day: string) => `مطلوبة، بقرار من أحد المسؤولين في ${day}.`
export const howAdminsSignIn = 'يكون تسجيل دخول المسؤولين برمز بعد كلمة المرور، أو بمفتاح المرور.'
export const notAsked = 'غير مطلوبة. كلمة المرور وحدها تتيح للمسؤول فعل كل شيء.'
export const everyAdminHasOne = 'لدى كل مسؤول خطوة ثانية.'
export const adminsWithout = (names: string) => `بلا خطوة ثانية: ${names}.`
export const ask = 'طلبها من المسؤولين'
export const stopAsking = 'التوقف عن طلبها'
export const passOwnFirst = 'يمكنك طلبها بعد تسجيل الدخول بخطوتك الثانية.'
export const signInAgain = 'تسجيل الدخول من جديد'
export const setUpOwnFirst = 'يمكنك طلبها بعد إعداد خطوة ثانية أو مفتاح مرور لحسابك.'
export const setUpInAccount = 'الإعداد في حسابك'

export const askQuestion = 'طلب خطوة ثانية من كل مسؤول؟'
export const whatAskingDoes =
  'من الآن، يجب على المسؤولين تسجيل الدخول برمز بعد كلمة المرور، أو بمفتاح المرور، قبل أن يمكنهم فعل ما هو للمسؤولين فقط. لا يتغير شيء للآخرين.'
export const adminsHaveNone = (count: number, names: ReactNode) => (
  <>
    ليس لدى {count === 1 ? <bdi>{names}</bdi> : names} خطوة ثانية بعد. إلى أن يتم إعدادها في الحساب، تبقى القراءة
    والمشاركة ممكنة، ولا يمكن فتح هذه اللوحة.
  </>
)
export const mailToAdmins = 'إذا كان بإمكان Nestling إرسال البريد، فستصل رسالة إلى جميع المسؤولين.'
export const askNow = 'طلب الخطوة'
export const asked = 'صارت الخطوة الثانية مطلوبة من المسؤولين'

export const stopQuestion = 'الاكتفاء بكلمة المرور للمسؤولين؟'
export const whatStoppingDoes =
  'عندئذ يمكن لمن يعرف كلمة مرور أحد المسؤولين فعل كل ما يمكن لهذا المسؤول فعله، ما لم تكن لدى المسؤول خطوة ثانية.'
export const secondStepsStay = 'تبقى الخطوات الثانية ومفاتيح المرور لدى المسؤولين كما هي.'
export const stopNow = 'التوقف عن طلبها'
export const stopped = 'صارت كلمة المرور كافية للمسؤولين من جديد'
export const nothingChanged = 'لم يتغير شيء'

// A link for a member’s new password

export const makeLinkHeading = 'إنشاء رابط لكلمة المرور'
export const whatLinkDoes = (name: ReactNode, minutes: number) => (
  <>
    بهذا الرابط يمكن لـ <bdi>{name}</bdi> اختيار كلمة مرور جديدة. يعمل مرة واحدة، خلال {ofMinutes(minutes)}. بعد
    اختيارها يتم تسجيل الخروج من كل الأجهزة، ويكون تسجيل الدخول بالكلمة الجديدة.
  </>
)
export const makeLink = 'إنشاء الرابط'
export const makingLink = 'جارٍ الإنشاء…'
export const shareTitle = 'رابطك لكلمة مرور جديدة'
export const qrCode = (name: string) => `رابط كلمة المرور الجديدة لـ ${isolate(name)}`
export const passLinkOn = (name: string) =>
  `لا يظهر إلا مرة واحدة. يُرجى إرساله إلى ${isolate(name)} وعدم إرساله إلى أي شخص آخر.`
export const done = 'تم'

// Sign-in activity

const somebodyDid = (name: ReactNode, what: string) => (
  <>
    <bdi>{name}</bdi>: {what}
  </>
)

export const nothingYet = 'لا شيء بعد. يظهر هنا كل تسجيل دخول وكل تغيير لكلمة مرور.'
export const activity = 'نشاط الدخول'
export const events = {
  'signed-in': (name: ReactNode) => somebodyDid(name, 'تسجيل الدخول'),
  'password-changed': (name: ReactNode) => somebodyDid(name, 'تغيير كلمة المرور'),
  'password-reset': (name: ReactNode) => somebodyDid(name, 'تعيين كلمة مرور جديدة عبر رابط'),
  'email-changed': (name: ReactNode) => somebodyDid(name, 'تغيير البريد الإلكتروني'),
  'passkey-added': (name: ReactNode) => somebodyDid(name, 'إضافة مفتاح مرور'),
  'passkey-removed': (name: ReactNode) => somebodyDid(name, 'إزالة مفتاح مرور'),
  'second-step-on': (name: ReactNode) => somebodyDid(name, 'تفعيل الخطوة الثانية'),
  'second-step-off': (name: ReactNode) => somebodyDid(name, 'إيقاف الخطوة الثانية'),
}
export const showAll = (count: number) => `عرض الكل (${count})`
export const showFewer = 'عرض أقل'
export const activityNotLoaded = 'تعذّر تحميل النشاط.'
export const adminStepNotLoaded = 'تعذّر تحميل الخطوة الثانية للمسؤولين.'
