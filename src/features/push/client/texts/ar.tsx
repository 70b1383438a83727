import type { ReactNode } from 'react'
import { isolate } from '#language/texts/ar.ts'

// Whether this browser gets notifications

export const unsupported = 'لا يمكن لهذا المتصفح عرض إشعارات Nestling.'
export const denied = 'لا يسمح هذا المتصفح بإشعارات Nestling. يمكنك تغيير ذلك:'
export const off = 'يمكن لـ Nestling إعلامك على هذا الجهاز عندما يكون هناك جديد.'
export const turnOn = 'تفعيل الإشعارات'
export const turningOn = 'جارٍ التفعيل…'
export const stillOff = 'لا تزال الإشعارات متوقفة'
export const notAllowed = 'لم يسمح بها المتصفح.'
export const cannotSubscribe = 'تعذّر على متصفحك تفعيل الإشعارات. يُرجى إعادة المحاولة لاحقًا.'
export const on = (strong: (text: string) => ReactNode) => (
  <>{strong('الإشعارات مفعّلة.')} يُعلمك هذا الجهاز عندما يكون هناك جديد.</>
)
export const sendTest = 'إرسال إشعار تجريبي'
export const testSent = 'تم إرسال الإشعار التجريبي'
export const arrivesSoon = 'سيصل خلال ثوانٍ.'
export const testNotSent = 'تعذّر إرسال الإشعار التجريبي'
export const turnOff = 'إيقاف'
export const stillOn = 'لا تزال الإشعارات مفعّلة'
export const privacy =
  'تمر الإشعارات عبر خدمة تديرها الشركة المصنّعة لمتصفحك. وهي مشفّرة، ولا يمكن قراءتها إلا على هذا الجهاز.'

// Where people allow notifications again, with the words of the systems and browsers

export const allowOnAppleMobile = 'فتح «الإعدادات»، ثم «الإشعارات»، ثم Nestling، وتفعيل «السماح بالإشعارات».'
export const allowInAndroidApp = 'لمس أيقونة Nestling مطولًا، ثم «معلومات التطبيق»، ثم «الإشعارات»، والسماح بها.'
export const allowOnAndroid = 'لمس الأيقونة المجاورة للعنوان، ثم «الأذونات»، ثم «الإشعارات»، والسماح بها.'
export const allowInFirefox = 'النقر على الأيقونة المجاورة للعنوان، وإزالة «محظور» بجانب إرسال الإشعارات.'
export const allowInSafari =
  'من قائمة Safari فتح «الإعدادات»، ثم «مواقع الويب»، ثم «الإشعارات»، واختيار «سماح» لـ Nestling.'
export const allowElsewhere = 'النقر على الأيقونة المجاورة للعنوان، وتفعيل «الإشعارات».'

// How to put Nestling on the home screen of an iPhone or iPad, with the words of iOS

export const installFirst =
  'لا يسمح iPhone وiPad بالإشعارات إلا للتطبيقات الموجودة على الشاشة الرئيسية. يتطلب ذلك ثلاث خطوات:'
export const tapShare = (strong: (text: string) => ReactNode) => <>لمس {strong('مشاركة')}</>
export const tapAdd = (strong: (text: string) => ReactNode) => <>لمس {strong('إضافة إلى الشاشة الرئيسية')}</>
export const openFromThere = (strong: (text: string) => ReactNode) => (
  <>فتح Nestling {strong('من هناك')}، والعودة إلى هذه الصفحة</>
)

// The person's other devices

export const otherDevices = 'أجهزتك الأخرى'
export const devices = 'الأجهزة التي تصلها الإشعارات'
export const since = (day: string) => `منذ ${day}`
export const remove = 'إزالة'
export const removeDevice = (device: string) => `إزالة ${isolate(device)}`
export const removed = 'لن تصل إشعارات بعد الآن'
export const notRemoved = 'تعذّرت إزالة الجهاز'
export const notificationsNotLoaded = 'تعذّر تحميل إشعاراتك.'
