import { isolate, plural } from '#language/texts/ar.ts'
import type { AppointmentStatus } from '../../rules.ts'

// The next appointments, on the home page

export const upcomingAppointments = 'المواعيد القادمة'
export const notLoaded = 'تعذّر تحميل المواعيد.'
export const viewAll = 'عرض الكل'
export const today = 'اليوم'
export const tomorrow = 'غدًا'
/** Two days or more. */
export const inDays = (count: number) =>
  plural(count, {
    one: 'خلال يوم واحد',
    two: 'خلال يومين',
    few: `خلال ${count} أيام`,
    many: `خلال ${count} يومًا`,
    other: `خلال ${count} يوم`,
  })
export const statuses: Record<AppointmentStatus, string> = {
  confirmed: 'مؤكد',
  pending: 'قيد الانتظار',
  completed: 'مكتمل',
  cancelled: 'ملغى',
}
export const nothingYet = 'لا توجد مواعيد'
export const addFirst = 'يمكنك إضافة أول موعد لمتابعة الحمل'
export const willAppear = 'ستظهر المواعيد هنا'

// The page

export const pageTitle = 'المواعيد · Nestling'
export const pageNotLoaded = 'تعذّر تحميل المواعيد'
export const notLoadedWhy = 'لم يُفقد شيء. ربما انقطع الاتصال.'
export const addNew = 'إضافة موعد جديد'

// The lists

export const allAppointments = 'كل المواعيد'
export const zoneNote = (city: string) => `الأوقات بتوقيت ${isolate(city)}، حيث العائلة.`
export const upcoming = 'القادمة'
export const nothingUpcoming = 'لا توجد مواعيد قادمة.'
export const showLater = 'عرض المواعيد التالية'
export const past = 'السابقة'
export const showEarlier = 'عرض المواعيد الأقدم'
export const moreOnUsualPage = 'توجد مواعيد أخرى في الصفحة المعتادة.'

// An appointment

export const onYourClock = (time: string) => `${time} بتوقيتك`
/** Stands before the name or the place. */
export const doctorLabel = 'الطبيب أو القابلة:'
export const locationLabel = 'المكان:'
export const change = (title: string) => `تعديل ${isolate(title)}`
export const edit = 'تعديل'
export const editIt = (title: string) => `تعديل ${isolate(title)}`
export const remove = 'حذف'
export const removeIt = (title: string) => `حذف ${isolate(title)}`

// An appointment that a link opens

export const oneNotLoaded = 'تعذّر تحميل الموعد.'
export const oneGone = 'لم يعد هذا الموعد هنا'

// To change the status

export const statusActions: Record<AppointmentStatus, { act: string; actOn: (title: string) => string; done: string }> =
  {
    confirmed: {
      act: 'تأكيد الموعد',
      actOn: (title) => `تأكيد الموعد: ${isolate(title)}`,
      done: 'تم تأكيد الموعد',
    },
    pending: {
      act: 'وضع قيد الانتظار',
      actOn: (title) => `وضع قيد الانتظار: ${isolate(title)}`,
      done: 'الموعد قيد الانتظار',
    },
    completed: {
      act: 'وضع علامة مكتمل',
      actOn: (title) => `وضع علامة مكتمل: ${isolate(title)}`,
      done: 'اكتمل الموعد',
    },
    cancelled: {
      act: 'إلغاء الموعد',
      actOn: (title) => `إلغاء الموعد: ${isolate(title)}`,
      done: 'تم إلغاء الموعد',
    },
  }
export const statusNotChanged = 'تعذّر تعديل الموعد'

// To delete an appointment

export const deleteQuestion = (title: string) => `حذف ${isolate(title)}؟`
export const deleteConsequence = 'يختفي من القائمة ومن كل تقويم مشترك فيها. يمكنك التراجع عن ذلك مباشرة بعد الحذف.'
export const deleted = 'تم حذف الموعد'
export const broughtBack = 'تمت استعادة الموعد'
export const notDeleted = 'تعذّر حذف الموعد'

// The form of an appointment

