import type { Role } from '#platform/shared/role.ts'

// Members

export const roles: Readonly<Record<Role, string>> = { admin: 'Admin', family: 'Familia', guest: 'Visita' }

/** "y" becomes "e" before the sound of an i, except in a diphthong: "e Inés", "e Hilda", "y Iago". */
const and = (name: string) => (/^h?(í|i(?![aeouáéóú]))/i.test(name) ? 'e' : 'y')

/** "Nora", "Nora y Sam", "Nora, Sam y Ruth" */
export const namesTogether = (names: readonly string[]) => {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and(last)} ${last}`
}

// Errors

export const wrongInviteCode = 'Esta invitación no es válida. Revisa el enlace o pide una nueva.'
export const inviteExpired = 'Esta invitación ha caducado. Pide una nueva.'
export const inviteUsedUp = 'Esta invitación ya se ha usado. Pide una nueva.'
export const removedFromJourney =
  'Te han quitado de este viaje. Alguien con rol de admin puede darte acceso otra vez con una invitación por correo.'
export const alreadyMember = 'Esta persona ya sigue el viaje.'
export const twoWithThisEmail = 'Este correo aparece dos veces. Quita primero la invitación.'
export const tooManyInvitations =
  'Ya hay demasiadas invitaciones abiertas. Retira las que nadie vaya a usar y vuelve a invitar.'
export const journeyFull = 'Este viaje ya tiene el máximo de participantes que permite Nestling.'
export const lastAdmin = 'Un viaje necesita a alguien con rol de admin. Da antes ese rol a otra persona.'

// The invitation by mail

export const invitationSubject = (host: string, babyName: string) =>
  `${host} te invita a seguir el viaje de ${babyName}`
export const invitationHeading = (babyName: string) => `Te invitamos a seguir el viaje de ${babyName}`
export const invitationWelcome = (host: string) =>
  `A ${host} le encantaría contar contigo. Nestling es un lugar privado donde madres y padres comparten lo que quieren con las personas que eligen.`
export const invitationLimits = (lastDay: string) =>
  `Esta invitación es solo para ti: el enlace funciona una vez, hasta el ${lastDay}.`
export const joinTheJourney = 'Unirse al viaje'
export const invitationFootnote = (host: string) =>
  `Si no esperabas este mensaje, o si no sabes quién es ${host}, puedes ignorarlo. No pasa nada si no abres el enlace, y no recibirás más correos.`
/** The reason why a queued invitation was not mailed. */
export const linkMadeInstead = 'En su lugar se ha creado un enlace, para que lo entregues.'

// News

/** Follows the name of the person. */
export const joinedTheFamily = 'se ha unido a la familia'

// The export

export const exportTitle = 'Familia'
