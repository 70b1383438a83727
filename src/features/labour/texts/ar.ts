import { ofHours, ofMinutes, plural } from '#language/texts/ar.ts'

// Titles of the pages, and of the parts of an export

export const contractionsAndMovements = 'الانقباضات والحركات'
export const contractions = 'الانقباضات'
export const movements = 'الحركات'

// How movements felt

export const feelings = {
  usual: 'الشعور بها كالمعتاد',
  different: 'أقل أو مختلفة أو معدومة',
  counted: 'حركة واحدة',
}

// How long a contraction lasted, and how far apart two began

export const seconds = (count: number) =>
  plural(count, {
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: `${count} ثوانٍ`,
    many: `${count} ثانية`,
    other: `${count} ثانية`,
  })
export const minutes = (count: number) => ofMinutes(count)
export const hours = (count: number) => ofHours(count)
export const minutesAndSeconds = (whole: number, rest: number) => `${minutes(whole)} و${seconds(rest)}`
export const hoursAndMinutes = (whole: number, rest: number) => `${hours(whole)} و${minutes(rest)}`
export const underAMinute = 'أقل من دقيقة'
export const underFiveSeconds = 'أقل من 5 ثوانٍ'
/** Marks an amount such as "6 minutes" as rounded. Amounts with "under" are never marked. */
export const about = (amount: string) => `نحو ${amount}`

// The averages of the last hour. `interval` and `length` are amounts such as "about 6 minutes" or "under a minute".
// There is an interval only if there were two contractions or more.

const contractionCount = (count: number) =>
  plural(count, {
    one: 'انقباض واحد',
    two: 'انقباضان',
    few: `${count} انقباضات`,
    many: `${count} انقباضًا`,
    other: `${count} انقباض`,
  })
const each = (count: number, length: string) =>
  plural(count, {
    one: `لمدة ${length}`,
    two: `كل منهما لمدة ${length}`,
    few: `كل منها لمدة ${length}`,
    many: `كل منها لمدة ${length}`,
    other: `كل منها لمدة ${length}`,
  })

export const inLastHour = (count: number) => `في الساعة الأخيرة: ${contractionCount(count)}.`
export const inLastHourLong = (count: number, length: string) =>
  `في الساعة الأخيرة: ${contractionCount(count)}، ${each(count, length)}.`
export const inLastHourApart = (count: number, interval: string) =>
  `في الساعة الأخيرة: ${contractionCount(count)}، بفاصل ${interval}.`
export const inLastHourApartAndLong = (count: number, interval: string, length: string) =>
  `في الساعة الأخيرة: ${contractionCount(count)}، بفاصل ${interval}، ${each(count, length)}.`

// The rule for when to call: how far apart contractions are, how long each is, and for how long this has been so

export const rule = {
  withLength: (interval: string, length: string, time: string) =>
    `بفاصل ${interval}، كل منها لمدة ${length}، على مدى ${time}`,
  ofAnyLength: (interval: string, time: string) => `بفاصل ${interval}، على مدى ${time}`,
}

// Why something cannot be saved

export const atRest = 'الرحلة متوقفة مؤقتًا أو انتهت، لذلك لا يمكن تدوين أي شيء الآن. لم يُفقد شيء مما دوّنته من قبل.'
export const invalidTime = 'وقت غير صالح'
export const endsBeforeItBegan = 'لا يمكن أن تكون النهاية قبل البداية'
export const longerThanAnHour = 'لا يدوم أي انقباض أكثر من ساعة'
export const inTheFuture = 'هذا الوقت في المستقبل. يُرجى التحقق من الساعة في هاتفك'
export const beforeThePregnancy = 'هذا الوقت قبل الحمل. يُرجى التحقق من الساعة في هاتفك'
export const ruleAtLeast = (least: number) => `على الأقل ${least}`
export const ruleAtMost = (most: number) => `على الأكثر ${most}`
export const nothingToShare = 'يُرجى تحديد ما يجب إظهاره أو إخفاؤه'
export const contractionsNotLoaded = 'تعذّر تحميل الانقباضات.'
export const movementsNotLoaded = 'تعذّر تحميل الحركات.'
