import type { ReactNode } from 'react'
import { isolate, plural } from '#language/texts/ar.ts'

// The page

export const pageTitle = 'حسابك · Nestling'
export const yourAccount = 'حسابك'
export const signOut = 'تسجيل الخروج'
export const yourPicture = 'صورتك'
export const yourName = 'اسمك'
export const signingIn = 'تسجيل الدخول'
export const passkeys = 'مفاتيح المرور'
export const howItLooks = 'طريقة العرض لديك'
export const notifications = 'الإشعارات على هذا الجهاز'
export const whereSignedIn = 'الأجهزة التي فيها حسابك'
export const whatYouHear = 'ما يصلك من مستجدات'
export const recentlyDeleted = 'المحذوفات مؤخرًا'
export const saving = 'جارٍ الحفظ…'

// The picture

export const picture = 'الصورة'
export const howOthersSeeYou = 'هكذا ستظهر صورتك للآخرين.'
export const whoSeesPicture = 'تظهر بجانب اسمك لمن معك في رحلة.'
export const choosePicture = 'اختيار صورة'
export const changePicture = 'تغيير الصورة'
export const openingPicture = 'جارٍ الفتح…'
export const savePicture = 'حفظ الصورة'
export const chooseAnother = 'ليست هذه'
export const removePicture = 'إزالة'
export const pictureSaved = 'تم حفظ الصورة'
export const pictureNotSaved = 'تعذّر حفظ الصورة'
export const pictureRemoved = 'تمت إزالة الصورة'
export const pictureNotRemoved = 'تعذّرت إزالة الصورة'

// The name

export const firstName = 'الاسم الأول'
export const lastName = 'اسم العائلة'
export const saveName = 'حفظ الاسم'
export const nameSaved = 'تم حفظ الاسم'
export const nameNotSaved = 'تعذّر حفظ الاسم'

// The email

export const email = 'البريد الإلكتروني'
export const changeEmail = 'تغيير البريد الإلكتروني'
export const newEmail = 'البريد الإلكتروني الجديد'
export const newEmailHint = 'لتسجيل الدخول به'
export const whyPassword = 'للتأكد من هويتك'
export const saveEmail = 'حفظ البريد الإلكتروني'
export const emailSaved = 'تم حفظ البريد الإلكتروني'
export const signInWith = (email: string) => `من الآن يكون تسجيل الدخول باستخدام ${isolate(email)}.`
export const emailNotSaved = 'تعذّر حفظ البريد الإلكتروني'

// The password

export const password = 'كلمة المرور'
export const onlyYouKnow = 'لا يعرفها أحد غيرك'
export const changePassword = 'تغيير كلمة المرور'
export const currentPassword = 'كلمة المرور الحالية'
export const newPassword = 'كلمة المرور الجديدة'
export const newPasswordHint = '10 أحرف أو أكثر. بضع كلمات لا رابط بينها خيار جيد.'
export const stopAddresses = 'إيقاف عناوين تقويمي أيضًا'
export const stopAddressesHint = 'هذا الخيار مناسب إذا استخدم شخص آخر حسابك. يمكنك إنشاء عناوين جديدة.'
export const otherDevicesEnd = 'تستمر جلستك هنا، ويتم تسجيل الخروج من كل الأجهزة الأخرى.'
export const savePassword = 'حفظ كلمة المرور'
export const passwordSaved = 'تم حفظ كلمة المرور'
export const otherDevicesEnded = 'تم تسجيل الخروج من أجهزتك الأخرى.'
export const passwordNotSaved = 'تعذّر حفظ كلمة المرور'

// Preferences

export const theme = 'المظهر'
export const themeSaved = 'تم حفظ المظهر'
export const themeNotSaved = 'تعذّر حفظ المظهر'
export const themes = { auto: 'مثل الجهاز', light: 'فاتح', dark: 'داكن', dim: 'خافت' }
export const dimHint = 'لساعات الليل'
/** Letters that show what text looks like in a theme. */
export const sampleLetters = 'أب'
export const layout = 'النص والأزرار'
export const layoutHint = 'أسهل للرؤية وللضغط.'
export const simpleLayout = 'أكبر وأبسط'
export const simpleLayoutHint = 'نص أكبر، وأزرار أقل، وصفحة رئيسية فيها ثلاثة أشياء'
export const language = 'اللغة'
export const languageHint = 'لكل ما يعرضه Nestling ويرسله إليك، على كل أجهزتك'
export const languageNotSaved = 'تعذّر حفظ اللغة'
export const choiceSaved = 'تم حفظ الاختيار'
export const choiceNotSaved = 'تعذّر حفظ الاختيار'
export const units = 'الوحدات'
export const unitsSaved = 'تم حفظ الوحدات'
export const unitsNotSaved = 'تعذّر حفظ الوحدات'
export const familysUnits = 'مثل العائلة'
export const metric = 'متري'
export const metricHint = 'سنتيمتر، غرام'
export const us = 'أمريكي'
export const usHint = 'بوصة، رطل'
export const hideForMe = 'الإخفاء عني'
export const hideForMeHint = 'يبقى ذلك ظاهرًا للآخرين، ما لم يُخفه الوالدان عن الجميع.'
export const seenUpdates = 'الأخبار التي شاهدتها'
export const seenUpdatesHint = 'يرى أصحاب الأخبار من شاهد أخبارهم.'
export const hideSeen = 'إخفاء ما شاهدته'