export const editAppointment = 'تعديل الموعد'
export const title = 'العنوان'
export const exampleTitle = 'زيارة القابلة'
export const date = 'التاريخ'
export const time = 'الوقت'
export const invalidTime = 'وقت غير صالح'
export const zoneHint = (city: string) => `بتوقيت ${isolate(city)}`
export const skippedTime = (time: string) =>
  `تُقدَّم الساعة في تلك الليلة، فلا وجود لهذا الوقت. سيُحفظ الموعد في الساعة ${time}.`
export const whichTime = 'تُؤخَّر الساعة في تلك الليلة، فيأتي هذا الوقت مرتين. أيهما المقصود؟'
export const firstTime = 'الأول'
export const secondTime = 'الثاني'
export const doctor = 'الطبيب أو القابلة'
export const location = 'المكان'
export const description = 'الوصف'
export const notes = 'ملاحظات'
export const status = 'الحالة'
export const dateAndTime = 'التاريخ والوقت'
export const add = 'إضافة موعد'
export const adding = 'جارٍ الإضافة…'
export const added = 'تم'
export const addedWell = 'تمت إضافة الموعد!'
export const notAdded = 'خطأ'
export const notAddedWhy = 'تعذّرت إضافة الموعد. يُرجى إعادة المحاولة.'
export const save = 'حفظ'
export const saving = 'جارٍ الحفظ…'
export const saved = 'تم حفظ الموعد'
export const notSaved = 'تعذّر حفظ الموعد'

// The calendar address

export const feedTitle = 'الإضافة إلى تقويمك'
export const feedOffer = 'يمكن لتقويم هاتفك عرض هذه المواعيد وتحديثها تلقائيًا.'
export const addressNotLoaded = 'تعذّر تحميل عنوان تقويمك.'
export const makeAddress = 'إنشاء عنوان تقويمي'
export const addressNotMade = 'تعذّر إنشاء العنوان'
export const addressMade = (day: string) => `تم إنشاء العنوان في ${day}.`
export const neverRead = 'لم يقرأه أي تقويم بعد.'
/** `when` is such as “3 hours ago”. */
export const lastRead = (when: string) => `آخر قراءة من أحد التقاويم: ${when}.`
export const shownOnce = 'لم يظهر إلا مرة واحدة. عند الحاجة إليه من جديد، يمكنك إنشاء عنوان آخر.'
export const reminders = { done: 'تم حفظ التذكيرات', failed: 'تعذّر حفظ التذكيرات' }
export const remindMe = 'تذكيري قبل الموعد بيوم، ثم قبله بساعتين'
export const remindMeHint =
  'تُضاف هذه التذكيرات إلى تذكيرات Nestling نفسه، التي يمكنك اختيارها في حسابك. يظهر أي تغيير عند التحديث التالي لتقويمك. لا يعرض تقويم \u2068Google\u2069 إلا تذكيراته.'

// A new calendar address

export const openInCalendar = 'فتح في تطبيق التقويم'
export const orCopy = 'أو يمكنك نسخ العنوان واختيار «إضافة تقويم عبر العنوان» أو «الاشتراك» في تطبيق التقويم الذي لديك:'
export const address = 'عنوان التقويم'
export const addressCode = 'رمز QR لعنوان تقويمك'
export const addressNote = 'لا يظهر إلا مرة واحدة. ومن لديه هذا العنوان يمكنه قراءة المواعيد، فيُرجى عدم إعطائه لأحد.'

// To replace or stop the calendar address

export const makeNewAddress = 'إنشاء عنوان جديد'
export const newAddressQuestion = 'إنشاء عنوان جديد؟'
export const newAddressConsequence = 'يتوقف عنوانك الحالي عن العمل فورًا، في كل تقويم يستخدمه.'
export const makeNewOne = 'إنشاء عنوان جديد'
export const stopAddress = 'إيقافه'
export const stopAddressQuestion = 'إيقاف عنوان تقويمك؟'
export const stopAddressConsequence = 'لا يصل أي جديد بعد ذلك إلى التقاويم التي تستخدمه. وتبقى المواعيد هنا.'
export const addressStopped = 'تم إيقاف عنوان التقويم'
export const addressNotStopped = 'تعذّر إيقاف العنوان'

// Changes that wait for the network

export const waitingChange = 'تعديل موعد'
export const waitingDeletion = 'حذف موعد'
