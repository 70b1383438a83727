/** Faults that an operator has to fix. They are only in memory. Admins see those of the last day. */
import type { AppError, Fault } from '../shared/errors.ts'
// The log is in English, whatever the language of the request is.
import { faults as faultsInEnglish } from './texts/en.ts'
import { texts } from './texts/texts.ts'

const day = 86_400_000

export type Faults = {
  /** Records the fault that caused an error and returns its description for the log; undefined if no fault caused it. */
  note(failure: AppError): string | undefined
  /** The faults of the last day, newest first. */
  list(): { words: string; lastAt: string }[]
}

export function createFaults(clock: () => Date): Faults {
  const last = new Map<Fault, Date>()
  return {
    note({ details: { fault } }) {
      if (!fault) return undefined
      // The old entry is deleted first. So the new entry goes to the end, and the map stays in order of time.
      last.delete(fault)
      last.set(fault, clock())
      return faultsInEnglish[fault]
    },
    list: () =>
      [...last]
        .filter(([, at]) => clock().getTime() - at.getTime() < day)
        .map(([fault, at]) => ({ words: texts.faults[fault], lastAt: at.toISOString() }))
        .reverse(),
  }
}
