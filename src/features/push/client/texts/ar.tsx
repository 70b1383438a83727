import type { ReactNode } from 'react'
import { isolate } from '#language/texts/ar.ts'

// Whether this browser gets notifications

export const unsupported = 'لا يمكن لهذا المتصفح إظهار إشعارات Nestling.'
export const denied = 'لا يسمح هذا المتصفح بإشعارات Nestling. يمكنك تغيير ذلك:'
export const off = 'يمكن أن يُعلمك Nestling على هذا الجهاز بكل جديد.'
export const turnOn = 'تفعيل الإشعارات'
export const turningOn = 'جارٍ التفعيل…'
export const stillOff = 'ما زالت الإشعارات متوقفة'
export const notAllowed = 'لم يسمح بها المتصفح.'
export const cannotSubscribe = 'تعذّر على متصفحك تفعيل الإشعارات. يُرجى إعادة المحاولة لاحقًا.'
export const on = (strong: (text: string) => ReactNode) => <>{strong('الإشعارات مفعّلة.')} يُعلمك هذا الجهاز بكل جديد.</>
export const sendTest = 'إرسال إشعار تجريبي'
export const testSent = 'تم إرسال الإشعار التجريبي'
export const arrivesSoon = 'سيصل خلال بضع ثوانٍ.'
export const testNotSent = 'تعذّر إرسال الإشعار التجريبي'
export const turnOff = 'إيقاف'
export const stillOn = 'ما زالت الإشعارات مفعّلة'
export const privacy =
  'تمر الإشعارات عبر خدمة تديرها الشركة المطوّرة لمتصفحك. وهي مشفّرة، فلا يمكن قراءتها إلا على هذا الجهاز.'

// Where people allow notifications again, with the words of the systems and browsers

export const allowOnAppleMobile = 'يُرجى فتح «الإعدادات»، ثم «الإشعارات»، ثم Nestling، وتفعيل «السماح بالإشعارات».'
export const allowInAndroidApp =
  'يُرجى الضغط مطولًا على أيقونة Nestling، ثم اختيار «معلومات التطبيق»، ثم «الإشعارات»، والسماح بها.'
export const allowOnAndroid =
  'يُرجى الضغط على الأيقونة الموجودة قبل العنوان، ثم اختيار «الأذونات»، ثم «الإشعارات»، والسماح بها.'
export const allowInFirefox = 'يُرجى النقر على الأيقونة الموجودة قبل العنوان، وإزالة «محظور» بجانب «إرسال الإشعارات».'
export const allowInSafari =
  'يُرجى فتح «الإعدادات» في قائمة Safari، ثم «مواقع الويب»، ثم «الإشعارات»، واختيار «سماح» بجانب Nestling.'
export const allowElsewhere = 'يُرجى النقر على الأيقونة الموجودة قبل العنوان، وتفعيل «الإشعارات».'

// How to put Nestling on the home screen of an iPhone or iPad, with the words of iOS

export const installFirst = `لا يسمح ${isolate('iPhone')} أو ${isolate('iPad')} بالإشعارات إلا للتطبيقات الموجودة على شاشته الرئيسية. يتم ذلك في ثلاث خطوات:`
export const tapShare = (strong: (text: string) => ReactNode) => <>الضغط على {strong('مشاركة')}</>
export const tapAdd = (strong: (text: string) => ReactNode) => <>الضغط على {strong('إضافة إلى الشاشة الرئيسية')}</>
export const openFromThere = (strong: (text: string) => ReactNode) => (
  <>
    فتح <bdi>Nestling</bdi> {strong('من هناك')}، والعودة إلى هذه الصفحة
  </>
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