// Devices

export const devices = 'الأجهزة'
export const thisDevice = 'هذا الجهاز'
export const inUse = 'قيد الاستخدام الآن'
/** `time` is such as "3 hours ago". */
export const lastUsed = (time: string) => `آخر استخدام: ${time}`
export const signedInOn = (day: string) => `تسجيل الدخول في ${day}`
export const endSession = 'تسجيل الخروج'
export const endSessionOn = (device: string) => `تسجيل الخروج من ${isolate(device)}`
export const endThisSession = (device: string) => `تسجيل الخروج من ${isolate(device)}، هذا الجهاز`
export const sessionEnded = 'تم تسجيل الخروج'
export const sessionNotEnded = 'تعذّر تسجيل الخروج من الجهاز'
export const showAllDevices = (count: number) => `عرض الكل (${count})`
export const showFewer = 'عرض أقل'

// Deleting the account

export const deleteMyAccount = 'حذف حسابي'
export const deletedAtOnce =
  'سيُحذف فورًا بريدك الإلكتروني وكلمة المرور واسم العائلة والصورة، ويتم تسجيل الخروج من كل الأجهزة.'
export const journeysEnd = (count: number, names: string, strong: (text: string) => ReactNode) => {
  const end = `ستنتهي الرحلات: ${names}`
  return (
    <>
      {strong(
        plural(count, {
          one: `ستنتهي رحلة ${names}`,
          two: `ستنتهي الرحلتان: ${names}`,
          few: end,
          many: end,
          other: end,
        }),
      )}
      ، لأنه لا يوجد متابعون آخرون. سيُحذف كل ما فيها.
    </>
  )
}
export const journeyGoesOn = (name: string) => `ستستمر رحلة ${isolate(name)} من دونك.`
/** `things` is a list, such as "the 3 photos and the comment". */
export const journeyGoesOnWith = (name: string, things: string) =>
  `ستستمر رحلة ${isolate(name)} من دونك، ويبقى فيها ما شاركته (${things}) مع اسمك الأول.`
export const thingsThatStay = (count: number, what: string) => `${count} ${what}`

export const notYet = 'ليس بعد'
export const onlyAdmin = (count: number, names: string) => {
  const several = `لا يوجد مسؤول غيرك للرحلات: ${names}، ولها متابعون آخرون.`
  return plural(count, {
    one: `لا يوجد مسؤول غيرك لرحلة ${names}، ولها متابعون آخرون.`,
    two: `لا يوجد مسؤول غيرك للرحلتين: ${names}، ولهما متابعون آخرون.`,
    few: several,
    many: several,
    other: several,
  })
}
export const whatToDoFirst =
  'يجب أولًا تعيين مسؤول آخر، أو حذف الرحلة للجميع. بعد ذلك يمكنك حذف حسابك. عند متابعة عدة رحلات، يُرجى أولًا اختيار الرحلة المقصودة من القائمة.'
export const chooseAdmin = 'اختيار مسؤول آخر'
export const deleteJourney = 'حذف الرحلة'

export const deleteQuestion = 'حذف حسابك؟'
export const guideIsDeleted =
  'علاماتك ويومياتك في الدليل محفوظة في هذا المتصفح فقط، وستُحذف أيضًا. للاحتفاظ بها، يُرجى أولًا حفظ نسخة منها في الدليل.'
export const cannotBeUndone = 'لا يمكن التراجع عن ذلك.'
export const cancelDeletion = 'إبقاء حسابي'
export const deleteForGood = 'حذف نهائي'
export const deleting = 'جارٍ الحذف…'
export const accountNotDeleted = 'تعذّر حذف الحساب'
export const previewNotLoaded = 'تعذّر تحميل ما سيُحذف وما سيبقى.'
export const devicesNotLoaded = 'تعذّر تحميل أجهزتك.'
