import type { ReactNode } from 'react'
import type { Priority, SurpriseMode } from '../../rules.ts'

// The page

export const pageTitle = 'Wunschliste · Nestling'
export const title = 'Wunschliste'
export const notLoaded = 'Die Wunschliste konnte nicht geladen werden.'
export const addItem = 'Wunsch hinzufügen'
export const nothingYet = 'Noch keine Wünsche'
export const addFirst =
  'Füge als ersten Wunsch etwas hinzu, das helfen würde. Alle können sehen, wer was schenkt, so wird nichts doppelt gekauft.'
export const willAppear = 'Hier erscheinen die Wünsche der Familie, aus denen du wählen kannst.'
export const wishes = 'Wünsche'
export const recentlyDeleted = 'Zuletzt gelöscht'

// The filter by category

export const category = 'Kategorie'
export const allCategories = (count: number) => `Alle Kategorien (${count})`
export const countedCategory = (category: string, count: number) => `${category} (${count})`
export const nothingInCategory = (category: string) => `Nichts in „${category}“`
export const nobodyAdded = 'In dieser Kategorie hat noch niemand etwas hinzugefügt.'
export const showAll = 'Alle Wünsche anzeigen'

// News about gifts

export const newsTitle = 'Neues zu deinen Geschenken'
export const dismissNews = (wish: string) => `Neues ausblenden: ${wish}`

// A wish

export const priorityMarks: Record<Priority, string> = {
  high: 'Hohe Priorität',
  medium: 'Mittlere Priorität',
  low: 'Niedrige Priorität',
}
export const storeAt = (host: string) => `Shop: ${host}`
export const pictureAt = (host: string) => `Bild auf ${host}`
export const purchased = 'Gekauft'
/** Stands after `purchased` and the day of the purchase. */
export const purchasedBy = (name: string) => `von ${name}`
export const editWish = (name: string) => `${name} bearbeiten`
export const deleteWish = (name: string) => `${name} löschen`

// Who is getting a wish

export const somebody = 'Jemand'
export const youGetThis = 'Das schenkst du'
export const youGetUnits = (units: number) => `Du schenkst ${units}`
export const othersGetThis = (name: string) => `${name} schenkt das`
export const othersGetUnits = (name: string, units: number) => `${name} schenkt ${units}`
/** Joins the texts above into one line, such as “Ruth is getting 2, Ben is getting 1”. */
export const givers = (texts: readonly string[]) => texts.join(', ')
export const unitsTaken = (taken: number, all: number) => `${taken} von ${all} vergeben`
export const taken = 'Vergeben'

// To reserve a wish

export const getIt = 'Ich schenke es'
export const getItOf = (wish: string) => `Ich schenke es: ${wish}`
export const youGetIt = 'Das schenkst du'
export const othersSeeIt = 'Andere können sehen, dass es vergeben ist.'
export const undo = 'Rückgängig'
export const undoOf = (wish: string) => `Rückgängig: ${wish}`
export const noLongerYours = 'Du schenkst es nicht mehr'
export const changeUnits = 'Anzahl ändern'
export const changeUnitsOf = (wish: string) => `Anzahl ändern: ${wish}`
export const unitsQuestion = 'Wie viele schenkst du?'
export const unitsWanted = (count: number) => `${count} gewünscht`
export const getUnits = 'Ich schenke sie'
export const othersSeeUnits = 'Andere können sehen, wie viele vergeben sind.'

// To buy a wish

export const markPurchased = 'Als gekauft markieren'
export const markPurchasedOf = (wish: string) => `Als gekauft markieren: ${wish}`
export const purchaseQuestion = 'Als gekauft markieren?'
export const oneCountsAsBought = (wish: ReactNode) => (
  <>{wish} gilt dann als gekauft. Du kannst das innerhalb eines Tages zurücknehmen.</>
)
export const allCountAsBought = (wish: ReactNode, units: number) => (
  <>
    {wish} (alle {units}) gilt dann als gekauft. Du kannst das innerhalb eines Tages zurücknehmen.
  </>
)
export const othersWillBeTold = (names: readonly string[]) =>
  names.length === 1
    ? `${names[0]} wollte es schenken und bekommt Bescheid.`
    : `${names.slice(0, -1).join(', ')} und ${names.at(-1)} wollten es schenken und bekommen Bescheid.`
export const markedPurchased = 'Als gekauft markiert'
export const notPurchased = 'Doch nicht gekauft'
export const notPurchasedOf = (wish: string) => `Doch nicht gekauft: ${wish}`
export const backOnWishlist = 'Wieder auf der Wunschliste'

// The form of a wish

