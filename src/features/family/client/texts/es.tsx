import type { ReactNode } from 'react'
import { plural } from '#language/texts/es.ts'
import type { Role } from '#platform/shared/role.ts'
import type { Grant, Section } from '#platform/shared/section.ts'

export const somebody = 'Alguien'

// The card on the home page

export const familyAndFriends = 'Familia y amistades'
export const manage = 'Gestionar'
export const invite = 'Invitar'
export const connected = 'Personas con acceso'
export const countConnected = (count: number) => plural(count, '1 persona', `${count} personas`)
export const joinedAgo = (who: string, ago: string) => `${who} se unió ${ago}`
export const sharedUpdateAgo = (who: string, ago: string) => `${who} compartió una publicación ${ago}`

// The page with the family

export const familyPage = 'Familia y amistades · Nestling'
export const movedForAdmins = 'La gestión de la familia está ahora en el panel de administración.'
export const movedForOthers =
  'La gestión de la familia está ahora en el panel de administración, del que se ocupan madres y padres.'
export const openAdminPanel = 'Abrir el panel'
export const whoFollows = (babyName: string) => `Quiénes siguen el viaje de ${babyName}`
export const whoFollowsTheJourney = 'Quiénes siguen el viaje'
export const followsNoLonger = 'La persona que buscas ya no sigue el viaje.'
export const roleSince = (role: string, day: string) => `${role} desde el ${day}`
export const pending = 'Pendiente'

// The list of members

export const nobodyElseYet = 'Aún no hay nadie más. Aquí aparecen las personas que invites.'
export const countActive = (active: number) => `${active} con acceso`
export const countActiveAndPending = (active: number, pending: number) =>
  `${active} con acceso, ${plural(pending, '1 pendiente', `${pending} pendientes`)}`
export const members = 'Participantes'
export const showFewer = 'Mostrar menos'
export const showAllMembers = (count: number) => `Mostrar participantes (${count})`

// A member

export const you = 'tú'
export const active = 'Con acceso'
export const invitedAs = (email: ReactNode) => <>Con una invitación para {email}</>
/** Follows the role and a dot. */
export const invitedOn = (day: string) => `invitación del ${day}`
/** Follows the role and a dot. */
export const memberSince = (day: string) => `desde el ${day}`
export const mailOnItsWay = 'En camino'
export const mailSent = 'Correo enviado'
export const mailFailed = (reason: string) => `El correo no ha salido: ${reason}`
export const mailFailedSilently = 'El correo no ha salido: el servidor de correo no ha dicho por qué'
export const changeRole = 'Cambiar rol'
export const changeRoleOf = (name: string) => `Cambiar rol de ${name}`
export const passwordLink = 'Enlace para la contraseña'
export const makePasswordLink = (name: string) => `Enlace para la contraseña de ${name}`
export const remove = 'Quitar'
export const removePerson = (name: string) => `Quitar a ${name}`

// The dialog that changes a role

export const roleQuestion = (name: ReactNode) => <>¿Qué podrá hacer {name}?</>
export const ownRoleWarning =
  'Es tu propio rol. Si lo cambias, pierdes al momento el acceso al panel de administración, y tus códigos de invitación y tus invitaciones dejan de funcionar.'
export const adminRoleWarning =
  'Si cambias su rol, los códigos de invitación y las invitaciones que ha creado esta persona dejan de funcionar.'
export const saving = 'Guardando…'
export const saveRole = 'Guardar rol'
export const roleChanged = 'Rol cambiado'
export const newRole = (name: string, role: string) => `${name}: ${role}`
export const roleNotChanged = 'No se ha podido cambiar el rol'

// The dialog that removes a member or an invitation

export const takeInvitationBack = '¿Retirar esta invitación?'
export const removeYourselfQuestion = '¿Quitarte del viaje?'
export const removeQuestion = (name: string) => `¿Quitar a ${name}?`
export const linkStops = (email: ReactNode) => <>El enlace para {email} deja de funcionar al momento.</>
export const invitationGoesFirst = (email: ReactNode) => <>Esto quita primero la invitación abierta para {email}.</>
export const youStay = 'Tú sigues en el viaje. Para quitarte a ti, pulsa Quitar otra vez.'
export const theyStay = (name: string) =>
  `${name} sigue en el viaje. Para quitar también a esta persona, pulsa Quitar otra vez.`
export const youLoseAccess =
  'Pierdes al momento el acceso a este viaje, y solo otra persona con rol de admin puede devolvértelo.'
export const theyLoseAccess = (name: string) =>
  `${name} pierde el acceso al momento, en todos sus dispositivos, y ningún código le servirá para volver con esta cuenta. Lo que ha compartido se queda.`
export const yourInvitationsStop =
  'También dejan de funcionar los códigos de invitación y las invitaciones que has creado.'
export const theirInvitationsStop =
  'También dejan de funcionar los códigos de invitación y las invitaciones que ha creado esta persona.'
export const invitationRemoved = 'Invitación retirada'
export const accessRemoved = 'Acceso retirado'
export const accessNotRemoved = 'No se ha podido retirar el acceso'

// The form that invites by email

