import { de } from '#language/texts/fr.ts'

// Why an export failed. The sentences follow another one, such as “The download could not be prepared.”

export const stoppedBeforeComplete = 'Nestling s’est arrêté avant que le téléchargement soit complet.'
export const stoppedBeforeFinished = 'Nestling a été arrêté avant d’avoir terminé.'
export const cannotBeWritten = (code: string) => `Impossible d’écrire le fichier (${code}).`
export const noSpace = 'Il n’y a pas assez de place sur le disque.'
export const databaseDamaged = 'La base de données est endommagée.'
export const dataUnreachable = 'Nestling ne peut pas accéder à ses données en ce moment.'
export const logSaysWhy = 'Le journal technique dit pourquoi.'

// The page that shows everything

export const pageTitle = (babyName: string) => `${babyName} · Nestling`
export const due = (day: string) => `Date prévue : ${day}`
export const noDueDate = 'La date prévue n’est pas renseignée.'
export const linkToBook = 'Le livre souvenir, à lire ou à imprimer'
export const onThisPage = 'Sur cette page'
export const aboutExport = (day: string) =>
  `Exporté de Nestling le ${day}, sans le contenu de la corbeille. Le dossier « photos » contient toutes les images en taille réelle. D’autres programmes, ou un autre Nestling, peuvent tout lire dans journey.json.`
export const incompleteFiles = 'Ces fichiers d’images étaient manquants ou endommagés dans Nestling :'
export const missingFile = (file: string) => `${file} : manquant`
export const damagedFile = (file: string) => `${file} : endommagé`

// The keepsake book

export const bookTitle = (babyName: string) => `Le livre souvenir ${de(babyName)}`
export const fromTo = (first: string, last: string) => `${first} – ${last}`
export const week = (week: number) => `Semaine ${week}`
export const withoutWeek = 'Et plus encore'

// People and pictures on both pages

/** Shown instead of a name if the person is not in the export. */
export const somebody = 'Quelqu’un'
export const missingPicture = 'Cette image est manquante.'
