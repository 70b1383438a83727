import { isolate } from '#language/texts/ar.ts'
import type { Role } from '#platform/shared/role.ts'

// Members

export const roles: Readonly<Record<Role, string>> = { admin: 'الإدارة', family: 'العائلة', guest: 'الضيوف' }

/** "Nora", "Nora & Sam", "Nora, Sam & Ruth" */
export const namesTogether = (names: readonly string[]) => names.map(isolate).join(' و')

// Errors

export const wrongInviteCode = 'هذه الدعوة غير صالحة. يُرجى التحقق من الرابط، أو طلب دعوة جديدة.'
export const inviteExpired = 'انتهت صلاحية هذه الدعوة. يُرجى طلب دعوة جديدة.'
export const inviteUsedUp = 'هذه الدعوة مستنفدة. يُرجى طلب دعوة جديدة.'
export const removedFromJourney =
  'تمت إزالتك من هذه الرحلة. يمكن لأحد المسؤولين إتاحة الوصول لك من جديد بدعوة عبر البريد الإلكتروني.'
export const alreadyMember = 'هذا الشخص يتابع الرحلة بالفعل.'
export const twoWithThisEmail = 'هذا البريد الإلكتروني وارد مرتين في القائمة. يُرجى إزالة الدعوة أولًا.'
export const tooManyInvitations =
  'عدد الدعوات المفتوحة كبير جدًا. يُرجى سحب الدعوات التي لن يستخدمها أحد، ثم إرسال الدعوة من جديد.'
export const journeyFull = 'بلغ عدد أعضاء هذه الرحلة الحد الذي يسمح به Nestling.'
export const lastAdmin = 'لا بد للرحلة من مسؤول. يُرجى أولًا تعيين مسؤول آخر.'

// The invitation by mail

export const invitationSubject = (host: string, babyName: string) =>
  `دعوة من ${isolate(host)} إلى متابعة رحلة ${isolate(babyName)}`
export const invitationHeading = (babyName: string) => `أهلًا بك في رحلة ${isolate(babyName)}`
export const invitationWelcome = (host: string) =>
  `انضمامك إلى الرحلة يُسعد ${isolate(host)}. Nestling مكان خاص يشارك فيه الوالدان ما يريدان مع من يختارانهم.`
export const invitationLimits = (lastDay: string) => `هذه الدعوة لك وحدك: يعمل الرابط مرة واحدة، حتى ${lastDay}.`
export const joinTheJourney = 'الانضمام إلى الرحلة'
export const invitationFootnote = (host: string) =>
  `إذا لم تكن هذه الدعوة متوقعة، أو كان الاسم ${isolate(host)} غير معروف لديك، يمكنك تجاهلها. لن يحدث شيء إذا لم يُفتح الرابط، ولن تصلك رسائل بريد أخرى.`
/** The reason why a queued invitation was not mailed. */
export const linkMadeInstead = 'تم بدلًا من ذلك إنشاء رابط لإرساله.'

// News

/** Follows the name of the person. */
export const joinedTheFamily = 'انضمام إلى العائلة'

// The export

export const exportTitle = 'العائلة'
