/** Faults that an operator has to fix. They are only in memory. Admins see those of the last day. */
import type { AppError, Fault } from '../shared/errors.ts'

/** For each fault, a sentence that tells the operator what is wrong and where to look. */
export const faultWords: Readonly<Record<Fault, string>> = {
  'disk-full': 'The disk of the data folder, the database or the photo store is full.',
  'disk-failed': 'A disk failed to read or write. Check it, and have a backup elsewhere.',
  'data-damaged': 'The database is damaged. Restore the last good backup.',
  'database-busy': 'Something held a lock in the database for too long, or the database was too slow.',
  'database-read-only': 'The database is read-only.',
  'database-denied': 'The database refused Nestling: check the name, password and rights in DATABASE_URL.',
  'database-away': 'The database could not be reached.',
  'files-denied': 'The permissions of a file or folder in DATA_DIR do not let Nestling use it.',
  'files-read-only': 'The disk of the data folder is read-only.',
  'too-many-files': 'The system lets Nestling open too few files at once: raise the limit (ulimit -n).',
  'store-denied': 'The photo store refused Nestling: check the key and the rights in PHOTO_STORE.',
  'store-away': 'The photo store could not be reached.',
}

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
      return faultWords[fault]
    },
    list: () =>
      [...last]
        .filter(([, at]) => clock().getTime() - at.getTime() < day)
        .map(([fault, at]) => ({ words: faultWords[fault], lastAt: at.toISOString() }))
        .reverse(),
  }
}
