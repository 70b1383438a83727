import { locale, plural } from '#language/texts/de.ts'

// Buttons

export const cancel = 'Abbrechen'
export const close = 'Schließen'
export const dismiss = 'Ausblenden'
export const tryAgain = 'Noch einmal versuchen'
export const offlineButSentLater =
  'Du bist offline. Das bleibt hier gespeichert und wird gesendet, wenn du wieder online bist.'
export const offlineSoWait =
  'Du bist offline. Das muss warten, bis du wieder online bist. Was du eingegeben hast, bleibt hier.'

// Fields

export const showPassword = 'Passwort einblenden'
export const hidePassword = 'Passwort ausblenden'
export const charactersLeft = (count: number) =>
  plural(count, 'Noch 1 Zeichen', `Noch ${count.toLocaleString(locale)} Zeichen`)
export const charactersTooMany = (count: number) =>
  plural(count, '1 Zeichen zu viel', `${count.toLocaleString(locale)} Zeichen zu viel`)

// Notes

export const goodToKnow = 'Gut zu wissen'
export const pleaseNote = 'Bitte beachte'
/** Follows a sentence such as “The wishlist could not be loaded.” */
export const nothingIsLost = 'Nichts ist verloren. Vielleicht ist die Verbindung unterbrochen.'

// Short messages over the page

/** Read out before each message. */
export const toast = 'Benachrichtigung'
/** The name of the region with the messages. `{hotkey}` is replaced by the key that moves the focus there. */
export const toasts = 'Benachrichtigungen ({hotkey})'

// People

/** Shown instead of a name if the person’s name is not known. */
export const somebody = 'Jemand'
/** Names a person’s picture if the person’s name is not known. Without a picture, its first letter is shown. */
export const user = 'Person'

// Loading and refreshing

/** Each animation has a title and three lines, which are shown one after the other. */
export const loading = {
  0: { title: 'Ganz Ohr', steps: ['Ein kleines Herz, das schlägt', 'Die Tage zählen', 'Gleich so weit'] },
  1: { title: 'Ein wenig wachsen', steps: ['Warme Erde', 'Ein erstes Blatt', 'Dem Licht entgegen'] },
  2: { title: 'Ein stiller Moment', steps: ['Der Mond geht auf', 'Er zieht vorüber', 'Gleich so weit'] },
  3: { title: 'Das Nest bauen', steps: ['Ein Zweig', 'Und noch einer', 'Weich genug zum Sitzen'] },
  4: { title: 'Auf dem Weg', steps: ['Kleine Schritte', 'Einer nach dem anderen', 'Gleich so weit'] },
}
export const refreshing = 'Wird aktualisiert...'
export const letGoToRefresh = 'Zum Aktualisieren loslassen'
export const pullToRefresh = 'Zum Aktualisieren ziehen'

// Sharing a link

export const copyLink = 'Link kopieren'
export const copied = 'Kopiert!'
export const notCopied = 'Das Kopieren hat nicht geklappt'
export const share = 'Teilen'
export const notShared = 'Der Link konnte nicht geteilt werden'
export const copyInstead = 'Kopiere ihn stattdessen.'
export const qrCode = 'QR-Code'
export const pointCamera = 'Richte die Kamera eines anderen Handys auf diesen Code.'
export const qrCodeNotDrawn = 'Der QR-Code konnte nicht gezeichnet werden. Nimm stattdessen den Link.'
export const onlyOnThisDevice = 'Andere können diesen Link noch nicht öffnen'
export const whyOnlyOnThisDevice = (host: string) =>
  `Links zu ${host} lassen sich nur auf diesem Gerät öffnen. Die Person, die dieses Nestling betreibt, kann PUBLIC_URL auf eine Adresse setzen, die andere Geräte erreichen.`

// The picture viewer

export const zoomOut = 'Verkleinern'
export const zoomIn = 'Vergrößern'
export const previous = 'Zurück'
export const next = 'Weiter'
export const pictureNotLoaded = 'Dieses Bild konnte nicht geladen werden.'

// Sizes of files

export const megabytes = (number: string) => `${number}\u00a0MB`
export const gigabytes = (number: string) => `${number}\u00a0GB`
