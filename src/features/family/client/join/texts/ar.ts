import { isolate } from '#language/texts/ar.ts'
import type { Role } from '#platform/shared/role.ts'

// An invitation

export const page = 'دعوتك · Nestling'
export const oneMoment = 'لحظة واحدة'
export const opening = 'جارٍ فتح دعوتك'
/** `names` are the names of `count` people, such as "Nora & Sam". */
export const inviteYou = (_count: number, names: string, babyName: string) =>
  `دعوة من ${names} إلى متابعة رحلة ${isolate(babyName)}`
export const invitedBy: Readonly<Record<Role, (name: string) => string>> = {
  admin: (name) => `دعوة من ${isolate(name)}، بدور: الإدارة`,
  family: (name) => `دعوة من ${isolate(name)}، بدور: العائلة`,
  guest: (name) => `دعوة من ${isolate(name)}، بدور: الضيوف`,
}
export const join = (babyName: string) => `الانضمام إلى رحلة ${isolate(babyName)}`
export const joining = 'جارٍ الانضمام…'

// For people who are signed in

export const signedInAs = (name: string) => `تم تسجيل الدخول باسم ${isolate(name)}`
export const notNow = 'ليس الآن'
export const signOutFirst = 'ليس حسابك؟ تسجيل الخروج أولًا'
export const notJoined = 'تعذّر الانضمام'
export const alreadyFollow = (babyName: string) => `رحلة ${isolate(babyName)} بين رحلاتك بالفعل`
export const seeItAtHome = 'يمكنك رؤيتها في صفحتك الرئيسية.'
export const goHome = 'إلى الرئيسية'

// For people who make an account

export const welcome = (babyName: string) => `أهلًا بك في رحلة ${isolate(babyName)}! تم إنشاء الحساب`
export const registrationFailed = 'تعذّر التسجيل'
export const accountNotCreated = 'تعذّر إنشاء الحساب'
export const haveAccount = 'لدي حساب بالفعل'

// An invitation that cannot be used

export const cannotBeUsed = 'لا يمكن استخدام هذه الدعوة'
export const notOpened = 'تعذّر فتح دعوتك'
export const nothingIsLost = 'لم يُفقد شيء. ربما انقطع الاتصال.'
export const canSignIn = 'إذا كان لديك حساب بالفعل، يمكنك تسجيل الدخول.'
export const signIn = 'تسجيل الدخول'
export const tryAgain = 'إعادة المحاولة'
