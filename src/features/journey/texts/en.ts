import { plural } from '#language/texts/en.ts'

// The age and the due date

/** "29 weeks and 3 days" */
export const weeksAndDays = (weeks: string, days: string) => `${weeks} and ${days}`
export const dueToday = 'Due today'
export const daysRemaining = (days: number) => plural(days, '1 day remaining', `${days} days remaining`)
export const daysPastDueDate = (days: number) =>
  plural(days, '1 day past the due date', `${days} days past the due date`)

// Refusals

export const parentsOnly = 'Only the parents can change this.'
export const otherAdmins = 'There is another admin or parent. Only the last one can delete a journey.'
export const onlyTakenBack =
  'You can take back only the last change, and only for 30 days. Reload the page to see how things stand.'
export const stateChangedMeanwhile =
  'This was changed in the meantime. Nothing was saved. Look at how things stand now.'
export const noBirth =
  'A picture can be added once you have said that your baby is here. Reload the page to see how things stand.'
export const nothingToTakeBack = 'There is nothing left to take back. Reload the page to see how things stand.'

// Messages about a field

export const invalidTimeZone = 'Invalid time zone'
export const invalidCountry = 'Invalid country'
export const unlikelyDueDate = 'A due date is at most 300 days ahead and at most 60 days ago'
export const sameParentTwice = 'The parents must be different people'
export const samePartTwice = 'The parents must have different parts'
export const parentNotAdmin = 'A parent must be an admin of this journey'
export const childrenWithoutBirth = 'Only a birth has children'
export const dayWithoutEvent = 'Only a birth or a loss has a day'
export const readersWithoutEvent = 'Only a birth or a loss can be told to only some people'
export const unlikelyDay = 'This day is in the future, or more than 400 days ago'

// News. These words follow a name.

export const announcedBirth = 'announced the birth'
export const hasNews = 'has news for the family'

// The download

export const theJourney = 'The journey'
export const baby = 'Baby'
export const dueDate = 'Due date'
export const noDueDate = 'Not set'
export const parent = 'Parent'
/** What the baby calls this parent. */
export const calledAs = (word: string) => `“${word}”`
export const born = 'Born'
export const bornOn = (names: string, day: string) => `${names}, ${day}`
export const ended = 'Ended'
export const fromParents = 'From the parents'
