import type { LastSave } from '../../../shared/errors.ts'
import { dayWords } from '../../../shared/time/day-words.ts'

/** The texts of the dialog. They name the person who saved the other version if the server knows who it was. */
export function conflictWords(lastSave: LastSave | undefined, now: Date) {
  if (!lastSave)
    return {
      title: 'Changed by somebody else',
      whoChanged: 'Somebody saved this after you opened it, and you both changed',
      yours: 'Yours',
      theirs: 'The other version',
      otherChanges: 'Their other changes',
    }
  const { firstName, isYou, at } = lastSave
  const when = whenWords(at, now)
  if (isYou)
    return {
      title: 'Changed in another place',
      whoChanged: `You saved this ${when} in another window or on another device, and in both places you changed`,
      yours: 'From here',
      theirs: 'From the other place',
      otherChanges: 'Your other changes from there',
    }
  return {
    title: `Changed by ${firstName}`,
    whoChanged: `${firstName} saved this ${when}, after you opened it, and you both changed`,
    yours: 'Yours',
    theirs: `From ${firstName}`,
    otherChanges: `${firstName}’s other changes`,
  }
}

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** The time if the instant is today, otherwise the day: "at 9:05 AM", "on Jan 6, 2026". */
function whenWords(instant: string, now: Date): string {
  const day = dayWords(instant)
  return day === dayWords(now.toISOString()) ? `at ${time.format(new Date(instant))}` : `on ${day}`
}
