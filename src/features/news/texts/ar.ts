import { isolate } from '#language/texts/ar.ts'
import type { UnsubscribedTopic } from '../rules.ts'

// Errors

export const invalidTime = 'وقت غير صالح'
export const invalidTimeZone = 'منطقة زمنية غير صالحة'
export const wrongMailLink =
  'هذا الرابط لا يعمل. يُرجى فتحه من جديد من رسالة البريد، أو اختيار ما يصلك من إشعارات في حسابك.'

// News, reminders, and messages with them

export const somebody = 'شخص ما'
/** "Nora: shared 10 photos". `said` is what a kind of news says after the person's name, as a phrase without a verb. */
export const somebodyDid = (name: string, said: string) => `${isolate(name)}: ${said}`
export const withQuote = (said: string, quoted: string) => `${said}: «${isolate(quoted)}»`
export const andMore = (count: number) => `والمزيد: ${count}`
export const newsFrom = (babyName: string) => `أخبار من عائلة ${isolate(babyName)}`
export const reminderFrom = (babyName: string) => `تذكير من عائلة ${isolate(babyName)}`
export const seeWhatIsNew = 'عرض الجديد'
export const whyYouGetThis = (babyName: string) => `تصلك هذه الرسالة لمتابعتك رحلة ${isolate(babyName)}.`

// Kinds of mail that people can stop

/** Each text follows "mail about". */
export const mailKinds: Readonly<Record<UnsubscribedTopic, string>> = {
  update: 'الأخبار الجديدة',
  photo: 'الصور الجديدة',
  comment: 'التعليقات الجديدة',
  reaction: 'التفاعلات',
  appointment: 'المواعيد',
  birth: 'الولادة',
  member: 'الأعضاء الجدد',
  all: 'المستجدات',
}
export const stopMailAbout = (kind: string) => `إيقاف البريد عن ${kind}`
