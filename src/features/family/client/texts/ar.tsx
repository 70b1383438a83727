import type { ReactNode } from 'react'
import { isolate, ofDays, plural } from '#language/texts/ar.ts'
import type { Role } from '#platform/shared/role.ts'
import type { Grant, Section } from '#platform/shared/section.ts'

export const somebody = 'شخص ما'

// The card on the home page

export const familyAndFriends = 'العائلة والأصدقاء'
export const manage = 'إدارة'
export const invite = 'دعوة'
export const connected = 'المتابعون'
export const countConnected = (count: number) =>
  plural(count, {
    one: 'متابع واحد',
    two: 'متابعان',
    few: `${count} متابعين`,
    many: `${count} متابعًا`,
    other: `${count} متابع`,
  })
export const joinedAgo = (who: string, ago: string) => `${isolate(who)}: انضمام ${ago}`
export const sharedUpdateAgo = (who: string, ago: string) => `${isolate(who)}: مشاركة خبر ${ago}`

// The page with the family

export const familyPage = 'العائلة والأصدقاء · Nestling'
export const movedForAdmins = 'انتقلت إدارة العائلة إلى لوحة الإدارة.'
export const movedForOthers = 'انتقلت إدارة العائلة إلى لوحة الإدارة التي يهتم بها الوالدان.'
export const openAdminPanel = 'فتح لوحة الإدارة'
export const whoFollows = (babyName: string) => `متابعو رحلة ${isolate(babyName)}`
export const whoFollowsTheJourney = 'متابعو الرحلة'
export const followsNoLonger = 'هذا الشخص لم يعد بين متابعي الرحلة.'
export const roleSince = (role: string, day: string) => `${role} منذ ${day}`
export const pending = 'قيد الانتظار'

// The list of members

export const nobodyElseYet = 'لا أحد غيرك بعد. سيظهر هنا كل من تصله دعوتك.'
export const countActive = (active: number) =>
  plural(active, {
    one: 'عضو واحد نشط',
    two: 'عضوان نشطان',
    few: `${active} أعضاء نشطين`,
    many: `${active} عضوًا نشطًا`,
    other: `${active} عضو نشط`,
  })
export const countActiveAndPending = (active: number, pending: number) =>
  `${countActive(active)}، ${pending} قيد الانتظار`
export const members = 'الأعضاء'
export const showFewer = 'عرض أقل'
export const showAllMembers = (count: number) => `عرض كل الأعضاء (${count})`

// A member

export const you = 'أنت'
export const active = 'نشط'
export const invitedAs = (email: ReactNode) => (
  <>
    عنوان الدعوة: <bdi>{email}</bdi>
  </>
)
/** Follows the role and a dot. */
export const invitedOn = (day: string) => `دعوة في ${day}`
/** Follows the role and a dot. */
export const memberSince = (day: string) => `منذ ${day}`
export const mailOnItsWay = 'في الطريق'
export const mailSent = 'تم إرسال البريد'
export const mailFailed = (reason: string) => `تعذّر إرسال البريد: ${isolate(reason)}`
export const mailFailedSilently = 'تعذّر إرسال البريد: لم يذكر خادم البريد السبب'
export const changeRole = 'تغيير الدور'
export const changeRoleOf = (name: string) => `تغيير دور ${isolate(name)}`
export const passwordLink = 'رابط كلمة المرور'
export const makePasswordLink = (name: string) => `إنشاء رابط كلمة مرور لـ ${isolate(name)}`
export const remove = 'إزالة'
export const removePerson = (name: string) => `إزالة ${isolate(name)}`

// The dialog that changes a role

export const roleQuestion = (name: ReactNode) => (
  <>
    ما الذي يمكن لـ <bdi>{name}</bdi> فعله؟
  </>
)
export const ownRoleWarning =
  'هذا أنت. بعد تغيير دورك، يتوقف فورًا وصولك إلى لوحة الإدارة، وتتوقف عن العمل رموز الدعوة والدعوات التي أنشأتها.'
