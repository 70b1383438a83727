// The page

export const pageTitle = (week: number) => `Woche ${week} · Nestling`
export const notLoaded = 'Deine Reise konnte nicht geladen werden'
export const nothingLost = 'Nichts ist verloren. Vielleicht ist die Verbindung unterbrochen.'

// The week

export const journeyOf = (babyName: string) => `Die Reise von ${babyName}`
export const weekOfForty = (week: number) => `Woche ${week} von 40`
/** Stands above the number of the week. */
export const weekLabel = 'Woche'
export const countBegins = (week: number, shownWeek: number) =>
  `Gezählt wird ab Woche ${week}. Unten steht Woche ${shownWeek}.`
export const countEnds = (week: number, shownWeek: number) =>
  `Gezählt wird bis Woche ${week}. Unten steht Woche ${shownWeek}.`
export const progress = 'Fortschritt bis Woche 40'
export const progressMade = (percent: number) => `${percent}\u00a0% von 40 Wochen`
export const percentage = (percent: number) => `${percent}\u00a0%`

// The dates

export const dueDate = 'Geburtstermin'
export const daysRemaining = 'Verbleibende Tage'
export const anyDayNow = 'Bald ist es so weit'

// Without a due date

export const example = 'Beispiel'
export const weekIsExample = 'Gib deinen Geburtstermin ein, um deine eigene Woche zu sehen.'
export const setDueDate = 'Geburtstermin eingeben'
export const noDueDateYet = 'Die Eltern haben ihren Geburtstermin noch nicht eingegeben.'
