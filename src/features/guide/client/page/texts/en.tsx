import type { ReactNode } from 'react'
import { plural } from '#language/texts/en.ts'

type Mark = (text: string) => ReactNode

// Dates and ages

export const ageAfterDueDate = (age: string, days: number) =>
  plural(days, `${age}, 1 day past the due date`, `${age}, ${days} days past the due date`)
export const begins = (day: string) => `Begins ${day}`
export const began = (day: string) => `Began ${day}`
/** "From Saturday 9 May: A birth counts as full term." */
export const onDays = (days: string, text: string) => `${days}: ${text}`

// The head of a week

export const backToWeek = (week: number) => `Back to week ${week}`
export const previous = 'Previous'
export const next = 'Next'
export const weekHeading = (week: number, label: Mark) => (
  <>
    {label('Week')} {week}
  </>
)
export const firstInGuide = 'first in the guide'
export const lastInGuide = 'last in the guide'
export const trimesters = { 1: 'first trimester', 2: 'second trimester', 3: 'third trimester' }
export const otherWeeks = 'Weeks'
export const linkToWeek = (week: number) => `Week ${week}`
export const sliderLabel = 'Week'
export const weekInTrimester = (week: number, trimester: string) => `Week ${week}, ${trimester}`
export const trimesterMarks = { 1: '1st', 2: '2nd', 3: '3rd' }

// A week at a glance, its drawing and its journal

export const typicalAt = (week: number) => `Typical at ${week} weeks, the end of this week.`
export const drawingNotShown = 'The drawing could not be shown. Load the page again.'
export const journal = (week: number) => `Journal of week ${week}`
export const journalContents = (babyName: string) => `Your body, energy, mood and dreams, and words to ${babyName}`
export const journalNotShown = 'The journal could not be shown. Load the page again.'

// Texts of a week

export const baby = 'Your baby'
export const babyContents = 'What develops, and what happens inside'
export const inside = 'Inside'
export const you = 'You'
export const youContents = 'Body, possible symptoms, emotions'
export const youMeans = (name: string) => `“You” in this guide means ${name}.`
export const youMeansPregnantParent = '“You” in this guide means the pregnant parent.'
export const body = 'Body'
export const symptoms = 'Possible symptoms'
export const emotions = 'Emotions'
export const care = 'Care this week'
export const careContents = 'Appointments, tests, what to be careful with, food and drink'
export const careOfRegion = {
  uk: 'This is usual care in the UK.',
  us: 'This is usual care in the US.',
  de: 'This is usual care in Germany.',
  es: 'This is usual care in Spain. Some of it differs from region to region.',
  fr: 'This is usual care in France.',
  other: 'Care differs from place to place. Follow what your clinic says.',
}
export const appointments = 'Appointments'
export const tests = 'Tests'
export const precautions = 'Take care'
export const food = 'Food and drink'
export const tips = 'Tips'
export const tipsContents = 'Comfort, getting ready, well-being'
export const comfort = 'Comfort'
export const preparation = 'Getting ready'
export const wellness = 'Well-being'

// Checklists

export const toDo = (week: number) => `To do in week ${week}`
export const lists = 'Lists of the week'
export const medicalList = 'Medical'
export const nutritionList = 'Nutrition'
export const vitalsList = 'Vitals'
export const pregnantParent = 'Pregnant parent'
export const companion = 'Companion'
export const medicalAdvice =
  'General information, not medical advice. If your midwife or doctor says something else, follow their advice.'
export const vitalsAdvice =
  'A normal-looking reading never rules a problem out, and nothing here says what a reading means. If you are worried, call. General information, not medical advice.'
export const withoutPartner = 'If you are doing this without a partner, this list is for whoever stands by you.'

// About the guide

export const about = 'Sources, and what this guide is not'
export const noMedicalAdvice =
  'This guide is for reading and for keeping notes. It is not medical advice, and it neither diagnoses nor treats anything.'
export const noReplacement =
  'It does not replace your midwife, your doctor or the emergency services. If they say something else, follow their advice. In an emergency, call an ambulance now.'
export const noReassurance =
  'It cannot tell you how your baby is. Nothing you read or note here should talk you out of a worry. If you are worried, call.'
export const averages =
  'Every pregnancy is different. Sizes, dates and symptoms are averages, and the drawing is made from averages too, not from your baby.'
export const upToDate = 'It follows guidance published up to 2025.'
export const sourcesOfWeek = (week: number) => `Sources of week ${week}`
export const sourcesOfNumbers = (country: string) => `Sources of the numbers to call: ${country}`
export const numbersCompared = (day: string) =>
  `Compared on ${day}. Numbers change: if one is wrong, tell whoever runs Nestling.`
