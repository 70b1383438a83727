import type { ReactNode } from 'react'
import type { Role } from '#platform/shared/role.ts'
import type { Grant, Section } from '#platform/shared/section.ts'

export const somebody = 'Jemand'

// The card on the home page

export const familyAndFriends = 'Familie und Freundeskreis'
export const manage = 'Verwalten'
export const invite = 'Einladen'
export const connected = 'Dabei'
export const countConnected = (count: number) => `${count} dabei`
export const joinedAgo = (who: string, ago: string) => `${who} ist ${ago} dazugekommen`
export const sharedUpdateAgo = (who: string, ago: string) => `${who} hat ${ago} einen Beitrag geteilt`

// The page with the family

export const familyPage = 'Familie und Freundeskreis · Nestling'
export const movedForAdmins = 'Die Familie wird jetzt im Admin-Bereich verwaltet.'
export const movedForOthers = 'Die Familie wird jetzt im Admin-Bereich verwaltet, um den sich die Eltern kümmern.'
export const openAdminPanel = 'Admin-Bereich öffnen'
export const whoFollows = (babyName: string) => `Wer bei der Reise von ${babyName} mitliest`
export const whoFollowsTheJourney = 'Wer mitliest'
export const followsNoLonger = 'Die Person, die du suchst, liest nicht mehr mit.'
export const roleSince = (role: string, day: string) => `${role} seit ${day}`
export const pending = 'Offen'

// The list of members

export const nobodyElseYet = 'Noch niemand außer dir. Alle, die du einlädst, erscheinen hier.'
export const countActive = (active: number) => `${active} aktiv`
export const countActiveAndPending = (active: number, pending: number) => `${active} aktiv, ${pending} offen`
export const members = 'Mitglieder'
export const showFewer = 'Weniger anzeigen'
export const showAllMembers = (count: number) => `Alle ${count} Mitglieder anzeigen`

// A member

export const you = 'du'
export const active = 'Aktiv'
export const invitedAs = (email: ReactNode) => <>Eingeladen unter {email}</>
/** Follows the role and a dot. */
export const invitedOn = (day: string) => `eingeladen am ${day}`
/** Follows the role and a dot. */
export const memberSince = (day: string) => `seit ${day}`
export const mailOnItsWay = 'E-Mail unterwegs'
export const mailSent = 'E-Mail gesendet'
export const mailFailed = (reason: string) => `E-Mail fehlgeschlagen: ${reason}`
export const mailFailedSilently = 'E-Mail fehlgeschlagen: Der Mailserver hat keinen Grund genannt'
export const changeRole = 'Rolle ändern'
export const changeRoleOf = (name: string) => `Rolle ändern: ${name}`
export const passwordLink = 'Passwort-Link'
export const makePasswordLink = (name: string) => `Passwort-Link für ${name} erstellen`
export const remove = 'Entfernen'
export const removePerson = (name: string) => `${name} entfernen`

// The dialog that changes a role

export const roleQuestion = (name: ReactNode) => <>Was soll {name} tun können?</>
export const ownRoleWarning =
  'Das bist du. Wenn du deine Rolle änderst, verlierst du sofort den Zugriff auf den Admin-Bereich, und deine Einladungscodes und Einladungen funktionieren nicht mehr.'
export const adminRoleWarning =
  'Wenn du diese Rolle änderst, funktionieren die Einladungscodes und Einladungen dieser Person nicht mehr.'
export const saving = 'Wird gespeichert...'
export const saveRole = 'Rolle speichern'
export const roleChanged = 'Rolle geändert'
export const newRole = (name: string, role: string) => `${name}: ${role}`
export const roleNotChanged = 'Rolle nicht geändert'

// The dialog that removes a member or an invitation

export const takeInvitationBack = 'Diese Einladung zurücknehmen?'
export const removeYourselfQuestion = 'Dich selbst entfernen?'
export const removeQuestion = (name: string) => `${name} entfernen?`
export const linkStops = (email: ReactNode) => <>Der Link für {email} funktioniert sofort nicht mehr.</>
export const invitationGoesFirst = (email: ReactNode) => (
  <>Damit wird zuerst die offene Einladung für {email} entfernt.</>
)
export const youStay = 'Du bleibst dabei. Drück noch einmal auf „Entfernen“, um dich selbst zu entfernen.'
export const theyStay = (name: string) =>
  `${name} bleibt dabei. Drück noch einmal auf „Entfernen“, um auch ${name} zu entfernen.`
export const youLoseAccess =
  'Du verlierst sofort den Zugriff auf diese Reise, und nur andere Admins können dich zurückholen.'
export const theyLoseAccess = (name: string) =>
  `${name} verliert sofort den Zugriff, auf allen Geräten, und kein Code lässt dieses Konto wieder herein. Was ${name} geteilt hat, bleibt.`
export const yourInvitationsStop =
  'Auch die Einladungscodes und Einladungen, die du erstellt hast, funktionieren dann nicht mehr.'
export const theirInvitationsStop =
  'Auch die Einladungscodes und Einladungen dieser Person funktionieren dann nicht mehr.'
export const invitationRemoved = 'Einladung entfernt'
export const accessRemoved = 'Zugriff entfernt'
export const accessNotRemoved = 'Zugriff nicht entfernt'

// The form that invites by email

export const invitesByMail = (days: number) =>
  `Die Person bekommt eine E-Mail mit einem Link, der einmal funktioniert, innerhalb von ${days} Tagen.`
