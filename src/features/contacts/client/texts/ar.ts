import { isolate, ofDays } from '#language/texts/ar.ts'

// The page

export const pageTitle = 'جهات الاتصال · Nestling'
export const notLoaded = 'تعذّر تحميل جهات الاتصال.'
export const addContact = 'إضافة جهة اتصال'
export const nothingYet = 'لا توجد جهات اتصال بعد'
export const addFirst = 'يمكنك إضافة الطبيب والمستشفى، ومن يمكن الاتصال به ليلًا'
export const willAppear = 'سيظهر هنا أطباء العائلة ومستشفياتها ومن يساعدها'
export const recentlyDeleted = 'المحذوفات مؤخرًا'

// The large buttons for an emergency

export const inEmergency = 'في حالات الطوارئ'
export const call = (name: string) => `الاتصال بـ ${isolate(name)}`

// A contact

export const nothingElse = 'لا توجد تفاصيل أخرى بعد.'
export const phone = 'الهاتف'
export const email = 'البريد الإلكتروني'
export const address = 'العنوان'
export const notes = 'ملاحظات'
export const openInMaps = 'فتح في الخرائط'
export const copyAddress = 'نسخ العنوان'
export const copied = 'تم النسخ!'
export const notCopied = 'تعذّر النسخ'
export const edit = 'تعديل'
export const editContact = (name: string) => `تعديل ${isolate(name)}`
export const deleteIt = 'حذف'
export const deleteContact = (name: string) => `حذف ${isolate(name)}`

// To delete a contact

export const deleteQuestion = (name: string) => `حذف ${isolate(name)}؟`
export const deleteConsequence = (days: number) => {
  const time = ofDays(days)
  return `ستختفي جهة الاتصال لدى كل أفراد العائلة. يمكنك استعادتها خلال ${time}.`
}
export const deleted = 'تم حذف جهة الاتصال'
export const broughtBack = 'تمت استعادة جهة الاتصال'
export const notDeleted = 'تعذّر حذف جهة الاتصال'

// The form of a contact

export const changeContact = 'تعديل جهة الاتصال'
export const name = 'الاسم'
export const category = 'الفئة'
export const chooseOne = 'يُرجى الاختيار'
/** A form of address. */
export const title = 'اللقب المهني'
export const exampleTitle = 'د.'
export const specialty = 'التخصص'
export const primaryHint = 'تظهر أولًا في فئتها'
export const emergencyHint = 'تظهر في أعلى الصفحة، للاتصال بلمسة واحدة'
export const adding = 'جارٍ الإضافة…'
export const save = 'حفظ'
export const saving = 'جارٍ الحفظ…'
export const added = 'تمت إضافة جهة الاتصال'
export const notAdded = 'تعذّرت إضافة جهة الاتصال'
export const saved = 'تم حفظ جهة الاتصال'
export const notSaved = 'تعذّر حفظ جهة الاتصال'

// Changes that wait for the network

export const waitingChange = 'تعديل جهة اتصال'
export const waitingDeletion = 'حذف جهة اتصال'
