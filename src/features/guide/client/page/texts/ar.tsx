import type { ReactNode } from 'react'
import { isolate, plural } from '#language/texts/ar.ts'

type Mark = (text: string) => ReactNode

// Dates and ages

export const ageAfterDueDate = (age: string, days: number) =>
  plural(days, {
    one: `${age}، بعد موعد الولادة المتوقع بيوم واحد`,
    two: `${age}، بعد موعد الولادة المتوقع بيومين`,
    few: `${age}، بعد موعد الولادة المتوقع بـ ${days} أيام`,
    many: `${age}، بعد موعد الولادة المتوقع بـ ${days} يومًا`,
    other: `${age}، بعد موعد الولادة المتوقع بـ ${days} يوم`,
  })
export const begins = (day: string) => `يبدأ في ${day}`
export const began = (day: string) => `بدأ في ${day}`
/** "From Saturday 9 May: A birth counts as full term." */
export const onDays = (days: string, text: string) => `${days}: ${isolate(text)}`

// The head of a week

export const backToWeek = (week: number) => `العودة إلى الأسبوع ${week}`
export const previous = 'السابق'
export const next = 'التالي'
export const weekHeading = (week: number, label: Mark) => (
  <>
    {label('الأسبوع')} {week}
  </>
)
export const firstInGuide = 'الأول في الدليل'
export const lastInGuide = 'الأخير في الدليل'
export const trimesters = { 1: 'الثلث الأول', 2: 'الثلث الثاني', 3: 'الثلث الثالث' }
export const otherWeeks = 'الأسابيع'
export const linkToWeek = (week: number) => `الأسبوع ${week}`
export const sliderLabel = 'الأسبوع'
export const weekInTrimester = (week: number, trimester: string) => `الأسبوع ${week}، ${trimester}`
export const trimesterMarks = { 1: 'الأول', 2: 'الثاني', 3: 'الثالث' }

// A week at a glance, its drawing and its journal

export const typicalAt = (week: number) =>
  plural(week, {
    one: 'القيم المعتادة عند أسبوع واحد، أي في نهاية هذا الأسبوع.',
    two: 'القيم المعتادة عند أسبوعين، أي في نهاية هذا الأسبوع.',
    few: `القيم المعتادة عند ${week} أسابيع، أي في نهاية هذا الأسبوع.`,
    many: `القيم المعتادة عند ${week} أسبوعًا، أي في نهاية هذا الأسبوع.`,
    other: `القيم المعتادة عند ${week} أسبوع، أي في نهاية هذا الأسبوع.`,
  })
export const drawingNotShown = 'تعذّر عرض الرسم. يُرجى إعادة تحميل الصفحة.'
export const journal = (week: number) => `يوميات الأسبوع ${week}`
export const journalContents = (babyName: string) => `الجسم والطاقة والمزاج والأحلام، وكلمات إلى ${isolate(babyName)}`
export const journalNotShown = 'تعذّر عرض اليوميات. يُرجى إعادة تحميل الصفحة.'

// Texts of a week

export const baby = 'طفلك'
export const babyContents = 'ما ينمو، وما يحدث في الداخل'
export const inside = 'في الداخل'
export const you = 'أنت'
export const youContents = 'الجسم والأعراض المحتملة والمشاعر'
export const youMeans = (name: string) => `المقصود بكلمة «أنت» (You) في هذا الدليل: ${isolate(name)}.`
export const youMeansPregnantParent = 'المقصود بكلمة «أنت» (You) في هذا الدليل: الحامل.'
export const body = 'الجسم'
export const symptoms = 'أعراض محتملة'
export const emotions = 'المشاعر'
export const care = 'الرعاية هذا الأسبوع'
export const careContents = 'المواعيد، والفحوص، وما يتطلب الحذر، والطعام والشراب'
export const careOfRegion = {
  uk: 'هذه هي الرعاية المعتادة في المملكة المتحدة.',
  us: 'هذه هي الرعاية المعتادة في الولايات المتحدة.',
  de: 'هذه هي الرعاية المعتادة في ألمانيا.',
  es: 'هذه هي الرعاية المعتادة في إسبانيا. ويختلف بعضها من منطقة إلى أخرى.',
  fr: 'هذه هي الرعاية المعتادة في فرنسا.',
  other: 'تختلف الرعاية من مكان إلى آخر. يُرجى اتباع ما تقوله عيادتك.',
}
export const appointments = 'المواعيد'
export const tests = 'الفحوص'
export const precautions = 'ما يتطلب الحذر'
export const food = 'الطعام والشراب'
export const tips = 'نصائح'
export const tipsContents = 'الراحة والاستعداد والعافية'
export const comfort = 'الراحة'
export const preparation = 'الاستعداد'
export const wellness = 'العافية'

// Checklists

export const toDo = (week: number) => `مهام الأسبوع ${week}`
export const lists = 'قوائم الأسبوع'
export const medicalList = 'طبي'
export const nutritionList = 'التغذية'
export const vitalsList = 'القياسات الحيوية'
export const pregnantParent = 'الحامل'
export const companion = 'الشخص المرافق'
export const medicalAdvice = 'معلومات عامة، وليست نصيحة طبية. إذا كان للقابلة أو الطبيب رأي آخر، يجب اتباع نصيحتهما.'
export const vitalsAdvice =
  'القياس الذي يبدو طبيعيًا لا ينفي أبدًا وجود مشكلة، ولا شيء هنا يفسّر أي قياس. عند الشعور بالقلق، يجب الاتصال. معلومات عامة، وليست نصيحة طبية.'
export const withoutPartner = 'إذا لم يكن معك شريك حياة، فهذه القائمة لأي شخص يقف إلى جانبك.'

// About the guide

export const about = 'المصادر، وحدود هذا الدليل'
export const noMedicalAdvice = 'هذا الدليل للقراءة ولتدوين الملاحظات. وهو ليس نصيحة طبية، ولا يشخّص شيئًا ولا يعالجه.'
export const noReplacement =
  'لا يحل محل القابلة أو الطبيب أو خدمات الطوارئ. إذا كان لديهم رأي آخر، يجب اتباع نصيحتهم. في حالة الطوارئ، يجب طلب الإسعاف الآن.'
export const noReassurance =
  'لا يمكن للدليل أن يخبرك كيف حال طفلك. ولا شيء مما قرأته أو دوّنته هنا سبب لتجاهل القلق. عند الشعور بالقلق، يجب الاتصال.'
export const averages = 'كل حمل مختلف. الأحجام والتواريخ والأعراض متوسطات، والرسم مبني أيضًا على متوسطات، لا على طفلك.'
export const upToDate = 'يتبع الدليل الإرشادات المنشورة حتى عام 2025.'
export const sourcesOfWeek = (week: number) => `مصادر الأسبوع ${week}`
export const sourcesOfNumbers = (country: string) => `مصادر أرقام الاتصال: ${isolate(country)}`
export const numbersCompared = (day: string) =>
  `تمت مقارنة الأرقام بمصادرها في ${day}. وهي تتغير: إذا كان أحدها خاطئًا، يُرجى إبلاغ الشخص المشرف على Nestling.`
