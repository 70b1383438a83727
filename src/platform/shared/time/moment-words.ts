/**
 * Words for the date of an appointment in news: on the news page, in mails and in push messages. The appointments feature has
 * its own words in `time-words.ts`, because they are part of the home page's first script, which has to stay small.
 */
import { texts } from '../texts/texts.ts'
import { dayInZone, formatDayOfYear, weekdayOf } from './calendar.ts'
import { clockWords, timeInZone } from './wall-clock.ts'

/** "Thu, Mar 19, 10:30 AM". If the reader's own clock shows another time, "Thu, Mar 19, 10:30 AM in London". */
export function momentWords(instant: Date, timeZone: string, ownZone = timeZone): string {
  const day = dayInZone(instant, timeZone)
  const time = timeInZone(instant, timeZone)
  const moment = texts.moment(texts.withWeekday(weekdayOf(day), formatDayOfYear(day)), clockWords(time))
  const showsOtherTime = dayInZone(instant, ownZone) !== day || timeInZone(instant, ownZone) !== time
  return showsOtherTime ? texts.momentInPlace(moment, timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? '') : moment
}
