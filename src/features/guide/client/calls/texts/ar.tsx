import type { ReactNode } from 'react'
import { isolate, plural } from '#language/texts/ar.ts'

type Link = (text: string) => ReactNode

// The box

export const title = 'متى يجب الاتصال'
export const titleInPregnancy = 'متى يجب الاتصال حاليًا'
export const todayAt = (age: string) => `اليوم: ${age}`
export const noDueDate = 'في أي أسبوع، لأن موعد الولادة المتوقع غير محدد بعد'
export const undated = {
  pregnancy: 'في أي أسبوع، لأن الأسابيع لا تُحسب ما دامت الرحلة متوقفة مؤقتًا',
  'after-birth': 'للأم، خلال السنة التي تلي الولادة',
  'after-loss': 'بعد الفقدان، ما دامت هناك حاجة إلى المساعدة',
}
export const ifInDoubt = 'عند الشك، يجب الاتصال. لا بأس إذا تبيّن أنه لا يوجد شيء.'
export const showLess = 'عرض أقل'
export const showAll = (count: number) => `عرض الكل (${count})`

// Degrees of urgency

export const emergency = (number: string) => `طوارئ: يجب الاتصال بـ ${isolate(number)}`
export const emergencyWithoutNumber = 'طوارئ: يجب طلب الإسعاف'
export const callNow = {
  uk: 'يجب الاتصال الآن بالقابلة أو قسم الولادة',
  us: 'يجب الاتصال الآن بالطبيب أو القابلة',
  de: 'يجب الاتصال الآن بالقابلة أو الطبيب أو قسم الولادة',
  es: 'يجب الاتصال الآن بالمستشفى أو القابلة، أو الذهاب إلى قسم الطوارئ',
  fr: 'يجب الاتصال الآن بقسم الولادة أو القابلة',
  other: 'يجب الاتصال الآن بالقابلة أو الطبيب أو العيادة',
}
export const callToday = 'يجب الاتصال بهم اليوم'
/** The days on which a sign is a reason to call. The sign follows. */
export const onDays = (days: string) => `${days}:`
/** "A headache · Blurred sight", and on a line of its own "and 12 more" */
export const moreSigns = (signs: ReactNode, more: number) => (
  <>
    {signs}{' '}
    {plural(more, {
      one: 'وعلامة أخرى',
      two: 'وعلامتان أخريان',
      few: `و${more} علامات أخرى`,
      many: `و${more} علامة أخرى`,
      other: `و${more} علامة أخرى`,
    })}
  </>
)

// Buttons. The longer texts are for screen readers

/** `whom` is a number or a name. */
export const call = (whom: string) => `الاتصال بـ ${isolate(whom)}`
export const callAmbulance = (number: string) => `الاتصال بـ ${isolate(number)}، الإسعاف`
export const callAmbulanceIn = (number: string, place: string) =>
  `الاتصال بـ ${isolate(number)}، الإسعاف في ${isolate(place)}`
export const callHelpline = (number: string, name: string) => `الاتصال بـ ${isolate(number)}، ${isolate(name)}`

// The ambulance

export const noCountry = 'البلد غير محدد، لذلك لا يظهر أي رقم. يجب الاتصال برقم الطوارئ المحلي.'
export const numberNotLoaded = (country: string) =>
  `تعذّر تحميل الرقم. يجب الاتصال برقم الطوارئ في بلدك: ${isolate(country)}.`
export const numberOf = (country: string) => `البلد: ${isolate(country)}.`
export const noCheckedNumber = (country: string) =>
  `ليس لدينا رقم تم التحقق منه لهذا البلد: ${isolate(country)}. يجب الاتصال برقم الطوارئ المحلي.`
export const setCountry = 'تحديد البلد'
export const change = 'تغيير'
export const changeCountry = 'تغيير البلد'
export const inOtherCountry = (country: string) => `يبدو أن مكانك الآن في بلد آخر: ${isolate(country)}.`
export const noNumberThere = 'ليس لدينا رقم لهذا البلد. يجب الاتصال برقم الطوارئ المحلي.'
export const sameNumberThere = (number: string) => `الرقم هناك أيضًا ${isolate(number)}.`

// The family’s numbers and advice lines

export const addOwnNumber = (link: Link) => <>{link('إضافة رقم القابلة أو قسم الولادة')} تتيح لك الاتصال به من هنا.</>
/** The number follows. */
export const ifNobodyAnswers = (helpline: string) => `إذا لم يردّ أحد، يمكن الاتصال بـ ${isolate(helpline)}:`
export const ifNobodyAnswersWithNote = (helpline: string, note: string) =>
  `إذا لم يردّ أحد، يمكن الاتصال بـ ${isolate(helpline)}، ${isolate(note)}:`

// Helplines

export const talk = 'التحدث مع شخص ما'
export const forMind = 'عند الشعور بضيق نفسي، أو إذا كانت أفكارك تخيفك'
export const againstViolence = 'إذا كان شخص ما في البيت يؤذيك أو يهددك أو يخيفك'
export const traces =
  'تبقى هذه الصفحة في سجل متصفحك، وتبقى المكالمات في قائمة مكالمات هاتفك. إذا كان من الممكن أن يراها شخص ما، يُرجى حذفها من السجل ومن القائمة، أو استخدام هاتف شخص موثوق. إذا كان هناك خطر عليك الآن، يجب الاتصال بالشرطة.'
export const noHelpline = 'ليس لدينا خط مساعدة تم التحقق منه لبلدك. يمكنك التحدث مع القابلة أو الطبيب على انفراد.'