export const invitesByMail = (days: number) =>
  `La persona recibe un correo con un enlace que funciona una vez, durante ${days} días.`
export const invitesByLink = (days: number) =>
  `Recibes un enlace que tú entregas a la persona. Funciona una vez, durante ${days} días.`
export const email = 'Correo'
export const role = 'Rol'
/** What each role can do. Admins set what they allow guests and family in the form for section rights. */
export const rolePowers: Readonly<Record<Role, string>> = {
  guest: 'Puede ver y añadir lo que permitas a las visitas',
  family: 'Puede ver y añadir lo que permitas a la familia',
  admin: 'Puede hacerlo todo: ajustes, personas y todo lo que se ha añadido',
}
export const inviting = 'Invitando…'
export const invited = 'Invitación creada'
export const mailIsOnItsWay = (email: string) => `El correo para ${email} va de camino.`
export const notInvited = 'No se ha podido invitar'
export const resend = 'Reenviar'
export const resendTo = (email: string) => `Reenviar a ${email}`
export const sendAgain = 'Volver a enviar'
export const sendAgainTo = (email: string) => `Volver a enviar a ${email}`

// The dialog with the link to pass on

export const passThisLinkOn = 'Entrega este enlace'
export const linkWhileQuiet = (email: ReactNode, days: number) => (
  <>
    Mientras un viaje está en pausa o ha terminado, Nestling no envía correos sobre él, así que este enlace es la
    invitación para {email}. Funciona una vez, durante {days} días.
  </>
)
export const linkWithoutMail = (email: ReactNode, days: number) => (
  <>
    Este Nestling no envía correos, así que este enlace es la invitación para {email}. Funciona una vez, durante {days}{' '}
    días.
  </>
)
export const invitationToPregnancy = 'Tu invitación a seguir nuestro embarazo'
export const invitationToJourney = 'Tu invitación a nuestro viaje'
export const invitationFor = (email: string) => `La invitación para ${email}`
export const shownOnce = 'Solo se muestra una vez. Si se pierde, pulsa Reenviar para obtener uno nuevo.'
export const done = 'Hecho'

// The list of codes and invitations

export const anyoneCanJoin =
  'Quien tenga un código o un enlace válido puede unirse a tu viaje. Quita los que ya no necesites.'
export const guessing = (time: ReactNode) => (
  <>
    Alguien ha estado probando códigos de invitación. Por ahora, comprobar cada código tarda cinco segundos (hora de
    fin: {time}).
  </>
)
export const makeCode = 'Crear un código'
export const nobodyCanJoin = 'No hay códigos ni invitaciones, así que no puede unirse nadie más.'
export const codesAndInvitations = 'Códigos e invitaciones'
export const invitation = 'Invitación'
export const usedUp = 'Agotado'
/** `uses` is the number of uses and its limit, such as "3/10". */
export const used = (uses: string) => `Usos: ${uses}`
export const noExpiry = 'No caduca'
export const expired = 'Caducado'
export const expiredOn = (day: string) => `Caducó el ${day}`
export const validUntil = (day: string) => `Hasta el ${day}`
export const removeTheCode = (code: string) => `Quitar el código ${code}`
export const removeTheInvitation = (email: string) => `Quitar la invitación para ${email}`
export const codeRemoved = 'Código de invitación quitado'
export const codeNotRemoved = 'No se ha podido quitar el código de invitación'

// What family and guests may see and add

export const rightsLead =
  'Quien puede añadir también puede comentar y reaccionar, y quien puede comentar también puede ver. El rol de admin puede hacerlo todo en todas partes.'
/** The section names that the menu uses. */
export const sections: Readonly<Record<Section, string>> = {
  updates: 'Publicaciones',
  appointments: 'Citas',
  album: 'Álbum de fotos',
  contacts: 'Contactos',
  wishlist: 'Lista de deseos del bebé',
}
type LimitedRole = Exclude<Role, 'admin'>
export const limitedRoles: Readonly<Record<LimitedRole, string>> = { family: 'Familia', guest: 'Visitas' }
export const sectionFor: Readonly<Record<LimitedRole, (section: string) => string>> = {
  family: (section) => `${section} para la familia`,
  guest: (section) => `${section} para las visitas`,
}
/** The label of a right in the dialog that asks which of two people’s changes to keep. */
export const sectionAndRole = (section: string, role: string) => `${section}, ${role}`
export const grants: Readonly<Record<Grant, string>> = {
  nothing: 'Nada',
  see: 'Ver',
  respond: 'Comentar',
  add: 'Añadir',
}
export const saveRights = 'Guardar quién puede ver qué'
export const rightsSaved = 'Ajustes guardados'
export const rightsNotSaved = 'No se han podido guardar los ajustes'
export const familyNotLoaded = 'No se ha podido cargar la familia.'
export const rightsNotLoaded = 'No se han podido cargar los permisos.'
export const membersNotLoaded = 'No se ha podido cargar la lista de participantes.'
export const adminsNotLoaded = 'No se ha podido cargar la lista de admins.'
export const invitationsNotLoaded = 'No se han podido cargar los códigos ni las invitaciones.'