export const adminRoleWarning = 'بعد تغيير دور هذا الشخص، تتوقف عن العمل رموز الدعوة والدعوات التي أنشأها.'
export const saving = 'جارٍ الحفظ…'
export const saveRole = 'حفظ الدور'
export const roleChanged = 'تم تغيير الدور'
export const newRole = (name: string, role: string) => `${isolate(name)}: ${role}`
export const roleNotChanged = 'تعذّر تغيير الدور'

// The dialog that removes a member or an invitation

export const takeInvitationBack = 'سحب هذه الدعوة؟'
export const removeYourselfQuestion = 'إزالة نفسك من الرحلة؟'
export const removeQuestion = (name: string) => `إزالة ${isolate(name)}؟`
export const linkStops = (email: ReactNode) => (
  <>
    سيتوقف رابط <bdi>{email}</bdi> عن العمل فورًا.
  </>
)
export const invitationGoesFirst = (email: ReactNode) => (
  <>
    ستُزال أولًا الدعوة المفتوحة لـ <bdi>{email}</bdi>.
  </>
)
export const youStay = 'ما زلت في الرحلة. لإزالة نفسك، يُرجى الضغط على «إزالة» مرة أخرى.'
export const theyStay = (name: string) =>
  `تم إبقاء ${isolate(name)} في الرحلة. لإزالة هذا الشخص، يُرجى الضغط على «إزالة» مرة أخرى.`
export const youLoseAccess = 'سيتوقف وصولك إلى هذه الرحلة فورًا. ولا يمكن إلا لمسؤول آخر إتاحته لك من جديد.'
export const theyLoseAccess = (name: string) =>
  `سيتوقف وصول ${isolate(name)} فورًا على كل الأجهزة، ولن تكون العودة بهذا الحساب ممكنة بأي رمز. يبقى ما شاركه هذا الشخص.`
export const yourInvitationsStop = 'ستتوقف عن العمل أيضًا رموز الدعوة والدعوات التي أنشأتها.'
export const theirInvitationsStop = 'ستتوقف عن العمل أيضًا رموز الدعوة والدعوات التي أنشأها هذا الشخص.'
export const invitationRemoved = 'تم سحب الدعوة'
export const accessRemoved = 'تمت إزالة الوصول'
export const accessNotRemoved = 'تعذّرت إزالة الوصول'

// The form that invites by email

export const invitesByMail = (days: number) =>
  `ستصل إلى هذا الشخص رسالة بريد فيها رابط يعمل مرة واحدة، خلال ${ofDays(days)}.`
export const invitesByLink = (days: number) => `سيظهر لك رابط لإرساله. يعمل مرة واحدة، خلال ${ofDays(days)}.`
export const email = 'البريد الإلكتروني'
export const role = 'الدور'
/** What each role can do. Admins set what they allow guests and family in the form for section rights. */
export const rolePowers: Readonly<Record<Role, string>> = {
  guest: 'عرض وإضافة ما هو مسموح للضيوف',
  family: 'عرض وإضافة ما هو مسموح للعائلة',
  admin: 'كل الصلاحيات: الإعدادات والأشخاص وكل ما أُضيف',
}
export const inviting = 'جارٍ إنشاء الدعوة…'
export const invited = 'تم إنشاء الدعوة'
export const mailIsOnItsWay = (email: string) => `رسالة البريد إلى ${isolate(email)} في الطريق.`
export const notInvited = 'تعذّر إنشاء الدعوة'
export const resend = 'إعادة الإرسال'
export const resendTo = (email: string) => `إعادة الإرسال إلى ${isolate(email)}`
export const sendAgain = 'الإرسال مرة أخرى'
export const sendAgainTo = (email: string) => `الإرسال مرة أخرى إلى ${isolate(email)}`

// The dialog with the link to pass on

