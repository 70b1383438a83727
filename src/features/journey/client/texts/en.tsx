import type { ReactNode } from 'react'
import { plural } from '#language/texts/en.ts'

// A new journey

export const setUpFailed = 'Setup Error'
export const notSetUp = 'Failed to set up pregnancy data. Please try again.'

// The journeys of one person

export const yourJourneys = 'Your journeys'
export const roles = { admin: 'Admin', family: 'Family', guest: 'Guest' }
export const opening = 'Opening...'
export const notOpened = 'The journey could not be opened'

// All settings

export const saving = 'Saving...'
export const updated = 'Settings Updated'
export const updateFailed = 'Update Failed'
export const notUpdated = 'Failed to update pregnancy settings'

// The parents

export const parentQuestions = { mother: 'Who is carrying the baby?', partner: 'Who is the partner?' }
export const nobody = 'Nobody'
export const parentName = (firstName: string) => `${firstName}’s name here`
export const parentWord = (firstName: string) => `What will the baby call ${firstName}?`
export const parentWordExample = 'Mama, Baba, or any other word'
export const onlyAdmins = 'Only admins can be chosen. If there is another parent, invite them as an admin.'
export const saveParents = 'Save parents'
/** `nameHere` and `babySays` describe a parent whom two admins changed at the same time. */
export const nameHere = (name: string) => `Name here: ${name}`
export const babySays = (word: string) => `The baby says: ${word}`

// The baby

export const nickname = 'Baby’s nickname'
export const nicknameHint = 'What you call the baby until you meet'
export const numberOfBabies = 'Number of babies'
export const numberOfBabiesHint = 'The guide says what differs with more than one'
export const notKnownYet = 'Not known yet'
/** Larger numbers are shown as digits. */
export const numbersOfBabies = { 1: 'One', 2: 'Two: twins', 3: 'Three: triplets' }
export const sharedPlacenta = 'Do they share a placenta?'
export const sharedPlacentaHint = 'The first scan usually shows it'
export const placentas = { shared: 'Yes, at least two of them', own: 'No, each has its own' }

// The place

export const placeSummary = 'Time zone, units, care and country'
export const timeZone = 'Time zone'
export const timeZoneHint = 'Weeks and days begin at midnight there'
/** The group of time zones without a continent or an ocean, such as UTC. */
export const otherZones = 'Other'
export const unitsLabel = 'Units'
export const unitsHint = 'Everyone can choose their own in their account'
export const units = { metric: 'Metric (cm, kg)', us: 'US (in, lb)' }
export const region = 'Where you have your care'
export const regionHint = 'The guide names the tests and vaccines used there'
export const regions = {
  uk: 'United Kingdom',
  us: 'United States',
  de: 'Germany',
  es: 'Spain',
  fr: 'France',
  other: 'Elsewhere',
}
export const country = 'Country, for emergency numbers'
export const countryHint = 'The guide shows the numbers to call there'
export const countryOfZone = 'The country of the time zone'

// The due date

export const dueDate = 'Due date'
/** Shown if the region is France and the parents enter the due date itself. */
export const dueDateInFrance =
  'Papers in France usually give the date of 41 weeks. The due date here is one week before it.'
export const knownDay = 'Which day do you know?'
export const noDay = 'None for now'
export const withoutDueDate =
  'Home and the guide show example values until you set a due date. Photos and updates keep their weeks.'
