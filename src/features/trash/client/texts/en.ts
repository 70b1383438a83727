// The page with recently deleted things

export const page = 'Recently deleted · Nestling'
export const title = 'Recently deleted'
export const lead = (days: number) =>
  `Deleted things stay here for ${days} days. You see the things that you added. Admins see everything.`
export const nothingHere = 'Nothing here'
export const whatYouDelete = 'What you delete appears here, and you can bring it back'

// A deleted thing. Its facts stand in one line, with dots between them.

export const deletedAgo = (ago: string) => `deleted ${ago}`
export const goneWithinADay = 'gone within a day'
export const daysLeft = (days: number) => `${days} days left`
export const bringBack = 'Bring back'
export const bringBackThing = (title: string) => `Bring back ${title}`
/** `kind` is the name of a kind of thing, such as "Contact". */
export const broughtBack = (kind: string) => `${kind} brought back`
export const notBroughtBack = 'It could not be brought back'
export const trashNotLoaded = 'The list of deleted things could not be loaded.'
