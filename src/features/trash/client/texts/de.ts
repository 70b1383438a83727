// The page with recently deleted things

export const page = 'Zuletzt gelöscht · Nestling'
export const title = 'Zuletzt gelöscht'
export const lead = (days: number) =>
  `Gelöschtes bleibt ${days} Tage lang hier. Du siehst, was du hinzugefügt hast. Admins sehen alles.`
export const nothingHere = 'Hier ist nichts'
export const whatYouDelete = 'Was du löschst, erscheint hier, und du kannst es zurückholen'

// A deleted thing. Its facts stand in one line, with dots between them.

export const deletedAgo = (ago: string) => `${ago} gelöscht`
export const goneWithinADay = 'noch höchstens einen Tag'
export const daysLeft = (days: number) => `noch ${days} Tage`
export const bringBack = 'Zurückholen'
export const bringBackThing = (title: string) => `${title} zurückholen`
/** `kind` is the name of a kind of thing, such as "Kontakt". */
export const broughtBack = (kind: string) => `${kind} zurückgeholt`
export const notBroughtBack = 'Es konnte nicht zurückgeholt werden'
export const trashNotLoaded = 'Die Liste der gelöschten Dinge konnte nicht geladen werden.'
