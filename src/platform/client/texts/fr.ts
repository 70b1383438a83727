import { de, plural } from '#language/texts/fr.ts'

// When a page or a call fails

export const pageNotShown = 'Impossible d’afficher cette page'
export const whyPageNotShown =
  'Rien n’est perdu. La connexion est peut-être coupée, ou Nestling vient d’être mis à jour.'
export const tryAgain = 'Réessayer'
export const unreachable = 'Impossible de joindre Nestling. Réessaie.'
export const worksAgainInMinutes = (minutes: number) =>
  plural(
    minutes,
    `Cela fonctionnera de nouveau dans ${minutes} minute.`,
    `Cela fonctionnera de nouveau dans ${minutes} minutes.`,
  )
export const worksAgainInAnHour = 'Cela fonctionnera de nouveau dans une heure.'
export const worksAgainInHours = (hours: number) =>
  plural(
    hours,
    `Cela fonctionnera de nouveau dans ${hours} heure.`,
    `Cela fonctionnera de nouveau dans ${hours} heures.`,
  )

// When the session is over

export const signedOut = {
  unauthorized: { title: 'Accès non autorisé', description: 'Ta session est fermée. Reconnexion…' },
  'session-expired': { title: 'Session expirée', description: 'Reconnecte-toi pour continuer.' },
  'authentication-required': {
    title: 'Connexion nécessaire',
    description: 'Reconnecte-toi pour continuer.',
  },
}

// Things that are gone

export const gone = 'Ce n’est plus là'
export const whyGone = 'Cela a été supprimé, ou tu n’y as plus accès.'

// Deleting

export const undo = 'Annuler'
/** Screen readers read it instead of “Undo”. */
export const undoLater = 'Rétablir depuis la corbeille'
export const notBroughtBack = 'Impossible de rétablir cet élément'

// Forms

export const yourPassword = 'Ton mot de passe'
export const showYourPassword = 'Afficher ton mot de passe'
export const hideYourPassword = 'Masquer ton mot de passe'
export const draftIsBack = 'Ton brouillon est de retour'
export const draftNotSaved = 'Tu avais saisi cela. Ce n’est pas encore enregistré.'
export const changedSinceDraft = 'Quelqu’un a modifié cela depuis'
export const draftShown =
  'Ces champs montrent ce que tu avais saisi. Recommence pour voir ce qui est enregistré maintenant.'
export const startOver = 'Recommencer'
export const save = 'Enregistrer'

// When two people changed the same fields. `fields` is the number of fields that both changed.

/** “Des deux côtés” needs no gender, unlike “tous les deux”. */
const bothChanged = (fields: number) =>
  plural(fields, 'Ce champ a été modifié des deux côtés.', 'Ces champs ont été modifiés des deux côtés.')

export const whichVersion = 'Quelle version veux-tu garder\u202f?'
export const changedBySomebody = 'Modifié par quelqu’un d’autre'
export const somebodySaved = (fields: number) =>
  `Quelqu’un a enregistré cela après que tu l’as ouvert. ${bothChanged(fields)}`
export const changedBy = (name: string) => `Modifié par ${name}`
/** `when` is `atTime` or `onDay`. */
export const nameSaved = (name: string, when: string, fields: number) =>
  `${name} a enregistré cela ${when}, après que tu l’as ouvert. ${bothChanged(fields)}`
export const changedElsewhere = 'Modifié ailleurs'
export const youSavedElsewhere = (when: string, fields: number) =>
  plural(
    fields,
    `Tu as enregistré cela ${when} dans une autre fenêtre ou sur un autre appareil, et tu as modifié ce champ aux deux endroits.`,
    `Tu as enregistré cela ${when} dans une autre fenêtre ou sur un autre appareil, et tu as modifié ces champs aux deux endroits.`,
  )
export const atTime = (time: string) => `à ${time}`
export const onDay = (day: string) => `le ${day}`
export const yours = 'La tienne'
export const otherVersion = 'L’autre version'
export const versionOf = (name: string) => `Celle ${de(name)}`
export const versionFromHere = 'Celle d’ici'
export const versionFromElsewhere = 'Celle de l’autre endroit'
/** `fields` lists the labels of the changed fields. */
export const theirOtherChanges = (fields: string) =>
  `Les autres modifications de cette personne sont conservées\u00a0: ${fields}.`
export const otherChangesOf = (name: string, fields: string) =>
  `Les autres modifications ${de(name)} sont conservées\u00a0: ${fields}.`
export const yourOtherChanges = (fields: string) =>
  `Tes autres modifications faites là-bas sont conservées\u00a0: ${fields}.`
/** Shown instead of an empty field. */
export const nothing = 'Rien'
export const yes = 'Oui'
export const no = 'Non'

// Changes that wait for the network

export const waiting = 'En attente'
export const notSent = 'Non envoyé'
export const waitingForNetwork = 'En attente du réseau'
export const sentLater = 'Ce sera envoyé dès que tu seras de nouveau en ligne.'
export const belongsToDeleted =
  'Cela se rapportait à un élément supprimé ici. Copie le texte si tu en as encore besoin.'
export const mayHaveArrived = 'Cet envoi est peut-être déjà arrivé. Vérifie avant d’envoyer de nouveau.'
export const notAccepted = 'Nestling n’a pas pu accepter cela.'

// Uploads

export const stopped = 'Arrêté'

// Reactions

export const react = 'Réagir'
export const reactSoFar = (reactions: string) => `Réagir. Jusqu’ici\u00a0: ${reactions}`
export const chooseReaction = 'Choisir une réaction'
export const reactionNotSaved = 'Ta réaction n’a pas été enregistrée'
export const noReactions = 'Pas encore de réaction'
export const sendHeart = 'Envoyer un cœur'
export const reactionSent = {
  heart: 'Cœur envoyé',
  smile: 'Sourire envoyé',
  clap: 'Applaudissements envoyés',
  hug: 'Câlin envoyé',
  tear: 'Larme de joie envoyée',
  star: 'Étoile envoyée',
}
/** `sent` is a text of `reactionSent`. */
export const takeBack = (sent: string) => `${sent}. Retirer la réaction`

// Comments

/** The button that opens the comments, while there are none. */
export const comment = 'Commenter'
export const commentCount = (count: number) => plural(count, `${count} commentaire`, `${count} commentaires`)
/** Stands beside the number of comments. */
export const commentUnit = (count: number) => plural(count, 'commentaire', 'commentaires')
export const readComments = (count: number) => plural(count, `Lire ${count} commentaire`, `Lire ${count} commentaires`)
export const writeSomething = 'Écrire un mot'
export const comments = 'Commentaires'
export const commentsNotLoaded = 'Impossible de charger les commentaires.'
export const noComments = 'Pas encore de commentaire.'
export const writeFirstComment = 'Pas encore de commentaire. Écris le premier.'
export const showEarlier = 'Afficher les commentaires précédents'
export const earlierNotLoaded = 'Impossible de charger les commentaires précédents.'
export const yourComment = 'Ton commentaire'
export const send = 'Envoyer'
export const commentNotSent = 'Commentaire non envoyé'
/** Stands beside the time of a comment whose author has changed it. */
export const changed = 'modifié'
export const change = 'Modifier'
export const changeComment = 'Modifier ton commentaire'
export const commentNotChanged = 'Commentaire non modifié'
export const deleteIt = 'Supprimer'
export const commentDeleted = 'Commentaire supprimé'
export const commentBroughtBack = 'Commentaire rétabli'
export const commentNotDeleted = 'Commentaire non supprimé'
