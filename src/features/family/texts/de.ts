import type { Role } from '#platform/shared/role.ts'

// Members

export const roles: Readonly<Record<Role, string>> = { admin: 'Admin', family: 'Familie', guest: 'Gast' }

/** "Nora", "Nora & Sam", "Nora, Sam & Ruth" */
export const namesTogether = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} & ${names.at(-1)}`

// Errors

export const wrongInviteCode = 'Diese Einladung ist nicht gültig. Bitte prüfe den Link, oder frag nach einer neuen.'
export const inviteExpired = 'Diese Einladung ist abgelaufen. Bitte frag nach einer neuen.'
export const inviteUsedUp = 'Diese Einladung ist aufgebraucht. Bitte frag nach einer neuen.'
export const removedFromJourney =
  'Du wurdest von dieser Reise entfernt. Admins können dich mit einer Einladung per E-Mail wieder hereinlassen.'
export const alreadyMember = 'Diese Person liest schon mit.'
export const twoWithThisEmail =
  'Ein Mitglied und eine Einladung haben diese E-Mail-Adresse. Entferne zuerst die Einladung.'
export const tooManyInvitations =
  'Es sind schon zu viele Einladungen offen. Nimm die zurück, die niemand mehr nutzen wird, und lade dann erneut ein.'
export const journeyFull = 'Diese Reise hat schon so viele Mitglieder, wie Nestling erlaubt.'
export const lastAdmin = 'Eine Reise braucht eine Person mit Admin-Rechten. Gib zuerst jemand anderem Admin-Rechte.'

// The invitation by mail

export const invitationSubject = (host: string, babyName: string) =>
  `${host} lädt dich ein, bei der Reise von ${babyName} dabei zu sein`
export const invitationHeading = (babyName: string) => `Sei bei der Reise von ${babyName} dabei`
export const invitationWelcome = (host: string) =>
  `${host} würde sich sehr freuen, wenn du dabei bist. Nestling ist ein privater Ort, an dem die Eltern mit ausgewählten Menschen teilen, was sie möchten.`
export const invitationLimits = (lastDay: string) =>
  `Diese Einladung gilt nur für dich: Der Link funktioniert einmal, bis ${lastDay}.`
export const joinTheJourney = 'Mitmachen'
export const invitationFootnote = (host: string) =>
  `Wenn du das nicht erwartet hast oder ${host} nicht kennst, kannst du diese E-Mail ignorieren. Nichts geschieht, solange du den Link nicht öffnest, und du bekommst keine weiteren E-Mails.`
/** The reason why a queued invitation was not mailed. */
export const linkMadeInstead = 'Stattdessen wurde ein Link zum Weitergeben erstellt.'

// News

/** Follows the name of the person. */
export const joinedTheFamily = 'ist jetzt dabei'

// The export

export const exportTitle = 'Familie'
