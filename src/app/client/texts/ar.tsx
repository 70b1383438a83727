import type { ReactNode } from 'react'
import { isolate, plural } from '#language/texts/ar.ts'

// The menu and the frame around every page

export const skipToPage = 'الانتقال إلى الصفحة'
export const menu = 'القائمة'
export const mainPages = 'الصفحات الأساسية'
export const allPages = 'كل الصفحات'
export const home = 'الرئيسية'
export const calendar = 'التقويم'
export const journey = 'الرحلة'
export const settings = 'الإعدادات'
export const photos = 'الصور'
export const contacts = 'جهات الاتصال'
export const pregnancyJourney = 'رحلة الحمل'
export const contractions = 'الانقباضات'
export const movements = 'الحركات'
export const appointments = 'المواعيد'
export const photoAlbum = 'ألبوم الصور'
export const babyWishlist = 'قائمة أمنيات المولود'
/** Shown instead of `babyWishlist` if no baby is expected. */
export const wishlist = 'قائمة الأمنيات'
export const familyAndFriends = 'العائلة والأصدقاء'
export const shareJourney = 'مشاركة الرحلة'
export const adminPanel = 'لوحة الإدارة'
export const parents = (names: readonly string[]) => names.map(isolate).join(' و')
export const expecting = 'بانتظار المولود'
export const yourAccount = 'حسابك'
export const signOut = 'تسجيل الخروج'
export const openingSignIn = 'جارٍ الانتقال إلى صفحة تسجيل الدخول'

// The offer to install the app

export const installNestling = 'تثبيت Nestling'
export const nestlingAsApp = 'تطبيق Nestling'
/** `wide` marks up words that are shown only if there is room. */
export const install = (wide: (text: string) => ReactNode) => <>تثبيت{wide(' التطبيق')}</>
export const installByHand = (shareIcon: ReactNode) => <>النقر على {shareIcon} مشاركة، ثم «إضافة إلى الشاشة الرئيسية»</>
export const dismiss = 'إخفاء'

// Without a network

export const offline = 'بلا اتصال'
export const offlineSince = (ago: string) => `بلا اتصال، آخر تحديث: ${ago}`
/** Follows `offline` or `offlineSince`, so it begins with a full stop. Shown only if there is room. */
export const sentLater = '. ما يُكتب الآن يُرسل عند عودة الاتصال.'
export const pageClosed = 'هذه الصفحة مغلقة.'

// Changes that are not sent yet

export const thingsWaiting = (count: number) =>
  plural(count, {
    one: 'عنصر واحد بانتظار الإرسال',
    two: 'عنصران بانتظار الإرسال',
    few: `${count} عناصر بانتظار الإرسال`,
    many: `${count} عنصرًا بانتظار الإرسال`,
    other: `${count} عنصر بانتظار الإرسال`,
  })
export const thingsRefused = (count: number) =>
  plural(count, {
    one: 'لم يُرسل عنصر واحد',
    two: 'لم يُرسل عنصران',
    few: `لم تُرسل ${count} عناصر`,
    many: `لم يُرسل ${count} عنصرًا`,
    other: `لم يُرسل ${count} عنصر`,
  })
export const notSentYet = 'لم يُرسل بعد'
export const nothingWaiting = 'لا شيء بانتظار الإرسال.'
export const allRefused = 'هذا محفوظ في هذا المتصفح. وتسجيل الخروج يحذفه.'
export const allWaiting = 'هذا محفوظ في هذا المتصفح ويُرسل فور عودة الاتصال. وتسجيل الخروج يحذفه.'
export const someWaiting =
  'هذا محفوظ في هذا المتصفح. وتُرسل التغييرات المنتظرة فور عودة الاتصال. وتسجيل الخروج يحذف كل ذلك.'
export const waitingForNetwork = 'بانتظار الاتصال'
export const send = 'إرسال'
export const sendAgain = 'إعادة الإرسال'
export const tryAgain = 'إعادة المحاولة'
export const saveMine = 'حفظ نسختي رغم ذلك'
export const change = 'تعديل'
export const remove = 'حذف'
export const notChanged = 'لم يتغير شيء'

// Before signing out

export const thingsNotSent = (count: number) =>
  plural(count, {
    one: 'لم يُرسل عنصر واحد بعد',
    two: 'لم يُرسل عنصران بعد',
    few: `لم تُرسل ${count} عناصر بعد`,
    many: `لم يُرسل ${count} عنصرًا بعد`,
    other: `لم يُرسل ${count} عنصر بعد`,
  })
