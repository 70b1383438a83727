import type { ReactNode } from 'react'
import { de, plural } from '#language/texts/fr.ts'
import type { Role } from '#platform/shared/role.ts'
import type { Grant, Section } from '#platform/shared/section.ts'

export const somebody = 'Quelqu’un'

// The card on the home page

export const familyAndFriends = 'Famille et proches'
export const manage = 'Gérer'
export const invite = 'Inviter'
export const connected = 'Personnes présentes'
export const countConnected = (count: number) => plural(count, `${count} personne`, `${count} personnes`)
export const joinedAgo = (who: string, ago: string) => `${who} a rejoint la famille ${ago}`
export const sharedUpdateAgo = (who: string, ago: string) => `${who} a partagé une nouvelle ${ago}`

// The page with the family

export const familyPage = 'Famille et proches · Nestling'
export const movedForAdmins = 'La gestion de la famille se trouve maintenant dans l’administration.'
export const movedForOthers =
  'La gestion de la famille se trouve maintenant dans l’administration, dont les parents s’occupent.'
export const openAdminPanel = 'Ouvrir l’administration'
export const whoFollows = (babyName: string) => `Qui suit le parcours ${de(babyName)}`
export const whoFollowsTheJourney = 'Qui suit le parcours'
export const followsNoLonger = 'La personne que tu cherches ne suit plus le parcours.'
export const roleSince = (role: string, day: string) => `${role} depuis le ${day}`
export const pending = 'En attente'

// The list of members

export const nobodyElseYet = 'Personne d’autre que toi pour l’instant. Les personnes que tu invites s’affichent ici.'
export const countActive = (active: number) =>
  plural(active, `${active} personne active`, `${active} personnes actives`)
export const countActiveAndPending = (active: number, pending: number) =>
  `${countActive(active)}, ${pending} en attente`
export const members = 'Membres'
export const showFewer = 'Afficher moins'
export const showAllMembers = (count: number) => `Afficher les ${count} membres`

// A member

export const you = 'toi'
export const active = 'Accès actif'
export const invitedAs = (email: ReactNode) => <>Invitation pour {email}</>
/** Follows the role and a dot. */
export const invitedOn = (day: string) => `invitation du ${day}`
/** Follows the role and a dot. */
export const memberSince = (day: string) => `depuis le ${day}`
export const mailOnItsWay = 'E-mail en route'
export const mailSent = 'E-mail envoyé'
export const mailFailed = (reason: string) => `E-mail non envoyé : ${reason}`
export const mailFailedSilently = 'E-mail non envoyé : le serveur de messagerie n’a pas dit pourquoi'
export const changeRole = 'Modifier le rôle'
export const changeRoleOf = (name: string) => `Modifier le rôle ${de(name)}`
export const passwordLink = 'Nouveau mot de passe'
export const makePasswordLink = (name: string) => `Nouveau mot de passe : créer un lien pour ${name}`
export const remove = 'Retirer'
export const removePerson = (name: string) => `Retirer ${name}`

// The dialog that changes a role

export const roleQuestion = (name: ReactNode) => <>Quel rôle donner à {name} ?</>
export const ownRoleWarning =
  'C’est toi. Si tu modifies ton rôle, tu perds tout de suite l’accès à l’administration, et tes codes d’invitation et tes invitations ne fonctionnent plus.'
export const adminRoleWarning =
  'Si tu modifies son rôle, les codes d’invitation et les invitations créés par cette personne ne fonctionnent plus.'
export const saving = 'Enregistrement…'
export const saveRole = 'Enregistrer'
export const roleChanged = 'Rôle modifié'
export const newRole = (name: string, role: string) => `${name} : ${role}`
export const roleNotChanged = 'Impossible de modifier le rôle'

// The dialog that removes a member or an invitation

export const takeInvitationBack = 'Retirer cette invitation ?'
export const removeYourselfQuestion = 'Retirer ton propre accès ?'
export const removeQuestion = (name: string) => `Retirer ${name} ?`
export const linkStops = (email: ReactNode) => <>Le lien pour {email} cessera tout de suite de fonctionner.</>
export const invitationGoesFirst = (email: ReactNode) => <>Cela retire d’abord l’invitation en attente pour {email}.</>
export const youStay =
  'Tu restes dans le parcours. Pour retirer ton propre accès, appuie encore une fois sur « Retirer ».'
export const theyStay = (name: string) =>
  `${name} reste dans le parcours. Pour retirer son accès, appuie encore une fois sur « Retirer ».`
export const youLoseAccess =
  'Tu perds tout de suite l’accès à ce parcours, et il faut un ou une autre admin pour te le redonner.'
export const theyLoseAccess = (name: string) =>
  `${name} perd tout de suite l’accès, sur tous ses appareils, et aucun code ne permettra à ce compte de revenir. Ce que cette personne a partagé reste.`
export const yourInvitationsStop =
  'Les codes d’invitation et les invitations que tu as créés cesseront aussi de fonctionner.'
export const theirInvitationsStop =
  'Les codes d’invitation et les invitations créés par cette personne cesseront aussi de fonctionner.'
export const invitationRemoved = 'Invitation retirée'
export const accessRemoved = 'Accès retiré'
export const accessNotRemoved = 'Impossible de retirer l’accès'

// The form that invites by email

