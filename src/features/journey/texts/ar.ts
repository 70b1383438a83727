import { daysLeft, isolate, ofDays, plural } from '#language/texts/ar.ts'

// The age and the due date

/** "29 weeks and 3 days" */
export const weeksAndDays = (weeks: string, days: string) => `${weeks} و${days === ofDays(2) ? 'يومان' : days}`
export const dueToday = 'موعد الولادة المتوقع اليوم'
export const daysRemaining = (days: number) => daysLeft(days)
export const daysPastDueDate = (days: number) =>
  plural(days, {
    one: 'يوم واحد بعد موعد الولادة المتوقع',
    two: 'يومان بعد موعد الولادة المتوقع',
    few: `${days} أيام بعد موعد الولادة المتوقع`,
    many: `${days} يومًا بعد موعد الولادة المتوقع`,
    other: `${days} يوم بعد موعد الولادة المتوقع`,
  })

// Refusals

export const parentsOnly = 'لا يمكن لأحد غير الوالدين تغيير هذا.'
export const otherAdmins = 'هناك مسؤول غيرك، أو أحد الوالدين. لا يمكن حذف الرحلة إلا لآخر شخص منهم.'
export const onlyTakenBack =
  'يمكنك التراجع عن آخر تغيير فقط، خلال 30 يومًا. يُرجى إعادة تحميل الصفحة لمعرفة الوضع الحالي.'
export const stateChangedMeanwhile = 'تم تغيير هذا في هذه الأثناء. لم يُحفظ شيء. يُرجى الاطلاع على الوضع الحالي.'
export const noBirth = 'يمكن إضافة صورة بعد إعلان ولادة طفلك. يُرجى إعادة تحميل الصفحة لمعرفة الوضع الحالي.'
export const nothingToTakeBack = 'لم يبقَ شيء للتراجع عنه. يُرجى إعادة تحميل الصفحة لمعرفة الوضع الحالي.'

// Messages about a field

export const invalidTimeZone = 'منطقة زمنية غير صالحة'
export const invalidCountry = 'بلد غير صالح'
export const unlikelyDueDate =
  'يجب ألا يبقى على موعد الولادة المتوقع أكثر من 300 يوم، وألا يكون قد مضى عليه أكثر من 60 يومًا'
export const sameParentTwice = 'يجب أن يكون الوالدان شخصين مختلفين'
export const samePartTwice = 'يجب أن يكون لكل من الوالدين دور مختلف'
export const parentNotAdmin = 'يجب أن يكون كل من الوالدين مسؤولًا في هذه الرحلة'
export const childrenWithoutBirth = 'لا يُذكر الأطفال إلا مع الولادة'
export const dayWithoutEvent = 'لا يُذكر اليوم إلا مع الولادة أو الفقدان'
export const readersWithoutEvent = 'اختيار من يقرأ الخبر ممكن فقط عند الولادة أو الفقدان'
export const unlikelyDay = 'هذا اليوم في المستقبل، أو مضى عليه أكثر من 400 يوم'

// News. These words follow a name.

export const announcedBirth = 'إعلان الولادة'
export const hasNews = 'خبر للعائلة'

// The download

export const theJourney = 'الرحلة'
export const baby = 'الطفل'
export const dueDate = 'موعد الولادة المتوقع'
export const noDueDate = 'غير محدد'
export const parent = 'أحد الوالدين'
/** What the baby calls this parent. */
export const calledAs = (word: string) => `«${isolate(word)}»`
export const born = 'الولادة'
export const bornOn = (names: string, day: string) => `${isolate(names)}، ${day}`
export const ended = 'تاريخ الانتهاء'
export const fromParents = 'من الوالدين'
