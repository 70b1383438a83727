import type { ReactNode } from 'react'

// Links in the guide

export const timeThem = 'Time them, and see when to call'
export const howTheyFeel = 'How they feel, and whom to call'

// Both pages

export const nothingHere = 'There is nothing here at the moment.'
export const nothingForYou = 'There is nothing here for you at the moment. The parents decide what they share.'
export const backToHome = 'Back to home'
export const callNow = 'Call now'
export const notedSoFar = 'Noted so far'
export const notSaved = 'Not saved'
export const saved = 'Saved'
export const save = 'Save'

// Notes that are not on the server yet

export const onlyInTab = 'Only in this tab'
export const stayOpen = 'This browser cannot store your notes, so keep this page open until there is a connection.'
export const onThisDevice = 'Kept on this device'
export const notSentYet = 'Not sent yet. It will be sent as soon as you are back online.'

// Whom to call

export const callTeam = {
  uk: 'Call your midwife or maternity unit.',
  us: 'Call your doctor or midwife.',
  de: 'Call your midwife, doctor or maternity unit.',
  es: 'Call the hospital or your midwife, or go to the emergency department.',
  fr: 'Call your maternity unit or midwife.',
  other: 'Call your midwife, doctor or clinic.',
}
export const addTheirNumber = (link: (text: string) => ReactNode) => (
  <>{link('Save their number')} to get a button for it here.</>
)
/** `whom` is a name or a number. */
export const call = (whom: string) => `Call ${whom}`
/** `line` is the name of an advice line, such as "NHS 111". */
export const ifNobodyAnswers = (line: string) => `If nobody answers, ${line}:`
/** `note` is such as "in England". */
export const ifNobodyAnswersWithNote = (line: string, note: string) => `If nobody answers, ${line}, ${note}:`

// Who sees the notes

export const sharing = {
  timer: {
    shared: 'Family can see the timer until the birth. Guests cannot.',
    hidden: 'Only the parents can see the timer.',
    hide: 'Hide the timer from family',
    show: 'Show the timer to family',
  },
  movements: {
    shared: 'Family can see the movements until the birth. Guests cannot.',
    hidden: 'Only the parents can see the movements.',
    hide: 'Hide the movements from family',
    show: 'Show the movements to family',
  },
}
export const sharingSaved = 'Sharing saved'
export const sharingNotSaved = 'Sharing not saved'

// Sources

export const aboutThisPage = 'Sources, and what this page is not'
export const noMedicalAdvice = (day: string) =>
  `This page only shows what you note. It gives no medical advice, and no clinician has reviewed it. Last compared with its sources on ${day}.`

// The timer: calls that should be made now

export const contractionsTitle = 'Contractions · Nestling'
export const callBeforeTerm = 'Before 37 weeks: call now'
export const whyBeforeTerm =
  'Before 37 weeks and 0 days, regular contractions or tightenings need a call, however they feel.'
export const longContraction = 'A contraction has lasted over two minutes.'
export const manyContractions = 'Six or more contractions have come within ten minutes.'
export const timeToCall = 'It is time to call'
export const metToldRule = (clock: string) => `At ${clock} the contractions met the rule that you were given.`
export const metCommonRule = (clock: string) => `At ${clock} the contractions met the common rule for when to call.`

// The timer's button

export const timer = 'Timer'
export const begins = 'It begins'
export const ends = 'It ends'
export const pressWhenItBegins = 'Press when a contraction begins'
/** `interval` is "5 minutes" or "under a minute". */
export const sinceLast = (interval: string) => `${interval} since the last one began`
export const aMinuteEarlier = 'It began a minute earlier'
export const closedWithBirth = 'The timer closed with the birth. What you noted stays here.'

// The contractions

export const nothingNoted = 'Nothing noted yet'
export const willBeListed = 'Each contraction will be listed here, with its length and the time since the one before.'
export const noneInLastHour = 'No contractions in the last hour.'
export const anHourAgo = 'An hour ago'
export const now = 'Now'
export const noEnd = 'No end noted'
export const seconds = (count: number) => `${count} sec`
export const minutes = (count: number) => `${count} min`
export const minutesAndSeconds = (whole: number, rest: number) => `${whole} min ${rest} sec`
/** Screen readers read it after the time and the length of a contraction: "3:12 50 sec. Change". */
export const changeIt = '. Change'
export const apart = (interval: string) => `${interval} apart`
export const beforeThat = (day: string) => `Before that, on ${day}`
export const showAll = (count: number) => `Show all ${count}`

// A contraction that somebody changes or removes

export const changeContraction = 'Change this contraction'
export const began = {
  label: 'It began',
  less: 'It began: a minute earlier',
  more: 'It began: a minute later',
}
export const lasted = {
  label: 'It lasted',
  less: 'It lasted: ten seconds less',
  more: 'It lasted: ten seconds more',
}
export const remove = 'Remove it'
export const removed = 'Contraction removed'
export const undo = 'Undo'
export const otherWayToUndo = 'To bring it back, time a new contraction and change its times'

// When to call

export const whenToCall = 'When to call'
export const toldRule = {
  withLength: (interval: string, length: string, time: string) =>
    `You were told: call when contractions are ${interval} apart, ${length} long, for ${time}.`,
  ofAnyLength: (interval: string, time: string) =>
    `You were told: call when contractions are ${interval} apart, for ${time}.`,
}
export const ruleForOneBaby =
  'This rule is for one baby. With more than one, ask your team when to call, and call if you are unsure.'
export const changeRule = 'Change what you were told'
export const somethingElse = 'We were told something else'
/** A list follows: "Your waters break, …" */
export const callAtOnceIf = 'Call at once, whatever the timer shows, if'
/** A sentence follows: "You see or feel the cord, …" */
export const callAmbulanceIf = 'Call an ambulance if:'
export const callAmbulanceAtIf = (number: string) => `Call an ambulance (${number}) if:`
export const everythingToCallAbout = 'Everything to call about'

// The rule that a family was told. The title and the labels of the three fields read as one sentence.

export const toldToCallWhen = 'We were told to call when'
export const ruleFields = {
  everyMinutes: {
    label: 'Contractions come every',
    less: 'Contractions come every: less',
    more: 'Contractions come every: more',
  },
  lastingSeconds: {
    label: 'and last at least',
    less: 'and last at least: less',
    more: 'and last at least: more',
  },
  forMinutes: { label: 'for', less: 'for: less', more: 'for: more' },
}
export const anyLength = 'any length'
export const backToCommonRule = 'Use the common rule again'
export const whatYouWereTold = 'What you were told'
export const callWhen = {
  withLength: (interval: string, length: string, time: string) =>
    `Call when contractions are ${interval} apart, ${length} long, for ${time}`,
  ofAnyLength: (interval: string, time: string) => `Call when contractions are ${interval} apart, for ${time}`,
}

// Movements

export const movementsTitle = 'Movements · Nestling'
export const noteNow = 'Note movements now'
export const tooFew = (movements: number, hours: number) =>
  `You noted fewer than ${movements} movements in ${hours} hours.`
export const peopleToCall = 'Whom to call'
export const countMovements = 'Count movements'
export const feltOne = 'I felt a movement'
export const counted = (count: number, clock: string) => `${count} noted since ${clock}.`
export const countedAll = (count: number, clock: string) =>
  `${count} noted since ${clock}. This page cannot tell whether your baby is well. Call if anything feels different to you.`
export const removeNote = (clock: string) => `Remove the note from ${clock}`
