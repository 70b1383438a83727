import type { Role } from '#platform/shared/role.ts'

// Members

export const roles: Readonly<Record<Role, string>> = { admin: 'Admin', family: 'Family', guest: 'Guest' }

/** "Nora", "Nora & Sam", "Nora, Sam & Ruth" */
export const namesTogether = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} & ${names.at(-1)}`

// Errors

export const wrongInviteCode = 'This invitation is not valid. Please check the link, or ask for a new one.'
export const inviteExpired = 'This invitation has expired. Please ask for a new one.'
export const inviteUsedUp = 'This invitation has been used up. Please ask for a new one.'
export const removedFromJourney =
  'You were removed from this journey. An admin can let you in again with an invitation by email.'
export const alreadyMember = 'This person already follows the journey.'
export const twoWithThisEmail = 'A member and an invitation have this email. Remove the invitation first.'
export const tooManyInvitations =
  'Too many invitations are open already. Take back those that nobody will use, then invite again.'
export const journeyFull = 'This journey already has as many members as Nestling allows.'
export const lastAdmin = 'A journey needs an admin. Make somebody else an admin first.'

// The invitation by mail

export const invitationSubject = (host: string, babyName: string) =>
  `${host} invites you to follow ${babyName}’s journey`
export const invitationHeading = (babyName: string) => `Come and follow ${babyName}’s journey`
export const invitationWelcome = (host: string) =>
  `${host} would love to have you there. Nestling is a private place where the parents share what they like with the people they choose.`
export const invitationLimits = (lastDay: string) =>
  `This invitation is for you alone: the link works once, until ${lastDay}.`
export const joinTheJourney = 'Join the journey'
export const invitationFootnote = (host: string) =>
  `If you did not expect this, or do not know ${host}, you can ignore it. Nothing happens unless you open the link, and you will get no further mail.`
/** The reason why a queued invitation was not mailed. */
export const linkMadeInstead = 'A link was made instead, to be passed on.'

// News

/** Follows the name of the person. */
export const joinedTheFamily = 'joined the family'

// The export

export const exportTitle = 'Family'