/** `known` is an option, and `day` the label of the date field. `rule` and `source` are shown under the result. */
export const countings = {
  'due-date': {
    known: 'Due date',
    day: 'Due date',
    rule: 'The date in the maternity record, as your midwife or doctor set it.',
    source: 'ACOG Committee Opinion 700.',
  },
  'last-period': {
    known: 'First day of the last period',
    day: 'First day of the last period',
    rule: '280 days from the first day of the last period, adjusted if your cycle is longer or shorter than 28 days.',
    source: 'ACOG Committee Opinion 700; MSD Manual.',
  },
  conception: {
    known: 'Day of conception',
    day: 'Day of conception',
    rule: '266 days from conception. The same from the day of egg retrieval or insemination.',
    source: 'MSD Manual; ACOG Committee Opinion 700.',
  },
  'transfer-day-5': {
    known: 'IVF transfer, five-day embryo',
    day: 'Day of the transfer',
    rule: '261 days from the transfer of a five-day embryo.',
    source: 'ACOG Committee Opinion 700.',
  },
  'transfer-day-3': {
    known: 'IVF transfer, three-day embryo',
    day: 'Day of the transfer',
    rule: '263 days from the transfer of a three-day embryo.',
    source: 'ACOG Committee Opinion 700.',
  },
  'transfer-day-6': {
    known: 'IVF transfer, six-day embryo',
    day: 'Day of the transfer',
    rule: '260 days from the transfer of a six-day embryo. Some clinics count it as a five-day one.',
    source: 'ACOG Committee Opinion 700.',
  },
  'scan-age': {
    known: 'Scan with an age',
    day: 'Day of the scan',
    rule: '280 days minus the age from the scan, counted from the day of the scan.',
    source: 'ACOG Committee Opinion 700.',
  },
  'scan-length': {
    known: 'Scan with a length (CRL)',
    day: 'Day of the scan',
    rule: 'The age is calculated from the length, in whole days. Then 280 days minus that age, counted from the day of the scan.',
    source: 'INTERGROWTH-21st (Papageorghiou et al., 2014); ACOG Committee Opinion 700.',
  },
}
export const cycleLength = 'Length of your cycle, in days'
export const cycleLengthHint = 'From the first day of one period to the first day of the next'
/** The label above two fields. Their own labels are read as one: `scanWeeks`, then `scanDays`. */
export const scanAge = 'Age given by the scan'
export const scanWeeks = 'Weeks'
export const scanDays = 'and days'
export const scanLength = 'Length from crown to rump, in millimeters'
export const scanLengthHint = (min: number, max: number) => `CRL on the report, ${min} to ${max} mm`
export const countedDueDate = (day: ReactNode) => <>Due date: {day}</>
export const countedAge = (age: string) => `Age at the scan: ${age}`

// A scan, compared with the due date

export const scanCompared = 'Compared with your due date'
export const scanAgrees = (day: string) => `The scan agrees with your due date, ${day}.`
export const scanDiffers = (day: string, days: number) =>
  plural(
    days,
    `The scan differs from your due date, ${day}, by 1 day.`,
    `The scan differs from your due date, ${day}, by ${days} days.`,
  )
export const differsLittle = (limit: number) => `ACOG’s rule allows ${limit} days, so the date is usually kept.`
export const differsMuch = (limit: number) =>
  `ACOG’s rule allows only ${limit} days, so the date is usually changed. After IVF, the date from the transfer always stays.`
export const lateScan = 'This late, the difference can also come from how the baby is growing.'
export const whoDecides = 'Your midwife or doctor decides.'
export const sameDueDate = (day: string) => `Keep ${day}`

// After a change of the due date

export const dueDateMoved = (days: number, day: string) =>
  plural(days, `The due date moved by 1 day, to ${day}.`, `The due date moved by ${days} days, to ${day}.`)
export const weekMoved = (week: number, before: number) => `Today is week ${week}, not week ${before}.`
export const weeksStay = 'Photos and updates keep their weeks.'

// What is hidden

export const hideForAll = 'Hide for everybody'
export const hideForAllHint = 'Each person can also hide these for themselves, on their account page.'
export const choiceSaved = 'Choice saved'
export const choiceNotSaved = 'Choice not saved'

// Deleting the journey

export const onlyLastAdmin =
  'Only its last admin can delete a journey. While this journey has another admin, nobody can delete it.'
export const deletesAll =
  'Everything that you and the others shared here is deleted for everybody. Download it first if you want to keep it.'
export const deleteJourney = 'Delete the journey'
export const deleteQuestion = (babyName: string) => `Delete the journey of ${babyName}?`
export const deletedAtOnce =
  'All updates, photos, appointments, contacts and wishes are deleted at once, for everybody who follows along. Your account stays.'
export const cannotBeUndone = 'This cannot be undone.'
export const doNotDelete = 'Keep the journey'
export const deleteForGood = 'Delete for good'
export const deleting = 'Deleting...'
export const notDeleted = 'Journey not deleted'
