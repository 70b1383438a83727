import { locale, plural } from '#language/texts/fr.ts'

// Buttons

export const cancel = 'Annuler'
export const close = 'Fermer'
export const dismiss = 'Ignorer'
export const tryAgain = 'Réessayer'
export const offlineButSentLater =
  'Pas de connexion. Cela reste ici, et sera envoyé quand tu seras de nouveau en ligne.'
export const offlineSoWait = 'Pas de connexion. Attends d’être de nouveau en ligne. Ce que tu as saisi reste ici.'

// Fields

export const showPassword = 'Afficher le mot de passe'
export const hidePassword = 'Masquer le mot de passe'
export const charactersLeft = (count: number) =>
  plural(count, `${count} caractère restant`, `${count.toLocaleString(locale)} caractères restants`)
export const charactersTooMany = (count: number) =>
  plural(count, `${count} caractère de trop`, `${count.toLocaleString(locale)} caractères de trop`)

// Notes

export const goodToKnow = 'Bon à savoir'
export const pleaseNote = 'À noter'
/** Follows a sentence such as “The wishlist could not be loaded.” */
export const nothingIsLost = 'Rien n’est perdu. La connexion est peut-être coupée.'

// Short messages over the page

/** Read out before each message. */
export const toast = 'Notification'
/** The name of the region with the messages. `{hotkey}` is replaced by the key that moves the focus there. */
export const toasts = 'Notifications ({hotkey})'

// People

/** Shown instead of a name if the person’s name is not known. */
export const somebody = 'Quelqu’un'
/** Names a person’s picture if the person’s name is not known. Without a picture, its first letter is shown. */
export const user = 'Membre'

// Loading and refreshing

/** Each animation has a title and three lines, which are shown one after the other. */
export const loading = {
  0: { title: 'À l’écoute', steps: ['Un petit cœur qui bat', 'On compte les jours', 'On y est presque'] },
  1: { title: 'Grandir un peu', steps: ['De la terre tiède', 'Une première feuille', 'Vers la lumière'] },
  2: { title: 'Un moment de calme', steps: ['La lune se lève', 'Elle glisse dans le ciel', 'On y est presque'] },
  3: { title: 'Faire son nid', steps: ['Une brindille', 'Et encore une', 'Assez doux pour s’y poser'] },
  4: { title: 'En chemin', steps: ['De petits pas', 'L’un après l’autre', 'On y est presque'] },
}
export const refreshing = 'Actualisation…'
export const letGoToRefresh = 'Relâche pour actualiser'
export const pullToRefresh = 'Tire pour actualiser'

// Sharing a link

export const copyLink = 'Copier le lien'
export const copied = 'Copié'
export const notCopied = 'Impossible de copier'
export const share = 'Partager'
export const notShared = 'Impossible de partager le lien'
export const copyInstead = 'Copie-le à la place.'
export const qrCode = 'QR code'
export const pointCamera = 'Pointe l’appareil photo d’un autre téléphone vers ce code.'
export const qrCodeNotDrawn = 'Impossible d’afficher le QR code. Utilise plutôt le lien.'
export const onlyOnThisDevice = 'Les autres ne peuvent pas encore ouvrir ce lien'
export const whyOnlyOnThisDevice = (host: string) =>
  `Les liens vers ${host} ne s’ouvrent que sur cet appareil. La personne qui gère ce Nestling peut donner à PUBLIC_URL une adresse accessible depuis d’autres appareils.`

// The picture viewer

export const zoomOut = 'Réduire'
export const zoomIn = 'Agrandir'
export const previous = 'Précédente'
export const next = 'Suivante'
export const pictureNotLoaded = 'Impossible de charger cette image.'

// Sizes of files

export const megabytes = (number: string) => `${number}\u00a0Mo`
export const gigabytes = (number: string) => `${number}\u00a0Go`