export const invitesByLink = (days: number) =>
  `Du bekommst einen Link zum Weitergeben. Er funktioniert einmal, innerhalb von ${days} Tagen.`
export const email = 'E-Mail'
export const role = 'Rolle'
/** What each role can do. Admins set what they allow guests and family in the form for section rights. */
export const rolePowers: Readonly<Record<Role, string>> = {
  guest: 'Kann sehen und hinzufügen, was du Gästen erlaubst',
  family: 'Kann sehen und hinzufügen, was du der Familie erlaubst',
  admin: 'Kann alles verwalten: Einstellungen, Personen und alles, was hinzugefügt wurde',
}
export const inviting = 'Wird eingeladen...'
export const invited = 'Person eingeladen'
export const mailIsOnItsWay = (email: string) => `Die E-Mail an ${email} ist unterwegs.`
export const notInvited = 'Person nicht eingeladen'
export const resend = 'Neu senden'
export const resendTo = (email: string) => `Neu senden an ${email}`
export const sendAgain = 'Erneut senden'
export const sendAgainTo = (email: string) => `Erneut senden an ${email}`

// The dialog with the link to pass on

export const passThisLinkOn = 'Gib diesen Link weiter'
export const linkWhileQuiet = (email: ReactNode, days: number) => (
  <>
    Solange eine Reise pausiert oder zu Ende ist, sendet Nestling keine E-Mails darüber. Deshalb ist dieser Link die
    Einladung für {email}. Er funktioniert einmal, innerhalb von {days} Tagen.
  </>
)
export const linkWithoutMail = (email: ReactNode, days: number) => (
  <>
    Dieses Nestling sendet keine E-Mails. Deshalb ist dieser Link die Einladung für {email}. Er funktioniert einmal,
    innerhalb von {days} Tagen.
  </>
)
export const invitationToPregnancy = 'Deine Einladung zu unserer Reise durch die Schwangerschaft'
export const invitationToJourney = 'Deine Einladung zu unserer Reise'
export const invitationFor = (email: string) => `Die Einladung für ${email}`
export const shownOnce =
  'Er wird nur einmal gezeigt. Wenn er verloren geht, drück auf „Neu senden“, um einen neuen zu bekommen.'
export const done = 'Fertig'

// The list of codes and invitations

export const anyoneCanJoin =
  'Alle mit einem gültigen Code oder Link können bei deiner Reise mitmachen. Entferne, was du nicht mehr brauchst.'
export const guessing = (time: ReactNode) => (
  <>Jemand hat versucht, Einladungscodes zu erraten. Bis {time} Uhr dauert die Prüfung jedes Codes fünf Sekunden.</>
)
export const makeCode = 'Einladungscode erstellen'
export const nobodyCanJoin = 'Es gibt keine Codes oder Einladungen, also kann niemand dazukommen.'
export const codesAndInvitations = 'Codes und Einladungen'
export const invitation = 'Einladung'
export const usedUp = 'Aufgebraucht'
/** `uses` is the number of uses and its limit, such as "3/10". */
export const used = (uses: string) => `${uses} genutzt`
export const noExpiry = 'Läuft nicht ab'
export const expired = 'Abgelaufen'
export const expiredOn = (day: string) => `Abgelaufen am ${day}`
export const validUntil = (day: string) => `Bis ${day}`
export const removeTheCode = (code: string) => `Code ${code} entfernen`
export const removeTheInvitation = (email: string) => `Einladung für ${email} entfernen`
export const codeRemoved = 'Einladungscode entfernt'
export const codeNotRemoved = 'Einladungscode nicht entfernt'

// What family and guests may see and add

export const rightsLead =
  'Wer hinzufügen kann, kann auch kommentieren und reagieren, und wer kommentieren kann, kann auch sehen. Admins können überall alles tun.'
/** The section names that the menu uses. */
export const sections: Readonly<Record<Section, string>> = {
  updates: 'Beiträge',
  appointments: 'Termine',
  album: 'Fotoalbum',
  contacts: 'Kontakte',
  wishlist: 'Wunschliste',
}
type LimitedRole = Exclude<Role, 'admin'>
export const limitedRoles: Readonly<Record<LimitedRole, string>> = { family: 'Familie', guest: 'Gäste' }
export const sectionFor: Readonly<Record<LimitedRole, (section: string) => string>> = {
  family: (section) => `${section} für die Familie`,
  guest: (section) => `${section} für Gäste`,
}
/** The label of a right in the dialog that asks which of two people’s changes to keep. */
export const sectionAndRole = (section: string, role: string) => `${section}, ${role}`
// The soft hyphens let the words break, because four of them share a line on a phone.
export const grants: Readonly<Record<Grant, string>> = {
  nothing: 'Nichts',
  see: 'Sehen',
  respond: 'Kommen\u00adtieren',
  add: 'Hinzu\u00adfügen',
}
export const saveRights = 'Rechte speichern'
export const rightsSaved = 'Einstellungen gespeichert'
export const rightsNotSaved = 'Einstellungen nicht gespeichert'
export const familyNotLoaded = 'Die Familie konnte nicht geladen werden.'
export const rightsNotLoaded = 'Die Rechte konnten nicht geladen werden.'
export const membersNotLoaded = 'Die Mitglieder konnten nicht geladen werden.'
export const adminsNotLoaded = 'Die Admins konnten nicht geladen werden.'
export const invitationsNotLoaded = 'Die Codes und Einladungen konnten nicht geladen werden.'
