import type { ReactNode } from 'react'

type Link = (text: string) => ReactNode

// Home

export const notAvailable = (week: number) => `Journey information not available for week ${week}`
export const babyInWeek = (name: string, week: number) => `${name} in week ${week}`
export const openGuide = 'Open the guide'
export const whatToCallAbout = 'What to call about'
export const typicalValues =
  'Typical values, not medical advice. Every baby grows at its own pace. The guide names the sources.'

// Figures of a week

export const size = 'Size'
export const sizeOfOne = 'One of your babies'
/** "1.6 cm, crown to rump. Compared by length." */
export const sizeDetail = (length: string, comparison: string) => `${length}. ${comparison}.`
export const heartRate = 'Heart rate'
export const weight = 'Weight'
/** `source` is the origin of the weight: "Hadlock 1991", "charts of anatomy". */
export const typicalWeight = (source: string) => `typical weight by ${source}`

// The sentence about the baby’s size. `who` is the baby’s name or `eachBaby`

export const eachBaby = 'Each baby'
export const measuresAbout = (who: string, length: string) => `${who} measures about ${length}.`
export const asLongAs = (who: string, thing: string, length: string) =>
  `${who} is about as long as ${thing}: ${length}.`
export const weighsAsMuchAs = (who: string, thing: string, weight: string) =>
  `${who} weighs about as much as ${thing}: ${weight}.`
/** Names what a baby is compared with, in a sentence: "an apple" for "Apple", "two large bottles of water". */
export const thingInSentence = (comparison: string) => {
  const words = comparison.charAt(0).toLowerCase() + comparison.slice(1)
  if (/^(two|three) /.test(words)) return words
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
}
/** Shown in a sentence instead of a length, if the baby is too small to measure. */
export const leastLengthInSentence = { metric: 'under 1 mm', us: 'under 0.04 in' }
export const typicalValue = 'A typical value, not medical advice.'

// The guide’s page

export const pageTitle = 'Pregnancy Journey · Nestling'
export const pageHeading = 'Pregnancy Journey'
export const journeyNotLoaded = 'Your journey could not be loaded'
export const nothingLost = 'Nothing is lost. Your connection may be down.'
export const weekWithTitle = (week: number, title: string) => `Week ${week}: ${title}`
export const notReviewed =
  'No clinician has reviewed this guide. If something in it is wrong, tell whoever runs your Nestling.'
export const changeState = 'Pause the journey, or say that your baby is here or that the pregnancy has ended'
export const tryAgain = 'Try again'

export const example = 'Example'
export const setDueDate = (link: Link) => <>The guide begins with your own week once you {link('set your due date')}.</>
export const dueDateNotSet = 'The guide begins with the family’s own week once the parents set their due date.'

// Parts of the page that have failed

export const growthNotShown = 'Growth could not be shown. Load the page again.'
export const notesToolsNotShown = 'The tools for your notes could not be shown. Load the page again.'
export const firstWeeksNotShown = 'The checks of the first weeks could not be shown. Load the page again.'

// The page while no weeks are counted

export const titleAtRest = 'Guide · Nestling'
export const headingAtRest = 'Guide'
export const atRest = {
  // The guide counts weeks until 43+0, so these words are shown only after that.
  expecting: {
    title: 'Waiting for news',
    text: 'The guide no longer counts the weeks. What to call about is still here, and what you ticked and wrote is still in this browser.',
  },
  paused: {
    title: 'The guide is paused',
    text: 'While the journey is paused, no weeks, pictures or lists are shown. What you ticked and wrote is still in this browser.',
  },
  born: {
    title: 'After the birth',
    text: 'The weeks of pregnancy are over. What you ticked and wrote is still in this browser.',
  },
  ended: {
    title: 'If you need help',
    text: 'Weeks, pictures and lists are no longer shown. What you ticked and wrote is still in this browser, if you want it.',
  },
}

// The first weeks after a birth

export const firstWeeks = 'The first weeks'
export const forParents = 'For the parents, with the days counted from the birth.'
export const ofBaby = 'Your baby'
export const noChecksOfBaby =
  'Your midwife or doctor will tell you which checks your baby has. We have no source for your region.'
export const ofParent = 'You'
export const sources = (titles: string) => `Sources: ${titles}`
export const byDay = (day: string) => `By ${day}`
export const fromDayToDay = (from: string, to: string) => `${from} to ${to}`
/** The days are those of `byDay` or `fromDayToDay`. */
export const askIfNotDone = (days: string) => `${days}. If it has not been done, ask your midwife or doctor.`
