import type { ReactNode } from 'react'
import { isolate, plural } from '#language/texts/ar.ts'
import type { codeDefaults } from '../../../rules.ts'

// The page with the invite codes

export const page = 'مشاركة الرحلة · Nestling'
export const title = 'مشاركة الرحلة'
export const back = 'رجوع'
export const lead = (babyName: string) =>
  `يمكنك إنشاء رمز وإرسال رابطه. كل من يفتح الرابط يمكنه الانضمام إلى رحلة ${isolate(babyName)}.`
export const leadWithoutName = 'يمكنك إنشاء رمز وإرسال رابطه. كل من يفتح الرابط يمكنه الانضمام إلى رحلة طفلك.'
export const nothingYet = 'لا توجد رموز دعوة بعد'
export const createOne = 'يمكنك إنشاء رمز وإرسال رابطه إلى العائلة والأصدقاء.'
export const codes = 'رموز الدعوة'
export const removalStopsLink = 'إزالة الرمز توقف رابطه فورًا. ويبقى في الرحلة كل من انضم به.'

// The buttons that make a code

export const create = 'إنشاء رمز دعوة'
export const creating = 'جارٍ الإنشاء…'
export const chooseSettings = 'اختيار الدور وعدد المرات والصلاحية'
/** What a code can do if its maker chooses no settings. The key is the role that it gives. */
export const byDefault: Readonly<Record<typeof codeDefaults.role, (people: number) => string>> = {
  family: (people) => {
    const most = plural(people, {
      one: 'شخص واحد',
      two: 'شخصين',
      few: `${people} أشخاص`,
      many: `${people} شخصًا`,
      other: `${people} شخص`,
    })
    return `بدون تغيير الإعدادات، يتيح الرمز انضمام ${most} على الأكثر، بدور العائلة، إلى أن تتم إزالته.`
  },
}
export const created = 'تم إنشاء رمز دعوة جديد!'
export const notCreated = 'تعذّر إنشاء رمز الدعوة'

// The form for a code with other settings

export const newCode = 'رمز دعوة جديد'
export const whoJoins = 'من ينضم به'
export const howManyPeople = 'عدد الأشخاص'
export const noLimit = 'بلا حد'
export const daysUntilExpiry = 'مدة الصلاحية بالأيام'
export const daysHint = (most: number) => `من 1 إلى ${most}، أو حقل فارغ لصلاحية بلا نهاية`

// A code

export const remove = (code: string) => `إزالة ${isolate(code)}`
export const itsLinkStops = 'سيتوقف رابطه عن العمل'
export const forGuests = 'للضيوف'
export const forFamily = 'للعائلة'
export const createdAgo = (ago: string, time: (text: string) => ReactNode) => <>وقت الإنشاء: {time(ago)}</>
export const passOn = (code: string) => `إرسال رابط ${isolate(code)}`
export const followJourney = (babyName: string) => `متابعة رحلة ${isolate(babyName)}`
export const followYourBaby = 'متابعة رحلة طفلك'
export const qrCode = (code: string) => `رمز QR لرابط الدعوة ${isolate(code)}`
export const codesNotLoaded = 'تعذّر تحميل الرموز.'
