import { isolate, daysLeft as leftDays, ofDays } from '#language/texts/ar.ts'

// The page with recently deleted things

export const page = 'المحذوفات مؤخرًا · Nestling'
export const title = 'المحذوفات مؤخرًا'

export const lead = (days: number) =>
  `تبقى المحذوفات هنا لمدة ${ofDays(days)}. يظهر لك ما أضفته، ويظهر للمسؤولين كل شيء.`
export const nothingHere = 'لا شيء هنا'
export const whatYouDelete = 'يظهر هنا ما حذفته، ويمكنك استعادته'

// A deleted thing. Its facts stand in one line, with dots between them.

export const deletedAgo = (ago: string) => `تم الحذف ${ago}`
export const goneWithinADay = 'يزول خلال يوم'
export const daysLeft = (days: number) => leftDays(days)
export const bringBack = 'استعادة'
export const bringBackThing = (title: string) => `استعادة ${isolate(title)}`
/** `kind` is the name of a kind of thing, such as "Contact". */
export const broughtBack = (kind: string) => `تمت الاستعادة: ${kind}`
export const notBroughtBack = 'تعذّرت الاستعادة'
export const trashNotLoaded = 'تعذّر تحميل قائمة المحذوفات.'