const signOutDeletesSeveral =
  'تسجيل الخروج يحذفها من هنا، ولن يراها أحد من العائلة. لإرسالها، يُرجى عدم تسجيل الخروج حتى عودة الاتصال.'
export const signOutDeletes = (count: number) =>
  plural(count, {
    one: 'تسجيل الخروج يحذفه من هنا، ولن يراه أحد من العائلة. لإرساله، يُرجى عدم تسجيل الخروج حتى عودة الاتصال.',
    two: 'تسجيل الخروج يحذفهما من هنا، ولن يراهما أحد من العائلة. لإرسالهما، يُرجى عدم تسجيل الخروج حتى عودة الاتصال.',
    few: signOutDeletesSeveral,
    many: signOutDeletesSeveral,
    other: signOutDeletesSeveral,
  })
export const deleteAndSignOut = 'حذف وتسجيل الخروج'
export const stillSignedIn = 'لم يتم تسجيل الخروج'

// The simple home

export const shareUpdate = 'مشاركة خبر'
export const addPhoto = 'إضافة صورة'
export const allUpdates = 'كل الأخبار'
export const allUpdatesTitle = 'كل الأخبار · Nestling'
export const backToHome = 'العودة إلى الرئيسية'

// Set-up

export const setUpTitle = 'الإعداد · Nestling'
export const isSetUp = 'تم إعداد Nestling'
export const hasAccount = 'يوجد حساب بالفعل. يمكنك تسجيل الدخول به، أو طلب دعوة من صاحب الحساب.'
export const signIn = 'تسجيل الدخول'
export const setUpNestling = 'إعداد Nestling'
export const almostThere = 'بقي القليل'
export const needsWholeAddress =
  'تحتاج هذه الصفحة إلى عنوان الإعداد كاملًا، مع كل ما يلي علامة #. وقد عرضه Nestling عند بدء تشغيله.'
export const firstStep = 'الخطوة 1 من 2'
export const createAccount = 'أهلًا بك. لنبدأ بإنشاء حسابك'
export const secondStep = 'الخطوة 2 من 2'
export const whomYouExpect = 'بانتظار من؟'
export const whomPersonExpects = (firstName: string) => `${isolate(firstName)}، بانتظار من؟`
export const beginJourney = 'بدء الرحلة'
export const notStarted = 'تعذّر بدء رحلتك'

// Shown when a page is missing, or when the person may not see it

export const goHome = 'الانتقال إلى الرئيسية'
export const notFoundTitle = 'غير موجودة · Nestling'
export const notFound = '404: الصفحة غير موجودة'
export const nothingHere = 'لا يوجد شيء في هذا العنوان. قد يكون الرابط ناقصًا.'
export const closedTitle = (page: string) => `${page} · Nestling`
export const thisPage = 'هذه الصفحة'
export const sectionClosed = 'يحتفظ الوالدان بهذا الجزء من رحلتهما لنفسيهما.'
export const deniedTitle = 'الوصول مرفوض · Nestling'
export const denied = 'الوصول مرفوض'
export const onlyAdminsInvite = 'الدعوة إلى هذه الرحلة متاحة للمسؤولين فقط.'
export const openingHome = 'جارٍ الانتقال إلى الرئيسية'
export const stepTitle = 'خطوة أخرى · Nestling'
export const stepNeeded = 'يحتاج المسؤولون هنا إلى خطوة ثانية'
export const passStep =
  'تم تسجيل الدخول بكلمة المرور وحدها. لفتح هذه الصفحة، يُرجى تسجيل الدخول بالخطوة الثانية أو بمفتاح المرور.'
export const signInAgain = 'تسجيل الدخول من جديد'
export const addStep =
  'الخطوة الثانية هي رمز يُطلب بعد كلمة المرور، أو مفتاح مرور. لم يتم إعدادها لحسابك بعد. وكل شيء آخر متاح لك كما كان.'
export const setUpStep = 'إعدادها في حسابك'

// Pages without scripts

export const withoutScripts = 'هذه هي الصفحة بدون JavaScript.'
export const readOnly = 'هذه هي الصفحة بدون JavaScript. يمكنك قراءتها، لكن لا يمكنك تغيير شيء.'
export const usualPage = 'فتح الصفحة المعتادة'
export const plainSignOut = 'تسجيل الخروج'