export const editItem = 'Wunsch bearbeiten'
export const itemName = 'Name des Wunsches'
export const chooseOne = 'Auswählen'
export const priority = 'Priorität'
export const priorities: Record<Priority, string> = { high: 'Hoch', medium: 'Mittel', low: 'Niedrig' }
export const howMany = 'Anzahl'
export const price = 'Preis'
export const examplePrice = '49,99\u00a0€'
export const description = 'Beschreibung'
export const storeLink = 'Link zum Shop'
export const pictureLink = 'Link zu einem Bild'
export const pictureHint = 'Wenn möglich, wird hier eine Kopie gespeichert. Sonst wird der Link angezeigt.'
export const notes = 'Notizen'
export const notesHint = 'Eine Farbe, eine Größe, was es nicht sein soll'
export const adding = 'Wird hinzugefügt...'
export const save = 'Speichern'
export const saving = 'Wird gespeichert...'
export const itemAdded = 'Wunsch hinzugefügt'
export const itemSaved = 'Wunsch gespeichert'

// To delete a wish

export const deleteQuestion = (wish: string) => `${wish} löschen?`
export const deleteConsequence = (days: number) =>
  `Der Wunsch verschwindet für alle von der Liste, und wer ihn schenken wollte, bekommt Bescheid. Du kannst ihn ${days} Tage lang zurückholen.`
export const deleteIt = 'Löschen'
export const itemDeleted = 'Wunsch gelöscht'
export const itemBroughtBack = 'Wunsch zurückgeholt'

// The surprise

export const surprise = 'Eine Überraschung'
export const surpriseOffer = 'Alle sehen, wer was schenkt. Wenn du dich lieber überraschen lässt, kannst du das wählen.'
export const surpriseSettings = 'Überraschungen'
/** What the parents see of others’ gifts. The parents read `you`, and everybody else reads `parents`. */
export const surprises = {
  you: {
    taken: {
      forNow: 'Vorerst siehst du, dass etwas vergeben ist, aber nicht, wer es schenkt und ob es schon gekauft ist.',
      until: (day: string) =>
        `Bis ${day} siehst du, dass etwas vergeben ist, aber nicht, wer es schenkt und ob es schon gekauft ist.`,
    },
    nothing: {
      forNow: 'Vorerst siehst du nichts davon, was andere schenken wollen oder gekauft haben.',
      until: (day: string) => `Bis ${day} siehst du nichts davon, was andere schenken wollen oder gekauft haben.`,
    },
  },
  parents: {
    taken: {
      forNow:
        'Vorerst sehen die Eltern, dass etwas vergeben ist, aber nicht, wer es schenkt und ob es schon gekauft ist.',
      until: (day: string) =>
        `Bis ${day} sehen die Eltern, dass etwas vergeben ist, aber nicht, wer es schenkt und ob es schon gekauft ist.`,
    },
    nothing: {
      forNow: 'Vorerst sehen die Eltern nichts davon, was andere schenken wollen oder gekauft haben.',
      until: (day: string) =>
        `Bis ${day} sehen die Eltern nichts davon, was andere schenken wollen oder gekauft haben.`,
    },
  },
}

// The form of the surprise

export const whatParentsSee = 'Was die Eltern von Geschenken anderer sehen'
export const modes: Record<SurpriseMode, { label: string; hint: string }> = {
  everything: { label: 'Alles', hint: 'Wer was schenkt, mit Namen, und was gekauft ist' },
  taken: { label: 'Nur, dass es vergeben ist', hint: 'Nicht, wer es schenkt, und nicht, ob es gekauft ist' },
  nothing: { label: 'Nichts', hint: 'Wünsche, die andere schenken oder kaufen, sehen aus, als wären sie noch frei' },
}
export const until = 'Bis'
export const untilHint = 'Ab diesem Tag wird alles angezeigt. Lass das Feld leer, wenn es kein Enddatum gibt.'
export const settingsUpdated = 'Einstellungen gespeichert'
export const settingsNotUpdated = 'Nicht gespeichert'

// Failures

export const notAdded = 'Wunsch nicht hinzugefügt'
export const notUpdated = 'Wunsch nicht geändert'
export const notRemoved = 'Wunsch nicht gelöscht'
export const wentWrong = 'Etwas ist schiefgelaufen. Bitte versuche es noch einmal.'

// Changes that wait for the network

export const waitingWish = 'Wunsch'
export const waitingChange = 'Geänderter Wunsch'
export const waitingDeletion = 'Gelöschter Wunsch'
export const waitingReservation = 'Reservierung'
export const waitingRelease = 'Zurückgenommene Reservierung'
