import { plural } from '#language/texts/es.ts'
import type { Role } from '#platform/shared/role.ts'

// An invitation

export const page = 'Tu invitación · Nestling'
export const oneMoment = 'Un momento'
export const opening = 'Abriendo tu invitación'
/** `names` are the names of `count` people, such as "Nora y Sam". */
export const inviteYou = (count: number, names: string, babyName: string) =>
  plural(
    count,
    `${names} te invita a seguir el viaje de ${babyName}`,
    `${names} te invitan a seguir el viaje de ${babyName}`,
  )
export const invitedBy: Readonly<Record<Role, (name: string) => string>> = {
  admin: (name) => `Invitación de ${name}. Tu rol: admin`,
  family: (name) => `Invitación de ${name}. Tu rol: familia`,
  guest: (name) => `Invitación de ${name}. Tu rol: visita`,
}
export const join = (babyName: string) => `Unirse al viaje de ${babyName}`
export const joining = 'Uniéndote…'

// For people who are signed in

export const signedInAs = (name: string) => `Has iniciado sesión como ${name}`
export const notNow = 'Ahora no'
export const signOutFirst = '¿No eres tú? Cierra antes la sesión'
export const notJoined = 'No has podido unirte'
export const alreadyFollow = (babyName: string) => `Ya sigues el viaje de ${babyName}`
export const seeItAtHome = 'Puedes verlo en tu página de inicio.'
export const goHome = 'Ir al inicio'

// For people who make an account

export const welcome = (babyName: string) => `¡Te damos la bienvenida al viaje de ${babyName}! Cuenta creada`
export const registrationFailed = 'No se ha podido completar el registro'
export const accountNotCreated = 'No se ha podido crear la cuenta'
export const haveAccount = 'Ya tengo una cuenta'

// An invitation that cannot be used

export const cannotBeUsed = 'Esta invitación no se puede usar'
export const notOpened = 'No se ha podido abrir tu invitación'
export const nothingIsLost = 'No se ha perdido nada. Puede que no tengas conexión.'
export const canSignIn = 'Si ya tienes una cuenta, puedes iniciar sesión.'
export const signIn = 'Iniciar sesión'
export const tryAgain = 'Intentarlo de nuevo'
