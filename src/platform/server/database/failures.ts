import { AppError, type Fault } from '../../shared/errors.ts'

/** Turns a database or disk error into an AppError with a message for people; undefined for any other error, which is a bug. */
export function explainFailure(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined
  const fault = findFault(error)
  if (fault === 'disk-full') return new AppError('storage-full', { fault })
  if (fault === 'data-damaged') return new AppError('data-damaged', { fault })
  return fault && new AppError('unavailable', { fault, retryAfterSeconds: 5 })
}

/** The error to show to people: an AppError unchanged, other errors through `explainFailure`; undefined for a bug. */
export const failureOf = (error: unknown): AppError | undefined =>
  error instanceof AppError ? error : explainFailure(error)

function findFault(error: Error): Fault | undefined {
  const { errcode, code } = error as { errcode?: unknown; code?: unknown }
  if (typeof errcode === 'number')
    return errcode === 1 && missingSchema.test(error.message) ? 'data-damaged' : sqliteFaults[errcode & 0xff]
  if (typeof code === 'string' && code !== '') {
    const [, fault] = faultsByCode.find(([pattern]) => pattern.test(code)) ?? []
    // The messages of some errors begin with the code of their cause.
    return fault ?? (awayCodes.test(error.message) ? 'database-away' : undefined)
  }
  return awayMessages.test(error.message) ? 'database-away' : undefined
}

/** Queries name only tables and columns that the migrations made. If one is missing, the file is damaged. */
const missingSchema = /^no such (table|column)/

/** Faults by the low byte of SQLite's error code: BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB. */
const sqliteFaults: Readonly<Record<number, Fault>> = {
  5: 'database-busy',
  6: 'database-busy',
  8: 'database-read-only',
  10: 'disk-failed',
  11: 'data-damaged',
  13: 'disk-full',
  14: 'files-denied',
  26: 'data-damaged',
}

/** The messages of PostgreSQL's driver and pool when the connection was lost; these errors have no code. */
const awayMessages = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/
const awayCodes = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|08|53|57P)/
/** Faults by the error code of PostgreSQL, a socket or a file. The first pattern that matches is used. */
const faultsByCode: readonly (readonly [RegExp, Fault])[] = [
  [/^(53100|ENOSPC|EDQUOT)$/, 'disk-full'],
  // The last two codes mean that a table or a column is missing, although the migrations made it.
  [/^(XX00[12]|42P01|42703)$/, 'data-damaged'],
  [/^(57014|40001|40P01|55P03)$/, 'database-busy'],
  [/^25006$/, 'database-read-only'],
  [/^(28...|42501|3D000)$/, 'database-denied'],
  [/^(EACCES|EPERM)$/, 'files-denied'],
  [/^EROFS$/, 'files-read-only'],
  [/^(EIO|58030)$/, 'disk-failed'],
  // Node reports the last code if it cannot read a package.json because too many files are open.
  [/^(EMFILE|ENFILE|ERR_INVALID_PACKAGE_CONFIG)$/, 'too-many-files'],
  [awayCodes, 'database-away'],
]

/** Whether a unique constraint failed: another row already has this value. */
export function isUniqueViolation(error: unknown): boolean {
  const { errcode, code } = Object(error) as { errcode?: unknown; code?: unknown }
  return errcode === 2067 || code === '23505'
}

/**
 * Returns the result of `find`, or else of `make`. `make` inserts a row with a unique value, so if several calls run at once,
 * only one insert succeeds, and all calls return its row.
 */
export async function makeOnce<Made>(find: () => Promise<Made | undefined>, make: () => Promise<Made>): Promise<Made> {
  const known = await find()
  if (known) return known
  try {
    return await make()
  } catch (error) {
    const first = isUniqueViolation(error) ? await find() : undefined
    if (first) return first
    throw error
  }
}
