// The page with recently deleted things

export const page = 'Corbeille · Nestling'
export const title = 'Corbeille'
export const lead = (days: number) =>
  `Ce qui est supprimé reste ici pendant ${days} jours. Tu vois ce que tu as ajouté. Les admins voient tout.`
export const nothingHere = 'Rien ici'
export const whatYouDelete = 'Ce que tu supprimes s’affiche ici, et tu peux le rétablir'

// A deleted thing. Its facts stand in one line, with dots between them.

export const deletedAgo = (ago: string) => `suppression ${ago}`
export const goneWithinADay = 'disparaît dans moins d’un jour'
export const daysLeft = (days: number) => `encore ${days} jours`
export const bringBack = 'Rétablir'
export const bringBackThing = (title: string) => `Rétablir ${title}`
/** `kind` is the name of a kind of thing, such as "Contact". It may be feminine. */
export const broughtBack = (kind: string) => `${kind} : c’est rétabli`
export const notBroughtBack = 'Impossible de rétablir cet élément'
export const trashNotLoaded = 'Impossible de charger la corbeille.'
