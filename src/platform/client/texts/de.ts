import { plural } from '#language/texts/de.ts'

// When a page or a call fails

export const pageNotShown = 'Diese Seite konnte nicht angezeigt werden'
export const whyPageNotShown =
  'Nichts ist verloren. Vielleicht ist die Verbindung unterbrochen, oder Nestling wurde gerade aktualisiert.'
export const tryAgain = 'Noch einmal versuchen'
export const unreachable = 'Nestling war nicht erreichbar. Bitte versuche es noch einmal.'
export const worksAgainInMinutes = (minutes: number) =>
  plural(minutes, 'In 1 Minute geht es wieder.', `In ${minutes} Minuten geht es wieder.`)
export const worksAgainInAnHour = 'In einer Stunde geht es wieder.'
export const worksAgainInHours = (hours: number) =>
  plural(hours, 'In 1 Stunde geht es wieder.', `In ${hours} Stunden geht es wieder.`)

// When the session is over

export const signedOut = {
  unauthorized: { title: 'Nicht angemeldet', description: 'Du bist abgemeldet. Du kommst gleich zur Anmeldung...' },
  'session-expired': { title: 'Sitzung abgelaufen', description: 'Bitte melde dich erneut an, um weiterzumachen.' },
  'authentication-required': {
    title: 'Anmeldung nötig',
    description: 'Bitte melde dich erneut an, um weiterzumachen.',
  },
}

// Things that are gone

export const gone = 'Nicht mehr da'
export const whyGone = 'Es wurde gelöscht, oder es wird dir nicht mehr angezeigt.'

// Deleting

export const undo = 'Rückgängig'
/** Screen readers read it instead of “Undo”. */
export const undoLater = 'Aus „Zuletzt gelöscht“ zurückholen'
export const notBroughtBack = 'Es konnte nicht zurückgeholt werden'

// Forms

export const yourPassword = 'Dein Passwort'
export const showYourPassword = 'Dein Passwort einblenden'
export const hideYourPassword = 'Dein Passwort ausblenden'
export const draftIsBack = 'Dein Entwurf ist wieder da'
export const draftNotSaved = 'Das hast du früher eingegeben. Es ist noch nicht gespeichert.'
export const changedSinceDraft = 'Jemand hat das seitdem geändert'
export const draftShown =
  'Diese Felder zeigen, was du früher eingegeben hast. Fang neu an, um zu sehen, was jetzt gespeichert ist.'
export const startOver = 'Neu anfangen'
export const save = 'Speichern'

// When two people changed the same fields. `fields` is the number of fields that both changed.

export const whichVersion = 'Welche Fassung möchtest du behalten?'
export const changedBySomebody = 'Jemand anders hat das geändert'
export const somebodySaved = (fields: number) =>
  plural(
    fields,
    'Jemand hat das gespeichert, nachdem du es geöffnet hast, und ihr habt beide dieses Feld geändert.',
    'Jemand hat das gespeichert, nachdem du es geöffnet hast, und ihr habt beide diese Felder geändert.',
  )
export const changedBy = (name: string) => `Geändert von ${name}`
/** `when` is `atTime` or `onDay`. */
export const nameSaved = (name: string, when: string, fields: number) =>
  plural(
    fields,
    `${name} hat das ${when} gespeichert, nachdem du es geöffnet hast, und ihr habt beide dieses Feld geändert.`,
    `${name} hat das ${when} gespeichert, nachdem du es geöffnet hast, und ihr habt beide diese Felder geändert.`,
  )
export const changedElsewhere = 'An anderer Stelle geändert'
export const youSavedElsewhere = (when: string, fields: number) =>
  plural(
    fields,
    `Du hast das ${when} in einem anderen Fenster oder auf einem anderen Gerät gespeichert und an beiden Stellen dieses Feld geändert.`,
    `Du hast das ${when} in einem anderen Fenster oder auf einem anderen Gerät gespeichert und an beiden Stellen diese Felder geändert.`,
  )
