import { plural } from '#language/texts/en.ts'

// Titles of the pages, and of the parts of an export

export const contractionsAndMovements = 'Contractions and movements'
export const contractions = 'Contractions'
export const movements = 'Movements'

// How movements felt

export const feelings = {
  usual: 'Felt as usual',
  different: 'Less, different or none',
  counted: 'One movement',
}

// How long a contraction lasted, and how far apart two began

export const seconds = (count: number) => plural(count, '1 second', `${count} seconds`)
export const minutes = (count: number) => plural(count, '1 minute', `${count} minutes`)
export const hours = (count: number) => plural(count, '1 hour', `${count} hours`)
export const minutesAndSeconds = (whole: number, rest: number) => `${minutes(whole)} ${seconds(rest)}`
export const hoursAndMinutes = (whole: number, rest: number) => `${hours(whole)} ${minutes(rest)}`
export const underAMinute = 'under a minute'
export const underFiveSeconds = 'under 5 seconds'
/** Marks an amount such as "6 minutes" as rounded. "Under a minute" and "under 5 seconds" are never marked. */
export const about = (amount: string) => `about ${amount}`

// The averages of the last hour. `interval` and `length` are amounts such as "about 6 minutes" or "under a minute".
// There is an interval only if there were two contractions or more.

export const inLastHour = (count: number) =>
  plural(count, 'In the last hour: 1 contraction.', `In the last hour: ${count} contractions.`)
export const inLastHourLong = (count: number, length: string) =>
  plural(
    count,
    `In the last hour: 1 contraction, ${length} long.`,
    `In the last hour: ${count} contractions, ${length} long.`,
  )
export const inLastHourApart = (count: number, interval: string) =>
  `In the last hour: ${count} contractions, ${interval} apart.`
export const inLastHourApartAndLong = (count: number, interval: string, length: string) =>
  `In the last hour: ${count} contractions, ${interval} apart, ${length} long.`

// The rule for when to call: how far apart contractions are, how long each is, and for how long this has been so

export const rule = {
  withLength: (interval: string, length: string, time: string) => `${interval} apart, ${length} long, for ${time}`,
  ofAnyLength: (interval: string, time: string) => `${interval} apart, for ${time}`,
}

// Why something cannot be saved

export const atRest =
  'The journey is paused or has ended, so nothing can be noted now. Nothing that you noted before is lost.'
export const invalidTime = 'Invalid time'
export const endsBeforeItBegan = 'It cannot end before it began'
export const longerThanAnHour = 'No contraction lasts longer than an hour'
export const inTheFuture = 'This time is in the future. Check the clock on your phone'
export const beforeThePregnancy = 'This time is before the pregnancy. Check the clock on your phone'
export const ruleAtLeast = (least: number) => `At least ${least}`
export const ruleAtMost = (most: number) => `At most ${most}`
export const nothingToShare = 'Please say what to show or hide'
export const contractionsNotLoaded = 'The contractions could not be loaded.'
export const movementsNotLoaded = 'The movements could not be loaded.'
