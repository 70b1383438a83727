import type { ReactNode } from 'react'
import { isolate, ofDays } from '#language/texts/ar.ts'
import type { Priority, SurpriseMode } from '../../rules.ts'

// The page

export const pageTitle = 'قائمة أمنيات المولود · Nestling'
export const title = 'قائمة أمنيات المولود'
export const notLoaded = 'تعذّر تحميل قائمة الأمنيات.'
export const addItem = 'إضافة أمنية'
export const nothingYet = 'لا توجد أمنيات بعد'
export const addFirst = 'يمكنك إضافة أول شيء قد يفيد. يرى الجميع من سيهدي ماذا، فلا يُشترى شيء مرتين.'
export const willAppear = 'ستظهر هنا أمنيات العائلة للاختيار منها.'
export const wishes = 'الأمنيات'
export const recentlyDeleted = 'المحذوفات مؤخرًا'

// The filter by category

export const category = 'الفئة'
export const allCategories = (count: number) => `كل الفئات (${count})`
export const countedCategory = (category: string, count: number) => `${category} (${count})`
export const nothingInCategory = (category: string) => `لا شيء في فئة «${category}»`
export const nobodyAdded = 'لم تُضف أي أمنية إلى هذه الفئة بعد.'
export const showAll = 'عرض كل الأمنيات'

// News about gifts

export const newsTitle = 'جديد بشأن هداياك'
export const dismissNews = (wish: string) => `إخفاء الجديد بشأن ${isolate(wish)}`

// A wish

export const priorityMarks: Record<Priority, string> = {
  high: 'أولوية عالية',
  medium: 'أولوية متوسطة',
  low: 'أولوية منخفضة',
}
export const storeAt = (host: string) => `المتجر: ${isolate(host)}`
export const pictureAt = (host: string) => `صورة على ${isolate(host)}`
export const purchased = 'تم شراؤها'
/** Stands after `purchased` and the day of the purchase. */
export const purchasedBy = (name: string) => `شراء من ${isolate(name)}`
export const editWish = (name: string) => `تعديل ${isolate(name)}`
export const deleteWish = (name: string) => `حذف ${isolate(name)}`

// Who is getting a wish

export const somebody = 'شخص ما'
export const youGetThis = 'محجوزة باسمك'
export const youGetUnits = (units: number) => `محجوز باسمك: ${units}`
export const othersGetThis = (name: string) => `محجوزة باسم ${isolate(name)}`
export const othersGetUnits = (name: string, units: number) => `محجوز باسم ${isolate(name)}: ${units}`
/** Joins the texts above into one line, such as “Ruth is getting 2, Ben is getting 1”. */
export const givers = (texts: readonly string[]) => texts.join('، ')
export const unitsTaken = (taken: number, all: number) => `تم حجز ${taken} من ${all}`
export const taken = 'محجوزة'

// To reserve a wish

export const getIt = 'سأحضرها'
export const getItOf = (wish: string) => `سأحضرها: ${isolate(wish)}`
export const youGetIt = 'هذه الأمنية محجوزة باسمك'
export const othersSeeIt = 'يمكن للآخرين رؤية أنها محجوزة.'
export const undo = 'تراجع'
export const undoOf = (wish: string) => `تراجع: ${isolate(wish)}`
export const noLongerYours = 'لم تعد محجوزة باسمك'
export const changeUnits = 'تعديل العدد'
export const changeUnitsOf = (wish: string) => `تعديل العدد: ${isolate(wish)}`
export const unitsQuestion = 'كم قطعة ستكون منك؟'
export const unitsWanted = (count: number) => `العدد المطلوب: ${count}`
export const getUnits = 'سأحضرها'
export const othersSeeUnits = 'يمكن للآخرين رؤية العدد المحجوز.'

// To buy a wish

export const markPurchased = 'تسجيل الشراء'
export const markPurchasedOf = (wish: string) => `تسجيل الشراء: ${isolate(wish)}`
export const purchaseQuestion = 'تسجيل الشراء؟'
export const oneCountsAsBought = (wish: ReactNode) => (
  <>
    سيتم تسجيل شراء الأمنية <bdi>{wish}</bdi>. يمكنك التراجع عن ذلك خلال يوم واحد.
  </>
)
export const allCountAsBought = (wish: ReactNode, units: number) => (
  <>
    سيتم تسجيل شراء الأمنية <bdi>{wish}</bdi> (العدد كله: {units}). يمكنك التراجع عن ذلك خلال يوم واحد.
  </>
)
export const othersWillBeTold = (names: readonly string[]) =>
  `هذه الأمنية محجوزة باسم ${names.map(isolate).join(' و')}، وسيتم إبلاغ كل من حجزها.`
export const markedPurchased = 'تم تسجيل الشراء'
export const notPurchased = 'التراجع عن الشراء'
export const notPurchasedOf = (wish: string) => `التراجع عن الشراء: ${isolate(wish)}`
export const backOnWishlist = 'عادت إلى قائمة الأمنيات'

