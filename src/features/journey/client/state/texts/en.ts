import { plural } from '#language/texts/en.ts'

// The state in the settings

export const expecting = (babyName: string) => `You are expecting ${babyName}. Home and the guide count the weeks.`
export const paused = 'The journey is paused. Nothing is counted, compared or suggested.'
export const hasEnded = 'The pregnancy has ended.'
export const nothingCounted = 'Nothing is counted, compared or suggested any more.'
export const readersOfEnd = {
  everybody: 'Everybody who follows along can read this.',
  family: 'Only family can read this.',
  admins: 'Only admins can read this.',
}
export const readersOfBirth = {
  everybody: (names: string) => `${names}: everybody who follows along can read about the birth on their home page.`,
  family: (names: string) => `${names}: only family can read about the birth on their home page.`,
  admins: (names: string) => `${names}: only admins can read about the birth on their home page.`,
}
export const ourBabyIsHere = (babies: number) => plural(babies, 'Our baby is here', 'Our babies are here')
export const changeHome = 'Change what the home page says'
export const sayEnded = 'The pregnancy has ended'
export const sayDied = (babies: number) => plural(babies, 'Our baby has died', 'All of our babies have died')
export const oneDiedBeforeBirth =
  'If one of your babies has died and you are still expecting, change the number of babies in the settings. Nobody gets a message, but everybody’s pages change to the new number.'
export const oneDiedAfterBirth =
  'If one of your babies has died, you can say so in your own words: press “Change what the home page says”.'
export const saving = 'Saving...'
export const tryAgain = 'Please try again.'

// A pause

export const pauseJourney = 'Pause the journey'
export const pauseQuestion = 'Pause the journey?'
export const pauseStopsCounting =
  'Nestling stops counting, comparing and suggesting, for everybody. Appointments disappear from the calendars on phones, and no invitations are emailed.'
export const pauseLeavesAll = 'What you shared stays. You can resume the journey at any time.'
export const pause = 'Pause'
export const isPaused = 'The journey is paused'
export const notPaused = 'The journey could not be paused'
export const resume = 'Resume the journey'
export const isResumed = 'The journey goes on'
export const notResumed = 'The journey is still paused'

// Taking the last change back

export const takeBack = 'Take this back'
export const takingBack = 'Taking back...'
export const takeBackToday = 'You can still take it back today.'
export const takeBackUntil = (day: string) => `You can take it back until ${day}.`
export const takenBack = 'Taken back'
export const notTakenBack = 'It could not be taken back'

// The dialogs about a birth and a loss

export const readers = 'Who reads this'
export const readersHint = 'For everybody else, the journey looks paused. You can tell them later.'
export const audiences = { everybody: 'Everybody who follows along', family: 'Only family', admins: 'Only admins' }
export const optional = 'Optional'
export const notSaved = 'This was not saved'

export const yourBabyIsHere = (babies: number) => plural(babies, 'Your baby is here', 'Your babies are here')
export const birthExplained = 'The people you choose below see this on their home page as soon as you save it.'
export const bornOn = 'Born on'
export const onlyChild = 'Your baby'
export const child = (number: number) => `Child ${number}`
export const name = 'Name'
export const weight = 'Weight in grams'
export const length = 'Length in cm'
export const addChild = 'Add another child'
export const removeChild = 'Remove the last child'
export const birthMessage = 'A few words'
export const saveBirth = 'Save and show it'

export const soSorry = 'We are so sorry'
export const lossExplained =
  'Nestling stops counting, comparing and suggesting, for everybody and on every device. What you shared stays until you delete it, and you can take this back for 30 days.'
export const lossMessage = 'A message for those who follow along'
export const lossMessageHint = 'They see it on their home page. You do not have to write anything.'
export const lossDay = 'Day'
export const saveLoss = 'Save'

// Home, when the due date has passed

export const homeTitle = (name: string) => `${name} · Nestling`
export const isBabyHere = (babyName: string) => `Is ${babyName} here?`
export const choices = 'You can tell everybody, pause the journey, or say that the pregnancy has ended.'
export const answerNow = 'Say how things are'
export const notYet = 'Not yet'
export const whomToAsk = 'If you have questions, call your midwife or maternity unit.'
export const waitForNews = 'The parents will tell you here when there is news.'

// Home after a birth

/** "Wren", "Wren and Robin", "Wren, Robin and Jay" */
export const allNames = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
export const areHere = (names: string, children: number) => plural(children, `${names} is here`, `${names} are here`)
export const bornToday = 'Born today'
export const daysOld = (days: number) => plural(days, '1 day old', `${days} days old`)
/** From 2 weeks on. */
export const weeksOld = (weeks: number) => `${weeks} weeks old`
/** From 3 months on. */
export const monthsOld = (months: number) => `${months} months old`
export const atBirth = 'At birth'
export const weightAndLength = (weight: string, length: string) => `${weight}, ${length}`
export const grams = (grams: string) => `${grams} g`
export const pounds = (pounds: string) => `${pounds} lb`
export const poundsAndOunces = (pounds: string, ounces: string) => `${pounds} lb ${ounces} oz`
export const centimetres = (centimetres: string) => `${centimetres} cm`
export const inches = (inches: string) => `${inches} in`
export const readersSoFar = {
  family: 'Only family can read this so far.',
  admins: 'Only admins can read this so far.',
}
export const forParents = 'For the parents'
export const picture = 'Picture'
export const addPicture = 'Add a picture'
export const changePicture = 'Change the picture'
export const addingPicture = 'Adding...'
export const removePicture = 'Remove the picture'
export const removingPicture = 'Removing...'
export const pictureNotChanged = 'Picture not changed'
export const callAfterBirth = 'What to call about after a birth'

// Home during a pause and after a loss

export const pausedTitle = 'This journey is paused'
export const endedGreeting = 'We are so sorry.'
export const pausedExplained =
  'What was shared is still here. Nothing is counted or suggested until the parents resume the journey.'
export const endedExplained =
  'What was shared is still here, whenever you want to see it. Nothing is counted or suggested any more.'
export const updates = 'Updates'
export const photos = 'Photos'
export const callAbout = 'What to call about'
export const changeEnd = 'Change or take this back'