export const invitesByMail = (days: number) =>
  `Cette personne reçoit un e-mail avec un lien, valable une seule fois, pendant ${days} jours.`
export const invitesByLink = (days: number) =>
  `Tu reçois un lien à transmettre, valable une seule fois, pendant ${days} jours.`
export const email = 'E-mail'
export const role = 'Rôle'
/** What each role can do. Admins set what they allow guests and family in the form for section rights. */
export const rolePowers: Readonly<Record<Role, string>> = {
  guest: 'Peut voir et ajouter ce que tu permets aux personnes invitées',
  family: 'Peut voir et ajouter ce que tu permets à la famille',
  admin: 'Peut tout gérer : les réglages, les personnes et tout ce qui a été ajouté',
}
export const inviting = 'Invitation…'
export const invited = 'Invitation créée'
export const mailIsOnItsWay = (email: string) => `L’e-mail pour ${email} est en route.`
export const notInvited = 'Impossible de créer l’invitation'
export const resend = 'Renvoyer'
export const resendTo = (email: string) => `Renvoyer à ${email}`
export const sendAgain = 'Envoyer à nouveau'
export const sendAgainTo = (email: string) => `Envoyer à nouveau à ${email}`

// The dialog with the link to pass on

export const passThisLinkOn = 'Transmets ce lien'
export const linkWhileQuiet = (email: ReactNode, days: number) => (
  <>
    Quand un parcours est en pause ou a pris fin, Nestling n’envoie pas d’e-mails à son sujet. Ce lien est donc
    l’invitation pour {email}. Il est valable une seule fois, pendant {days} jours.
  </>
)
export const linkWithoutMail = (email: ReactNode, days: number) => (
  <>
    Ce Nestling n’envoie pas d’e-mails. Ce lien est donc l’invitation pour {email}. Il est valable une seule fois,
    pendant {days} jours.
  </>
)
export const invitationToPregnancy = 'Ton invitation à notre parcours de grossesse'
export const invitationToJourney = 'Ton invitation à notre parcours'
export const invitationFor = (email: string) => `L’invitation pour ${email}`
export const shownOnce =
  'Il n’est affiché qu’une fois. S’il se perd, appuie sur « Renvoyer » pour en obtenir un nouveau.'
export const done = 'OK'

// The list of codes and invitations

export const anyoneCanJoin =
  'Toute personne avec un code ou un lien valable peut rejoindre ton parcours. Retire ceux dont tu n’as plus besoin.'
export const guessing = (time: ReactNode) => (
  <>
    Quelqu’un a essayé de deviner des codes d’invitation. Jusqu’à {time}, il faut cinq secondes pour vérifier chaque
    code.
  </>
)
export const makeCode = 'Créer un code d’invitation'
export const nobodyCanJoin = 'Il n’y a ni code ni invitation : aucune nouvelle personne ne peut rejoindre le parcours.'
export const codesAndInvitations = 'Codes et invitations'
export const invitation = 'Invitation'
export const usedUp = 'Épuisé'
/** `uses` is the number of uses and its limit, such as "3/10". */
export const used = (uses: string) => `Utilisations : ${uses}`
export const noExpiry = 'Sans date limite'
export const expired = 'Expiré'
export const expiredOn = (day: string) => `A expiré le ${day}`
export const validUntil = (day: string) => `Jusqu’au ${day}`
export const removeTheCode = (code: string) => `Retirer le code ${code}`
export const removeTheInvitation = (email: string) => `Retirer l’invitation pour ${email}`
export const codeRemoved = 'Code d’invitation retiré'
export const codeNotRemoved = 'Impossible de retirer le code d’invitation'

// What family and guests may see and add

export const rightsLead =
  'Une personne qui peut ajouter peut aussi commenter et réagir. Une personne qui peut commenter peut aussi voir. Les admins peuvent tout faire partout.'
/** The section names that the menu uses. */
export const sections: Readonly<Record<Section, string>> = {
  updates: 'Nouvelles',
  appointments: 'Rendez-vous',
  album: 'Album photo',
  contacts: 'Contacts',
  wishlist: 'Liste de naissance',
}
type LimitedRole = Exclude<Role, 'admin'>
export const limitedRoles: Readonly<Record<LimitedRole, string>> = { family: 'Famille', guest: 'Personnes invitées' }
export const sectionFor: Readonly<Record<LimitedRole, (section: string) => string>> = {
  family: (section) => `${section} : famille`,
  guest: (section) => `${section} : personnes invitées`,
}
/** The label of a right in the dialog that asks which of two people’s changes to keep. */
export const sectionAndRole = (section: string, role: string) => `${section}, ${role}`
export const grants: Readonly<Record<Grant, string>> = {
  nothing: 'Rien',
  see: 'Voir',
  respond: 'Commenter',
  add: 'Ajouter',
}
export const saveRights = 'Enregistrer les droits'
export const rightsSaved = 'Réglages enregistrés'
export const rightsNotSaved = 'Réglages non enregistrés'
export const familyNotLoaded = 'Impossible de charger la famille.'
export const rightsNotLoaded = 'Impossible de charger les droits.'
export const membersNotLoaded = 'Impossible de charger les membres.'
export const invitationsNotLoaded = 'Impossible de charger les codes et les invitations.'
export const adminsNotLoaded = 'Impossible de charger les admins.'
