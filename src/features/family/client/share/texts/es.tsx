import type { ReactNode } from 'react'
import type { codeDefaults } from '../../../rules.ts'

// The page with the invite codes

export const page = 'Compartir el viaje · Nestling'
export const title = 'Compartir el viaje'
export const back = 'Volver'
export const lead = (babyName: string) =>
  `Crea un código y comparte su enlace. Quien abra el enlace puede unirse al viaje de ${babyName}.`
export const leadWithoutName =
  'Crea un código y comparte su enlace. Quien abra el enlace puede unirse al viaje de tu bebé.'
export const nothingYet = 'Aún no hay códigos de invitación'
export const createOne = 'Crea uno y envía su enlace a familia y amistades.'
export const codes = 'Códigos de invitación'
export const removalStopsLink =
  'Si quitas un código, su enlace deja de funcionar al momento. Quienes se unieron con él se quedan.'

// The buttons that make a code

export const create = 'Crear un código'
export const creating = 'Creando…'
export const chooseSettings = 'Elegir rol, usos y caducidad'
/** What a code can do if its maker chooses no settings. The key is the role that it gives. */
export const byDefault: Readonly<Record<typeof codeDefaults.role, (people: number) => string>> = {
  family: (people) =>
    `Si no eliges otra cosa, un código da acceso a un máximo de ${people} personas, como familia, hasta que lo quites.`,
}
export const created = '¡Código de invitación creado!'
export const notCreated = 'No se ha podido crear el código de invitación'

// The form for a code with other settings

export const newCode = 'Código de invitación nuevo'
export const whoJoins = 'Quién puede usarlo'
export const howManyPeople = 'Cuántas personas'
export const noLimit = 'Sin límite'
export const daysUntilExpiry = 'Días hasta que caduca'
export const daysHint = (most: number) => `De 1 a ${most}; si queda vacío, no caduca`

// A code

export const remove = (code: string) => `Quitar ${code}`
export const itsLinkStops = 'Su enlace deja de funcionar'
export const forGuests = 'Para visitas'
export const forFamily = 'Para la familia'
export const createdAgo = (ago: string, time: (text: string) => ReactNode) => <>Creado {time(ago)}</>
export const passOn = (code: string) => `Compartir ${code}`
export const followJourney = (babyName: string) => `Seguir el viaje de ${babyName}`
export const followYourBaby = 'Seguir el viaje de tu bebé'
export const qrCode = (code: string) => `Código QR del enlace con el código ${code}`
export const codesNotLoaded = 'No se han podido cargar los códigos.'
