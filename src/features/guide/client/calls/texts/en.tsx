import type { ReactNode } from 'react'

type Link = (text: string) => ReactNode

// The box

export const title = 'What to call about'
export const titleInPregnancy = 'What to call about now'
export const todayAt = (age: string) => `Today, at ${age}`
export const noDueDate = 'In any week, as there is no due date yet'
export const undated = {
  pregnancy: 'In any week, as nothing is counted while the journey is paused',
  'after-birth': 'For the mother, in the year after a birth',
  'after-loss': 'After a loss, for as long as you need it',
}
export const ifInDoubt = 'If in doubt, call. It is all right if it turns out to be nothing.'
export const showLess = 'Show less'
export const showAll = (count: number) => `Show all ${count}`

// Degrees of urgency

export const emergency = (number: string) => `Emergency: call ${number}`
export const emergencyWithoutNumber = 'Emergency: call an ambulance'
export const callNow = {
  uk: 'Call your midwife or maternity unit now',
  us: 'Call your doctor or midwife now',
  de: 'Call your midwife, doctor or maternity unit now',
  es: 'Call the hospital or your midwife now, or go to the emergency department',
  fr: 'Call your maternity unit or midwife now',
  other: 'Call your midwife, doctor or clinic now',
}
export const callToday = 'Call them today'
/** The days on which a sign is a reason to call. The sign follows. */
export const onDays = (days: string) => `${days}:`
/** "A headache · Blurred sight · and 12 more" */
export const moreSigns = (signs: ReactNode, more: number) => (
  <>
    {signs} · and {more} more
  </>
)

// Buttons. The longer texts are for screen readers

/** `whom` is a number or a name. */
export const call = (whom: string) => `Call ${whom}`
export const callAmbulance = (number: string) => `Call ${number}, an ambulance`
export const callAmbulanceIn = (number: string, place: string) => `Call ${number}, an ambulance in ${place}`
export const callHelpline = (number: string, name: string) => `Call ${number}, ${name}`

// The ambulance

export const noCountry = 'No country is set, so no number is shown. Call your local emergency number.'
export const numberNotLoaded = (country: string) =>
  `The number could not be loaded. Call the emergency number of your country: ${country}.`
export const numberOf = (country: string) => `Country: ${country}.`
export const noCheckedNumber = (country: string) =>
  `We have no checked number for this country: ${country}. Call your local emergency number.`
export const setCountry = 'Set the country'
export const change = 'Change'
export const changeCountry = 'Change the country'
export const inOtherCountry = (country: string) => `You seem to be in another country: ${country}.`
export const noNumberThere = 'We have no number for it. Call the local emergency number.'
export const sameNumberThere = (number: string) => `It is ${number} there too.`

// The family’s numbers and advice lines

export const addOwnNumber = (link: Link) => (
  <>{link('Add the number of your midwife or maternity unit')}, and you can call it from here.</>
)
/** The number follows. */
export const ifNobodyAnswers = (helpline: string) => `If nobody answers, ${helpline}:`
export const ifNobodyAnswersWithNote = (helpline: string, note: string) => `If nobody answers, ${helpline}, ${note}:`

// Helplines

export const talk = 'Talk to somebody'
export const forMind = 'If you feel low, or your thoughts frighten you'
export const againstViolence = 'If somebody at home hurts, threatens or frightens you'
export const traces =
  'This page stays in your browser’s history, and calls stay in your phone’s list of calls. If somebody might look there, delete them, or use the phone of a person you trust. If you are in danger now, call the police.'
export const noHelpline =
  'We have no checked helpline for your country. You can talk to your midwife or doctor in private.'