// The form of a wish

export const editItem = 'تعديل الأمنية'
export const itemName = 'اسم الهدية'
export const chooseOne = 'اختيار فئة'
export const priority = 'الأولوية'
export const priorities: Record<Priority, string> = { high: 'عالية', medium: 'متوسطة', low: 'منخفضة' }
export const howMany = 'العدد'
export const price = 'السعر'
export const examplePrice = '$49.99'
export const description = 'الوصف'
export const storeLink = 'رابط المتجر'
export const pictureLink = 'رابط صورة'
export const pictureHint = 'تُحفظ نسخة هنا إن أمكن، وإلا فسيظهر الرابط.'
export const notes = 'ملاحظات'
export const notesHint = 'اللون، المقاس، ما يجب تجنبه'
export const adding = 'جارٍ الإضافة…'
export const save = 'حفظ'
export const saving = 'جارٍ الحفظ…'
export const itemAdded = 'تمت إضافة الأمنية'
export const itemSaved = 'تم حفظ الأمنية'

// To delete a wish

export const deleteQuestion = (wish: string) => `حذف ${isolate(wish)}؟`
export const deleteConsequence = (days: number) => {
  const time = ofDays(days)
  return `ستختفي من القائمة لدى الجميع، وسيتم إبلاغ كل من حجزها. يمكنك استعادتها خلال ${time}.`
}
export const deleteIt = 'حذف'
export const itemDeleted = 'تم حذف الأمنية'
export const itemBroughtBack = 'تمت استعادة الأمنية'

// The surprise

export const surprise = 'مفاجأة'
export const surpriseOffer = 'يرى الجميع من سيهدي ماذا. وعند الرغبة في المفاجأة، يمكنك اختيار ذلك.'
export const surpriseSettings = 'إعدادات المفاجأة'
/** What the parents see of others’ gifts. The parents read `you`, and everybody else reads `parents`. */
export const surprises = {
  you: {
    taken: {
      forNow: 'حاليًا يظهر لك أن الأمنية محجوزة، ولا يظهر لك من حجزها ولا هل تم شراؤها.',
      until: (day: string) => `حتى ${day} يظهر لك أن الأمنية محجوزة، ولا يظهر لك من حجزها ولا هل تم شراؤها.`,
    },
    nothing: {
      forNow: 'حاليًا لا يظهر لك أي شيء مما ينوي الآخرون إهداءه أو مما اشتروه.',
      until: (day: string) => `حتى ${day} لا يظهر لك أي شيء مما ينوي الآخرون إهداءه أو مما اشتروه.`,
    },
  },
  parents: {
    taken: {
      forNow: 'حاليًا يظهر للوالدين أن الأمنية محجوزة، ولا يظهر لهما من حجزها ولا هل تم شراؤها.',
      until: (day: string) => `حتى ${day} يظهر للوالدين أن الأمنية محجوزة، ولا يظهر لهما من حجزها ولا هل تم شراؤها.`,
    },
    nothing: {
      forNow: 'حاليًا لا يظهر للوالدين أي شيء مما ينوي الآخرون إهداءه أو مما اشتروه.',
      until: (day: string) => `حتى ${day} لا يظهر للوالدين أي شيء مما ينوي الآخرون إهداءه أو مما اشتروه.`,
    },
  },
}

// The form of the surprise

export const whatParentsSee = 'ما يراه الوالدان من هدايا الآخرين'
export const modes: Record<SurpriseMode, { label: string; hint: string }> = {
  everything: { label: 'كل شيء', hint: 'من سيهدي ماذا، بالأسماء، وما تم شراؤه' },
  taken: { label: 'أنها محجوزة فقط', hint: 'دون معرفة من حجزها أو هل تم شراؤها' },
  nothing: { label: 'لا شيء', hint: 'الأمنيات التي حجزها الآخرون أو اشتروها تبدو كأنها غير محجوزة' },
}
export const until = 'حتى'
export const untilHint = 'ابتداءً من ذلك اليوم يظهر كل شيء. يمكنك ترك الحقل فارغًا لعدم تحديد نهاية.'
export const settingsUpdated = 'تم حفظ الإعدادات'
export const settingsNotUpdated = 'تعذّر الحفظ'

// Failures

export const notAdded = 'تعذّرت إضافة الأمنية'
export const notUpdated = 'تعذّر تعديل الأمنية'
export const notRemoved = 'تعذّر حذف الأمنية'
export const wentWrong = 'حدث خطأ ما. يُرجى إعادة المحاولة.'

// Changes that wait for the network

export const waitingWish = 'أمنية'
export const waitingChange = 'تعديل أمنية'
export const waitingDeletion = 'حذف أمنية'
export const waitingReservation = 'حجز'
export const waitingRelease = 'إلغاء حجز'
