import type { ReactNode } from 'react'

export const contents =
  'كل ما في هذه الرحلة في ملف واحد: الأخبار والصور والمواعيد وجهات الاتصال وقائمة الأمنيات والنمو. يمكن لأي متصفح فتحه بدون Nestling، وفيه كتاب ذكريات للطباعة.'
export const beingPrepared = 'جارٍ تجهيز الملف. يمكنك مغادرة هذه الصفحة والعودة لاحقًا.'
export const notPrepared = 'تعذّر تجهيز الملف.'
/** `ago` is such as “2 hours ago”, and `time` marks it up as a time. */
export const prepared = (ago: string, time: (text: string) => ReactNode) => (
  <>وقت التجهيز: {time(ago)}. يُحذف الملف بعد يوم من ذلك.</>
)
export const incomplete = 'كانت بعض ملفات الصور مفقودة أو تالفة. قائمتها في الصفحة الأولى من الملف.'
export const download = (size: string) => `تنزيل كل شيء، ${size}`
export const prepare = 'تجهيز الملف'
export const prepareAgain = 'تجهيز ملف جديد'
export const preparing = 'جارٍ التجهيز…'
export const notRequested = 'تعذّر طلب الملف'
export const whoCanRead =
  'يمكن لأي شخص لديه الملف قراءته. ولا يتضمن ما هو في «المحذوفات مؤخرًا». ما دامت المفاجأة مطلوبة، لا يظهر في صفحات الملف من سيحضر كل هدية، لكن ذلك يظهر في بياناته (\u2068journey.json\u2069).'
export const downloadNotLoaded = 'تعذّر تحميل الملف.'
