import type { ReactNode } from 'react'
import { isolate } from '#language/texts/ar.ts'
import type { NewsTopic } from '#platform/shared/news/news-topics.ts'
import type { Frequency, ReminderChoice } from '../../rules.ts'

// The bell

export const news = 'المستجدات'
/** `count` is a number, or "99+". */
export const newsUnread = (count: string) => `المستجدات، ${isolate(count)} غير مقروءة`

// The page with the news

export const newsPage = 'المستجدات · Nestling'
export const chooseWhatYouHear = 'اختيار ما يصلك من مستجدات'
export const nothingYet = 'لا جديد بعد'
export const whenSomebodyShares = 'عندما يشارك شخص ما صورة أو خبرًا، أو يرد عليك، سيظهر ذلك هنا'
export const somebody = 'شخص ما'
/** "Nora shared 10 photos". `said` comes from the server and follows the person’s name. */
export const somebodyDid = (name: ReactNode, said: string) => (
  <>
    <bdi>{name}</bdi>: {said}
  </>
)
export const isNew = 'جديد'
export const showOlder = 'عرض مستجدات أقدم'

// The page that a link in a mail opens, to stop mail of this kind

export const stopMailPage = 'إيقاف هذه الرسائل · Nestling'
export const stopMailQuestion = 'إيقاف هذه الرسائل؟'
export const stopMailEffect =
  'لن تصلك رسائل بريد أخرى من هذا النوع. يبقى كل شيء في Nestling، ويمكنك تفعيل الرسائل من جديد في حسابك.'
export const stopMail = 'إيقاف هذه الرسائل'
export const notStopped = 'تعذّر إيقاف الرسائل'
/** `kind` comes from the server and follows "mail about", such as "new photos". */
export const noMoreMail = (kind: string) => `لن تصلك رسائل بريد أخرى عن ${kind}`
export const changeAnyTime = 'يمكنك تغيير ذلك في حسابك في أي وقت.'
export const openNestling = 'فتح Nestling'

// What the person hears about, and how often

export const choicesLead = 'تعرض صفحة المستجدات كل ما يمكنك رؤيته. هنا يمكنك اختيار ما يُرسل إليك أيضًا، وكم مرة يُرسل.'
export const noMailHere = 'لا يرسل Nestling هنا رسائل بريد.'
export const topics: Readonly<Record<NewsTopic, string>> = {
  update: 'الأخبار',
  photo: 'الصور',
  comment: 'التعليقات',
  reaction: 'التفاعلات',
  appointment: 'المواعيد',
  birth: 'الولادة',
  member: 'الأعضاء الجدد',
}
export const notification = 'إشعار'
export const mail = 'رسالة بريد'
export const notifications = 'الإشعارات'
export const frequencies: Readonly<Record<Frequency, string>> = {
  'at-once': 'فورًا',
  daily: 'مرة يوميًا',
  weekly: 'مرة أسبوعيًا',
  never: 'أبدًا',
}

// Reminders

export const reminders = 'التذكير بالمواعيد'
export const remindersHint =
  'عبر الإشعارات ورسائل البريد، إلا إذا اخترت «أبدًا» للمواعيد. التذكير الذي يحين وقته خلال ساعات الهدوء يصلك قبل بداية هذه الساعات.'
export const reminderChoices: Readonly<Record<ReminderChoice, string>> = {
  'day-and-hours': 'قبل يوم وقبل ساعتين',
  day: 'قبل يوم',
  hours: 'قبل ساعتين',
  none: 'أبدًا',
}

// Quiet hours and time zone

export const quietHours = 'ساعات الهدوء'
export const quietHoursHint = 'تنتظر الرسائل والإشعارات حتى تنتهي هذه الساعات.'
export const from = 'من'
export const until = 'حتى'
export const timeZone = 'منطقتك الزمنية'
/** `time` is the time of day as HH:MM. */
export const timeZoneHint = (time: string) => `لساعات الهدوء، ولما يصلك يوميًا وأسبوعيًا عند الساعة ${time}.`
export const familyZone = 'منطقة العائلة'
export const familyZoneIs = (zone: string) => `العائلة: ${isolate(zone)}`

// What messages show

export const showContent = 'إظهار ما كتبه الآخرون'
export const showContentHint =
  'بدون ذلك، لا يظهر في الرسائل والإشعارات إلا من فعل ماذا، لأن آخرين قد يرون شاشتك أو بريدك.'

/** What was saved or not saved, in a toast. */
export const topicSaved = (topic: NewsTopic) => `${topics[topic]}: تم الحفظ`
export const topicNotSaved = (topic: NewsTopic) => `${topics[topic]}: تعذّر الحفظ`
export const remindersSaved = 'تم حفظ التذكيرات'
export const remindersNotSaved = 'تعذّر حفظ التذكيرات'
export const quietHoursSaved = 'تم حفظ ساعات الهدوء'
export const quietHoursNotSaved = 'تعذّر حفظ ساعات الهدوء'
export const timeZoneSaved = 'تم حفظ المنطقة الزمنية'
export const timeZoneNotSaved = 'تعذّر حفظ المنطقة الزمنية'
export const choiceSaved = 'تم حفظ الاختيار'
export const choiceNotSaved = 'تعذّر حفظ الاختيار'
export const newsNotLoaded = 'تعذّر تحميل المستجدات.'
export const choicesNotLoaded = 'تعذّر تحميل اختياراتك.'
