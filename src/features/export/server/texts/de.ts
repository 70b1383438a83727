// Why an export failed. The sentences follow another one, such as “Der Download konnte nicht vorbereitet werden.”

export const stoppedBeforeComplete = 'Nestling wurde angehalten, bevor der Export vollständig war.'
export const stoppedBeforeFinished = 'Nestling wurde angehalten, bevor es damit fertig war.'
export const cannotBeWritten = (code: string) => `Die Datei kann nicht geschrieben werden (${code}).`
export const noSpace = 'Auf der Festplatte ist nicht genug Platz.'
export const databaseDamaged = 'Die Datenbank ist beschädigt.'
export const dataUnreachable = 'Nestling kann seine Daten gerade nicht erreichen.'
export const logSaysWhy = 'Im Protokoll steht, warum.'

// The page that shows everything

export const pageTitle = (babyName: string) => `${babyName} · Nestling`
export const due = (day: string) => `Geburtstermin: ${day}`
export const noDueDate = 'Der Geburtstermin ist nicht eingegeben.'
export const linkToBook = 'Das Erinnerungsbuch, zum Lesen oder Drucken'
export const onThisPage = 'Auf dieser Seite'
export const aboutExport = (day: string) =>
  `Am ${day} aus Nestling exportiert. Gelöschtes ist nicht enthalten. Der Ordner „photos“ enthält alle Bilder in voller Größe. Andere Programme oder ein anderes Nestling können alles aus journey.json lesen.`
export const incompleteFiles = 'Diese Bilddateien fehlten in Nestling oder waren beschädigt:'
export const missingFile = (file: string) => `${file}: fehlt`
export const damagedFile = (file: string) => `${file}: beschädigt`

// The keepsake book

export const bookTitle = (babyName: string) => `Das Erinnerungsbuch von ${babyName}`
export const fromTo = (first: string, last: string) => `${first} bis ${last}`
export const week = (week: number) => `Woche ${week}`
export const withoutWeek = 'Und außerdem'

// People and pictures on both pages

/** Shown instead of a name if the person is not in the export. */
export const somebody = 'Jemand'
export const missingPicture = 'Dieses Bild fehlt.'
