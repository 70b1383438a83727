import type { ReactNode } from 'react'

export const contents =
  'Todo lo de este viaje en un archivo: publicaciones, fotos, citas, contactos, lista de deseos y crecimiento. Cualquier navegador puede abrirlo sin Nestling, y contiene un libro de recuerdos para imprimir.'
export const beingPrepared = 'La descarga se está preparando. Puedes salir de esta página y volver.'
export const notPrepared = 'No se ha podido preparar la descarga.'
/** `ago` is such as “hace 2 horas”, and `time` marks it up as a time. */
export const prepared = (ago: string, time: (text: string) => ReactNode) => (
  <>La descarga se preparó {time(ago)}. El archivo se borra un día después.</>
)
export const incomplete =
  'Algunos archivos de foto faltaban o estaban dañados. La primera página de la descarga los enumera.'
export const download = (size: string) => `Descargarlo todo, ${size}`
export const prepare = 'Preparar la descarga'
export const prepareAgain = 'Preparar otra'
export const preparing = 'Preparando…'
export const notRequested = 'No se ha podido pedir la descarga'
export const whoCanRead =
  'Cualquier persona que tenga el archivo puede leerlo. No incluye lo borrado recientemente. Mientras quieras que los regalos sean una sorpresa, las páginas del archivo no dicen quién regala qué, pero sus datos (journey.json) sí lo dicen.'
export const downloadNotLoaded = 'No se ha podido cargar la descarga.'
