import { isolate } from '#language/texts/ar.ts'

// The page

export const pageTitle = (week: number) => `الأسبوع ${week} · Nestling`
export const notLoaded = 'تعذّر تحميل رحلتك'
export const nothingLost = 'لم يُفقد شيء. ربما انقطع الاتصال.'

// The week

export const journeyOf = (babyName: string) => `رحلة ${isolate(babyName)}`
export const weekOfForty = (week: number) => `الأسبوع ${week} من 40`
/** Stands above the number of the week. */
export const weekLabel = 'الأسبوع'
export const countBegins = (week: number, shownWeek: number) =>
  `يبدأ العدّ من الأسبوع ${week}. يظهر أدناه الأسبوع ${shownWeek}.`
export const countEnds = (week: number, shownWeek: number) =>
  `ينتهي العدّ عند الأسبوع ${week}. يظهر أدناه الأسبوع ${shownWeek}.`
export const progress = 'التقدم نحو الأسبوع 40'
export const progressMade = (percent: number) => `${percent}% من 40 أسبوعًا`
export const percentage = (percent: number) => `${percent}%`

// The dates

export const dueDate = 'موعد الولادة المتوقع'
export const daysRemaining = 'الأيام المتبقية'
export const anyDayNow = 'في أي يوم الآن'

// Without a due date

export const example = 'مثال'
export const weekIsExample = 'لرؤية أسبوعك، يُرجى تحديد موعد الولادة المتوقع.'
export const setDueDate = 'تحديد موعد الولادة المتوقع'
export const noDueDateYet = 'لم يحدد الوالدان موعد الولادة المتوقع بعد.'
