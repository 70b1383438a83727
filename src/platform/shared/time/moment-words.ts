/**
 * Words for the date of an appointment in news: on the news page, in mails and in push messages. The appointments feature has
 * its own words in `time-words.ts`: the home page's first script contains those, and has to stay small.
 */
import { dayInZone, dayNumber, formatDay } from './calendar.ts'
import { timeInZone } from './wall-clock.ts'

/** "Thu, Mar 19, 10:30 AM". If the reader's own clock shows another time, "Thu, Mar 19, 10:30 AM in London". */
export function momentWords(instant: Date, timeZone: string, ownZone = timeZone): string {
  const day = dayInZone(instant, timeZone)
  const [monthAndDay] = formatDay(day).split(',')
  const [hours = '', minutes = ''] = timeInZone(instant, timeZone).split(':')
  const clock = `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`
  // Days are counted from 1 January 1970, which was a Thursday.
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].at((dayNumber(day) + 4) % 7)
  const words = `${weekday}, ${monthAndDay}, ${clock}`
  const showsOtherTime =
    dayInZone(instant, ownZone) !== day || timeInZone(instant, ownZone) !== timeInZone(instant, timeZone)
  return showsOtherTime ? `${words} in ${timeZone.split('/').at(-1)?.replaceAll('_', ' ')}` : words
}
