import type { ReactNode } from 'react'
import { plural } from '#language/texts/fr.ts'

/** Marks up a text such as “il y a 2 heures” as a time. */
type Time = (text: string) => ReactNode

// The health of the installation

export const disk = (usedPercent: number, free: string) => `Le disque est plein à ${usedPercent} %, il reste ${free}.`
/** What too little free space means. Each key is what people can still do. */
export const consequences = {
  everything: 'Libère de la place.',
  'no-files': 'On ne peut pas ajouter de photos tant qu’il n’y a pas de place.',
  deleting: 'On peut seulement se connecter, lire et supprimer tant qu’il n’y a pas de place.',
}
export const lastSeen = (ago: string, time: Time) => <>Dernière fois : {time(ago)}.</>

// The examination

export const examine = 'Tout examiner'
export const examining = 'Examen en cours…'
export const notExamined = 'Rien n’a été examiné'
export const findings = 'Résultats'
export const verdicts = { good: 'Bien', advice: 'Conseil', fault: 'Défaut' }

// The backups

export const lastBackup = (ago: string, time: Time, size: string) => (
  <>
    Dernière sauvegarde complète {time(ago)} : {size}.
  </>
)
export const noBackup = 'Il n’y a pas encore de sauvegarde. Nestling en fait une chaque nuit.'
export const backupFailed = (ago: string, time: Time) => <>La sauvegarde a échoué {time(ago)}.</>
export const incompletePhotos = (count: number) =>
  plural(
    count,
    `${count} fichier photo est manquant ou endommagé, la sauvegarde ne le contient donc pas.`,
    `${count} fichiers photo sont manquants ou endommagés, la sauvegarde ne les contient donc pas.`,
  )
export const faultyFiles = (count: number) =>
  plural(
    count,
    `${count} fichier photo stocké est manquant ou endommagé. La commande « npm run nestling -- verify » dit lequel, et où une sauvegarde en a encore une copie.`,
    `${count} fichiers photo stockés sont manquants ou endommagés. La commande « npm run nestling -- verify » dit lesquels, et où une sauvegarde en a encore une copie.`,
  )
export const beingChecked =
  'Ces données sont une copie d’un autre dossier de données. Nestling vérifie ses index et ses photos, ce qui peut prendre plusieurs minutes.'
export const unknownFiles = (count: number) =>
  plural(
    count,
    `${count} fichier photo n’appartient à rien dans Nestling. Ces fichiers sont déplacés dans le dossier « unknown », à côté des photos, et y restent.`,
    `${count} fichiers photo n’appartiennent à rien dans Nestling. Ces fichiers sont déplacés dans le dossier « unknown », à côté des photos, et y restent.`,
  )
export const eachNight =
  'Nestling sauvegarde chaque nuit les données et les photos de tous ses parcours, et vérifie une partie des photos stockées.'
export const backUp = 'Sauvegarder'
export const backingUp = 'Sauvegarde…'
export const notRequested = 'Aucune sauvegarde n’a été demandée'
export const backupNotLoaded = 'Impossible de charger la dernière sauvegarde.'
export const stateNotLoaded = 'Impossible de charger l’état de Nestling.'
