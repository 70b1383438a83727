import type { ReactNode } from 'react'
import { plural } from '#language/texts/es.ts'

/** Marks up a text such as “hace 2 horas” as a time. */
type Time = (text: string) => ReactNode

// The health of the installation

export const disk = (usedPercent: number, free: string) =>
  `El disco está al ${usedPercent}\u00a0% de su capacidad, con ${free} libres.`
/** What too little free space means. Each key is what people can still do. */
export const consequences = {
  everything: 'Libera espacio, por favor.',
  'no-files': 'No se pueden añadir fotos hasta que haya sitio.',
  deleting: 'Solo se puede iniciar sesión, leer y borrar hasta que haya sitio.',
}
export const lastSeen = (ago: string, time: Time) => <>Última vez: {time(ago)}.</>

// The examination

export const examine = 'Examinarlo todo'
export const examining = 'Examinando…'
export const notExamined = 'No se ha podido examinar nada'
export const findings = 'Resultados'
export const verdicts = { good: 'Bien', advice: 'Consejo', fault: 'Fallo' }

// The backups

export const lastBackup = (ago: string, time: Time, size: string) => (
  <>
    La última copia de seguridad de todo se hizo {time(ago)}: {size}.
  </>
)
export const noBackup = 'Aún no hay ninguna copia de seguridad. Nestling hace una cada noche.'
export const backupFailed = (ago: string, time: Time) => <>La copia de seguridad de {time(ago)} ha fallado.</>
export const incompletePhotos = (count: number) =>
  plural(
    count,
    'Falta 1 archivo de foto, o está dañado, así que la copia de seguridad no lo tiene.',
    `Faltan ${count} archivos de foto, o están dañados, así que la copia de seguridad no los tiene.`,
  )
export const faultyFiles = (count: number) =>
  plural(
    count,
    'Falta 1 archivo de foto guardado, o está dañado. El comando “npm run nestling -- verify” dice cuál y dónde hay una copia de seguridad que aún lo tiene.',
    `Faltan ${count} archivos de foto guardados, o están dañados. El comando “npm run nestling -- verify” dice cuáles y dónde hay una copia de seguridad que aún los tiene.`,
  )
export const beingChecked =
  'Estos datos son una copia de otra carpeta de datos. Nestling está comprobando sus índices y sus fotos, lo que puede tardar minutos.'
export const unknownFiles = (count: number) =>
  plural(
    count,
    '1 archivo de foto no pertenece a nada en Nestling. Los archivos así pasan a la carpeta “unknown”, junto a las fotos, y se quedan allí.',
    `${count} archivos de foto no pertenecen a nada en Nestling. Los archivos así pasan a la carpeta “unknown”, junto a las fotos, y se quedan allí.`,
  )
export const eachNight =
  'Nestling hace cada noche una copia de seguridad de los datos y las fotos de todos sus viajes, y comprueba una parte de las fotos guardadas.'
export const backUp = 'Hacer una copia'
export const backingUp = 'Copiando…'
export const notRequested = 'No se ha podido pedir la copia de seguridad'
export const backupNotLoaded = 'No se ha podido cargar la última copia de seguridad.'
export const stateNotLoaded = 'No se ha podido cargar el estado de Nestling.'
