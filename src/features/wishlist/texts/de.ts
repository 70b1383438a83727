import type { WishCategory, WishNews } from '../rules.ts'

export const categories: Record<WishCategory, string> = {
  baby_gear: 'Babyausstattung',
  maternity: 'Für die Schwangerschaft',
  nursery: 'Kinderzimmer',
  feeding: 'Stillen und Füttern',
  clothing: 'Kleidung',
  books: 'Bücher',
  other: 'Sonstiges',
}

// What is missing or wrong in a form

export const nameMissing = 'Bitte gib dem Wunsch einen Namen'
export const categoryMissing = 'Bitte wähle eine Kategorie'
export const invalidLink = 'Ungültiger Link'
export const notAfterToday = 'Bitte wähle einen Tag nach heute'

// Errors of the API

export const wishTaken = 'Das schenkt schon jemand anders.'
export const notYourPurchase =
  'Nur Admins und alle, die das schenken, können den Kauf zurücknehmen. Wer es gekauft hat, kann das auch, aber nur einen Tag lang.'
export const wishPurchased = 'Das wurde schon gekauft.'

// News for people who reserved or bought a wish. `by` is a first name, or empty if there is none.

export const news: Record<WishNews, (wish: string, by: string) => string> = {
  changed: (wish, by) =>
    `${by || 'Jemand'} hat dein Geschenk „${wish}“ geändert. Bitte sieh es dir noch einmal an, bevor du es kaufst.`,
  deleted: (wish, by) => `${by || 'Jemand'} hat dein Geschenk „${wish}“ von der Wunschliste gelöscht.`,
  restored: (wish, by) => `${by || 'Jemand'} hat dein Geschenk „${wish}“ auf die Wunschliste zurückgeholt.`,
  bought: (wish, by) => `${by || 'Jemand'} hat dein Geschenk „${wish}“ gekauft.`,
  reopened: (wish, by) =>
    `Dein Geschenk „${wish}“ ist doch nicht gekauft: ${by || 'Jemand'} hat den Kauf zurückgenommen.`,
  doubled: (wish, by) => `${by || 'Jemand'} hat „${wish}“ auch reserviert und kann nicht sehen, dass du es schenkst.`,
}