export const passThisLinkOn = 'يُرجى إرسال هذا الرابط'
export const linkWhileQuiet = (email: ReactNode, days: number) => (
  <>
    ما دامت الرحلة متوقفة مؤقتًا أو بعد انتهائها، لا يرسل Nestling رسائل بريد عنها. لذلك هذا الرابط هو الدعوة الموجهة إلى{' '}
    <bdi>{email}</bdi>. يعمل مرة واحدة، خلال {ofDays(days)}.
  </>
)
export const linkWithoutMail = (email: ReactNode, days: number) => (
  <>
    لا يرسل Nestling هنا رسائل بريد. لذلك هذا الرابط هو الدعوة الموجهة إلى <bdi>{email}</bdi>. يعمل مرة واحدة، خلال{' '}
    {ofDays(days)}.
  </>
)
export const invitationToPregnancy = 'دعوتك إلى رحلة حملنا'
export const invitationToJourney = 'دعوتك إلى رحلتنا'
export const invitationFor = (email: string) => `الدعوة الموجهة إلى ${isolate(email)}`
export const shownOnce = 'يظهر مرة واحدة فقط. عند فقدانه، يمكن الضغط على «إعادة الإرسال» للحصول على رابط جديد.'
export const done = 'تم'

// The list of codes and invitations

export const anyoneCanJoin =
  'كل من لديه رمز أو رابط صالح يمكنه الانضمام إلى رحلتك. يُرجى إزالة الرموز والروابط التي لم تعد لازمة.'
export const guessing = (time: ReactNode) => (
  <>هناك من حاول تخمين رموز الدعوة. حتى الساعة {time}، يستغرق التحقق من كل رمز خمس ثوانٍ.</>
)
export const makeCode = 'إنشاء رمز دعوة'
export const nobodyCanJoin = 'لا توجد رموز أو دعوات، لذلك لا يمكن لأحد جديد الانضمام.'
export const codesAndInvitations = 'الرموز والدعوات'
export const invitation = 'دعوة'
export const usedUp = 'مستنفد'
/** `uses` is the number of uses and its limit, such as "3/10". */
export const used = (uses: string) => `مرات الاستخدام: ${uses.replace('/∞', '، بلا حد').replace('/', ' من ')}`
export const noExpiry = 'دون تاريخ انتهاء'
export const expired = 'انتهت الصلاحية'
export const expiredOn = (day: string) => `انتهت الصلاحية في ${day}`
export const validUntil = (day: string) => `حتى ${day}`
export const removeTheCode = (code: string) => `إزالة الرمز ${isolate(code)}`
export const removeTheInvitation = (email: string) => `سحب الدعوة الموجهة إلى ${isolate(email)}`
export const codeRemoved = 'تمت إزالة رمز الدعوة'
export const codeNotRemoved = 'تعذّرت إزالة رمز الدعوة'

// What family and guests may see and add

export const rightsLead =
  'صلاحية الإضافة تشمل التعليق والتفاعل، وصلاحية التعليق تشمل العرض. للمسؤولين كل الصلاحيات في كل مكان.'
/** The section names that the menu uses. */
export const sections: Readonly<Record<Section, string>> = {
  updates: 'الأخبار',
  appointments: 'المواعيد',
  album: 'ألبوم الصور',
  contacts: 'جهات الاتصال',
  wishlist: 'قائمة أمنيات المولود',
}
type LimitedRole = Exclude<Role, 'admin'>
export const limitedRoles: Readonly<Record<LimitedRole, string>> = { family: 'العائلة', guest: 'الضيوف' }
export const sectionFor: Readonly<Record<LimitedRole, (section: string) => string>> = {
  family: (section) => `${section}: العائلة`,
  guest: (section) => `${section}: الضيوف`,
}
/** The label of a right in the dialog that asks which of two people’s changes to keep. */
export const sectionAndRole = (section: string, role: string) => `${section}، ${role}`
export const grants: Readonly<Record<Grant, string>> = {
  nothing: 'لا شيء',
  see: 'عرض',
  respond: 'تعليق',
  add: 'إضافة',
}
export const saveRights = 'حفظ الصلاحيات'
export const rightsSaved = 'تم حفظ الصلاحيات'
export const rightsNotSaved = 'تعذّر حفظ الصلاحيات'
export const familyNotLoaded = 'تعذّر تحميل العائلة.'
export const rightsNotLoaded = 'تعذّر تحميل الصلاحيات.'
export const membersNotLoaded = 'تعذّر تحميل الأعضاء.'
export const invitationsNotLoaded = 'تعذّر تحميل الرموز والدعوات.'
export const adminsNotLoaded = 'تعذّر تحميل المسؤولين.'
