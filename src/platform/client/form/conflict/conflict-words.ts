import type { LastSave } from '../../../shared/errors.ts'
import { dayWords, ownTimeZone } from '../../../shared/time/day-words.ts'
import { clockWords, timeInZone } from '../../../shared/time/wall-clock.ts'
import { texts } from '../../texts/texts.ts'

type Changed = {
  /** How many fields both people changed. */
  readonly both: number
  /** The labels of the fields that only the other person changed, as a list. */
  readonly theirs: string
}

/** The texts of the dialog. They name the person who saved the other version if the server knows who it was. */
export function conflictWords(lastSave: LastSave | undefined, { both, theirs }: Changed, now: Date) {
  if (!lastSave)
    return {
      title: texts.changedBySomebody,
      whoChanged: texts.somebodySaved(both),
      yours: texts.yours,
      theirs: texts.otherVersion,
      otherChanges: texts.theirOtherChanges(theirs),
    }
  const { firstName, isYou, at } = lastSave
  const when = whenWords(at, now)
  if (isYou)
    return {
      title: texts.changedElsewhere,
      whoChanged: texts.youSavedElsewhere(when, both),
      yours: texts.versionFromHere,
      theirs: texts.versionFromElsewhere,
      otherChanges: texts.yourOtherChanges(theirs),
    }
  return {
    title: texts.changedBy(firstName),
    whoChanged: texts.nameSaved(firstName, when, both),
    yours: texts.yours,
    theirs: texts.versionOf(firstName),
    otherChanges: texts.otherChangesOf(firstName, theirs),
  }
}

/** The time if the instant is today, otherwise the day: "at 9:05 AM", "on Jan 6, 2026". */
function whenWords(instant: string, now: Date): string {
  const day = dayWords(instant)
  if (day !== dayWords(now.toISOString())) return texts.onDay(day)
  return texts.atTime(clockWords(timeInZone(new Date(instant), ownTimeZone())))
}
