import { de } from '#language/texts/fr.ts'
import type { Role } from '#platform/shared/role.ts'

// Members

export const roles: Readonly<Record<Role, string>> = { admin: 'Admin', family: 'Famille', guest: 'Accès invité' }

/** "Nora", "Nora et Sam", "Nora, Sam et Ruth" */
export const namesTogether = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`

// Errors

export const wrongInviteCode = 'Cette invitation n’est pas valide. Vérifie le lien, ou demandes-en une nouvelle.'
export const inviteExpired = 'Cette invitation a expiré. Demandes-en une nouvelle.'
export const inviteUsedUp = 'Cette invitation est épuisée. Demandes-en une nouvelle.'
export const removedFromJourney =
  'Ton accès à ce parcours a été retiré. Les admins peuvent te redonner accès avec une invitation par e-mail.'
export const alreadyMember = 'Cette personne suit déjà le parcours.'
export const twoWithThisEmail = 'Une personne et une invitation ont cette adresse e-mail. Retire d’abord l’invitation.'
export const tooManyInvitations =
  'Trop d’invitations sont déjà en attente. Retire celles que personne n’utilisera, puis invite de nouveau.'
export const journeyFull = 'Ce parcours a déjà le nombre maximal de membres que Nestling permet.'
export const lastAdmin =
  'Il faut au moins une personne admin dans un parcours. Donne d’abord ce rôle à quelqu’un d’autre.'

// The invitation by mail

export const invitationSubject = (host: string, babyName: string) =>
  `${host} t’invite à suivre le parcours ${de(babyName)}`
export const invitationHeading = (babyName: string) => `Viens suivre le parcours ${de(babyName)}`
export const invitationWelcome = (host: string) =>
  `Ta présence ferait très plaisir à ${host}. Nestling est un endroit privé où les parents partagent ce qu’ils veulent avec les personnes qu’ils choisissent.`
export const invitationLimits = (lastDay: string) =>
  `Cette invitation est pour toi seulement : le lien fonctionne une fois, jusqu’au ${lastDay}.`
export const joinTheJourney = 'Rejoindre le parcours'
export const invitationFootnote = (host: string) =>
  `Tu peux ignorer ce message si tu ne t’y attendais pas, ou si tu ne connais pas ${host}. Rien ne se passe tant que tu n’ouvres pas le lien, et tu ne recevras pas d’autre e-mail.`
/** The reason why a queued invitation was not mailed. */
export const linkMadeInstead = 'Un lien à transmettre a été créé à la place.'

// News

/** Follows the name of the person. */
export const joinedTheFamily = 'a rejoint la famille'

// The export

export const exportTitle = 'Famille'