export const atTime = (time: string) => `um ${time} Uhr`
export const onDay = (day: string) => `am ${day}`
export const yours = 'Deine'
export const otherVersion = 'Die andere Fassung'
export const versionOf = (name: string) => `Von ${name}`
export const versionFromHere = 'Von hier'
export const versionFromElsewhere = 'Von der anderen Stelle'
/** `fields` lists the labels of the changed fields. */
export const theirOtherChanges = (fields: string) => `Die übrigen Änderungen dieser Person bleiben: ${fields}.`
export const otherChangesOf = (name: string, fields: string) => `Die übrigen Änderungen von ${name} bleiben: ${fields}.`
export const yourOtherChanges = (fields: string) => `Deine übrigen Änderungen von dort bleiben: ${fields}.`
/** Shown instead of an empty field. */
export const nothing = 'Nichts'
export const yes = 'Ja'
export const no = 'Nein'

// Changes that wait for the network

export const waiting = 'Wartet'
export const notSent = 'Nicht gesendet'
export const waitingForNetwork = 'Wartet auf das Netz'
export const sentLater = 'Es wird gesendet, sobald du wieder online bist.'
export const belongsToDeleted =
  'Das gehört zu etwas, das hier gelöscht wurde. Kopiere den Text, falls du ihn noch brauchst.'
export const mayHaveArrived =
  'Das ist vielleicht schon angekommen. Prüfe, ob es da ist, bevor du es noch einmal sendest.'
export const notAccepted = 'Nestling konnte das nicht annehmen.'

// Uploads

export const stopped = 'Angehalten'

// Reactions

export const react = 'Reagieren'
export const reactSoFar = (reactions: string) => `Reagieren. Bisher: ${reactions}`
export const chooseReaction = 'Reaktion auswählen'
export const reactionNotSaved = 'Deine Reaktion wurde nicht gespeichert'
export const noReactions = 'Noch keine Reaktionen'
export const sendHeart = 'Herz senden'
export const reactionSent = {
  heart: 'Herz gesendet',
  smile: 'Lächeln gesendet',
  clap: 'Applaus gesendet',
  hug: 'Umarmung gesendet',
  tear: 'Freudenträne gesendet',
  star: 'Stern gesendet',
}
/** `sent` is a text of `reactionSent`. */
export const takeBack = (sent: string) => `${sent}. Zurücknehmen`

// Comments

/** The button that opens the comments, while there are none. */
export const comment = 'Kommentar'
export const commentCount = (count: number) => plural(count, '1 Kommentar', `${count} Kommentare`)
/** Stands beside the number of comments. */
export const commentUnit = (count: number) => plural(count, 'Kommentar', 'Kommentare')
export const readComments = (count: number) => plural(count, '1 Kommentar lesen', `${count} Kommentare lesen`)
export const writeSomething = 'Etwas schreiben'
export const comments = 'Kommentare'
export const commentsNotLoaded = 'Die Kommentare konnten nicht geladen werden.'
export const noComments = 'Noch keine Kommentare.'
export const writeFirstComment = 'Noch keine Kommentare. Schreib den ersten.'
export const showEarlier = 'Frühere Kommentare anzeigen'
export const earlierNotLoaded = 'Frühere Kommentare konnten nicht geladen werden.'
export const yourComment = 'Dein Kommentar'
export const send = 'Senden'
export const commentNotSent = 'Kommentar nicht gesendet'
/** Stands beside the time of a comment whose author has changed it. */
export const changed = 'geändert'
export const change = 'Ändern'
export const changeComment = 'Deinen Kommentar ändern'
export const commentNotChanged = 'Kommentar nicht geändert'
export const deleteIt = 'Löschen'
export const commentDeleted = 'Kommentar gelöscht'
export const commentBroughtBack = 'Kommentar zurückgeholt'
export const commentNotDeleted = 'Kommentar nicht gelöscht'
