// Why an export failed. The sentences follow another one, such as “No se ha podido preparar la descarga.”

export const stoppedBeforeComplete = 'Nestling se ha detenido antes de que la exportación estuviera completa.'
export const stoppedBeforeFinished = 'Nestling se ha detenido antes de poder terminar.'
export const cannotBeWritten = (code: string) => `No se puede escribir el archivo (${code}).`
export const noSpace = 'No hay espacio suficiente en el disco.'
export const databaseDamaged = 'La base de datos está dañada.'
export const dataUnreachable = 'Nestling no puede acceder a sus datos en este momento.'
export const logSaysWhy = 'El registro dice por qué.'

// The page that shows everything

export const pageTitle = (babyName: string) => `${babyName} · Nestling`
export const due = (day: string) => `Fecha probable de parto: ${day}`
export const noDueDate = 'No se ha indicado la fecha probable de parto.'
export const linkToBook = 'El libro de recuerdos, para leer o imprimir'
export const onThisPage = 'En esta página'
export const aboutExport = (day: string) =>
  `Exportado de Nestling el ${day}. No incluye lo borrado recientemente. La carpeta “photos” tiene todas las imágenes a tamaño completo. Otros programas, u otro Nestling, pueden leerlo todo desde journey.json.`
export const incompleteFiles = 'Estos archivos de imagen faltaban o estaban dañados en Nestling:'
export const missingFile = (file: string) => `${file}: falta`
export const damagedFile = (file: string) => `${file}: dañado`

// The keepsake book

export const bookTitle = (babyName: string) => `El libro de recuerdos de ${babyName}`
export const fromTo = (first: string, last: string) => `${first} – ${last}`
export const week = (week: number) => `Semana ${week}`
export const withoutWeek = 'Y más'

// People and pictures on both pages

/** Shown instead of a name if the person is not in the export. */
export const somebody = 'Alguien'
export const missingPicture = 'Falta esta imagen.'
