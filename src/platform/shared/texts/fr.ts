import { plural } from '#language/texts/fr.ts'

// Errors of the API

export const malformedJson = 'La requête n’est pas du JSON valide.'
export const malformedRequest = 'Impossible de lire la requête.'
export const invalidInput = 'Vérifie ce que tu as saisi.'
export const unauthorized = 'Accès non autorisé'
export const crossSite = 'Cette requête ne vient pas d’une page de Nestling.'
export const notFound = 'Il n’y a rien ici.'
export const keyReused = 'Cela a déjà été envoyé avec un autre contenu. Réessaie.'
export const outcomeUnknown =
  'Cela a déjà été envoyé, et la réponse s’est perdue. Vérifie si l’envoi est arrivé avant de recommencer.'
export const otherSender =
  'Une autre personne est connectée maintenant, ou un autre parcours est ouvert. Rien n’a été modifié.'
export const changedMeanwhile = 'Cela a été modifié entre-temps. Rien n’a été enregistré.'
export const tooLarge = 'C’est plus gros que ce que Nestling peut accepter.'
export const wrongMediaType = 'Ce type de contenu n’est pas accepté ici.'
export const badRange = 'Cette partie du fichier n’existe pas.'
export const unknownHost = 'Nestling n’est pas disponible à cette adresse.'
export const tooManyAttempts = 'Trop de tentatives. Attends un peu, puis réessaie.'
export const tooBusy = 'Nestling est très sollicité en ce moment. Réessaie dans un instant.'
export const internalError = 'Un problème est survenu de notre côté. Rien n’a été modifié.'
export const unavailable = 'Nestling n’accède pas à ses données en ce moment. Réessaie dans un instant.'
export const dataDamaged =
  'Une partie des données de Nestling est endommagée. La personne qui gère ce Nestling doit restaurer une sauvegarde.'
export const storageFull = 'L’espace de stockage est plein. Rien n’a été modifié.'
export const adminOnly = 'Accès réservé aux admins'
export const secondStepMissing =
  'Pour cela, les admins doivent avoir une deuxième étape ou une clé d’accès. Configures-en d’abord une dans ton compte.'
export const secondStepNotPassed =
  'Pour cela, déconnecte-toi, puis reconnecte-toi avec ta deuxième étape ou ta clé d’accès.'
export const sectionClosed = 'Les parents ne t’ont pas ouvert cette rubrique de leur parcours.'
export const invitationRequired = 'Il te faut une invitation pour suivre cette grossesse.'
export const tooMuchMail = 'Beaucoup d’e-mails ont été envoyés au cours de la dernière heure. Réessaie plus tard.'
export const notYours = 'Cela ne peut être modifié que par la personne qui l’a ajouté ou par les admins.'
export const notYourWords = 'Seule la personne qui a écrit cela peut le modifier.'
export const notAPicture =
  'Ce fichier n’est pas une image que Nestling peut lire. JPEG, PNG et WebP fonctionnent toujours.'
export const noJourney = 'Il n’y a pas encore de parcours de grossesse.'

export const fileAtMost = (megabytes: number) => `Un fichier peut faire au plus ${megabytes}\u00a0Mo.`

// Messages about a field

export const required = 'Obligatoire'
export const tooLong = (most: number | bigint) =>
  plural(Number(most), `Trop long\u00a0: au plus ${most} caractère`, `Trop long\u00a0: au plus ${most} caractères`)
export const tooShort = (least: number | bigint) =>
  plural(
    Number(least),
    `Trop court\u00a0: au moins ${least} caractère`,
    `Trop court\u00a0: au moins ${least} caractères`,
  )
export const cannotBeSaved = 'Contient des caractères impossibles à enregistrer'
export const invalidDate = 'Date non valide'
export const invalidTime = 'Heure non valide'
export const invalidEmail = 'Adresse e-mail non valide'
export const invalidLink = 'Lien non valide'
export const invalidKey = 'Clé non valide'
/** `format` is the technical name of a format. */
export const invalid = (format: string) => `Non valide\u00a0: ${format}`
export const expected = (type: string, received: string) => `Attendu\u00a0: ${type}, reçu\u00a0: ${received}`
export const atLeast = (least: number | bigint) => `Le nombre doit être supérieur ou égal à ${least}`
export const moreThan = (limit: number | bigint) => `Le nombre doit être supérieur à ${limit}`
export const atMost = (most: number | bigint) => `Le nombre doit être inférieur ou égal à ${most}`
export const lessThan = (limit: number | bigint) => `Le nombre doit être inférieur à ${limit}`
export const writeComment = 'Écris un commentaire'
export const unknownFields = (names: string) => `Clés inconnues dans l’objet\u00a0: ${names}`

// Dates and times

type Day = { readonly year: number; readonly month: number; readonly day: number }

export const months = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
]
/** Begins with Sunday. */
export const weekdays = ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.']

/** "6 janv. 2026" */
export const fullDay = ({ year, month, day }: Day) => `${dayOfYear({ year, month, day })} ${year}`
/** "6 janv.", "1er mai" */
export const dayOfYear = ({ month, day }: Day) => `${day === 1 ? '1er' : day} ${months[month - 1]}`
/** "mar. 6 janv.", or "mar. 6 janv. 2026" */
export const withWeekday = (weekday: number, day: string) => `${weekdays[weekday]} ${day}`
/** "09:30". The hours are 0 to 23. */
export const clock = (hours: number, minutes: string) => `${String(hours).padStart(2, '0')}:${minutes}`
/** "jeu. 19 mars, 10:30" */
export const moment = (day: string, clock: string) => `${day}, ${clock}`
export const momentInPlace = (moment: string, place: string) => `${moment} (${place})`

export const justNow = 'À l’instant'
export const ago = (amount: string) => `Il y a ${amount}`
/** `justNow` and `ago` inside a sentence, such as "Last used just now". */
export const justNowInside = 'à l’instant'
export const agoInside = (amount: string) => `il y a ${amount}`
export const hours = (count: number) => plural(count, `${count} heure`, `${count} heures`)
export const days = (count: number) => plural(count, `${count} jour`, `${count} jours`)
export const weeks = (count: number) => plural(count, `${count} semaine`, `${count} semaines`)

// Reactions

export const reactions = {
  heart: 'Cœur',
  smile: 'Sourire',
  clap: 'Applaudissements',
  hug: 'Câlin',
  tear: 'Larme de joie',
  star: 'Étoile',
}
export const reactionCount = (count: number, reaction: string) => `${count}\u00a0×\u00a0${reaction}`
export const yourReaction = (counts: string, reaction: string) => `${counts}. Ta réaction\u00a0: ${reaction}`

// Parts of the guide that people can hide

export const hideables = {
  drawing: 'Dessin du bébé',
  comparisons: 'Comparaisons de taille',
  'heart-rate': 'Rythme cardiaque',
}
