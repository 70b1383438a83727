// Why an export failed. The sentences follow another one, such as “The download could not be prepared.”

export const stoppedBeforeComplete = 'Nestling stopped before the export was complete.'
export const stoppedBeforeFinished = 'Nestling was stopped before it could finish.'
export const cannotBeWritten = (code: string) => `The file cannot be written (${code}).`
export const noSpace = 'There is not enough disk space.'
export const databaseDamaged = 'The database is damaged.'
export const dataUnreachable = 'Nestling cannot reach its data right now.'
export const logSaysWhy = 'The log says why.'

// The page that shows everything

export const pageTitle = (babyName: string) => `${babyName} · Nestling`
export const due = (day: string) => `Due ${day}`
export const noDueDate = 'The due date is not set.'
export const linkToBook = 'The keepsake book, to read or print'
export const onThisPage = 'On this page'
export const aboutExport = (day: string) =>
  `Exported from Nestling on ${day}. Things in the trash are not in it. The folder “photos” has all pictures at full size. Other programs, or another Nestling, can read everything from journey.json.`
export const incompleteFiles = 'These picture files were missing or damaged in Nestling:'
export const missingFile = (file: string) => `${file}: missing`
export const damagedFile = (file: string) => `${file}: damaged`

// The keepsake book

export const bookTitle = (babyName: string) => `The keepsake book of ${babyName}`
export const fromTo = (first: string, last: string) => `${first} – ${last}`
export const week = (week: number) => `Week ${week}`
export const withoutWeek = 'And more'

// People and pictures on both pages

/** Shown instead of a name if the person is not in the export. */
export const somebody = 'Somebody'
export const missingPicture = 'This picture is missing.'
