import { AppError } from '../../shared/errors.ts'

/** What a failing database or disk means to people; undefined for a failure that is a bug of ours. */
export function explainFailure(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined
  const { errcode, code } = error as { errcode?: unknown; code?: unknown }
  const name = typeof code === 'string' ? code : ''
  // SQLite: 13 is FULL, 11 CORRUPT, 26 NOTADB, 5 BUSY, 6 LOCKED, 8 READONLY, 10 IOERR, 14 CANTOPEN; PostgreSQL, sockets and files by their names.
  if (errcode === 13 || storageFull.test(name)) return new AppError('storage-full')
  if ((typeof errcode === 'number' && [11, 26].includes(errcode & 0xff)) || dataDamaged.test(name))
    return new AppError('data-damaged')
  if (typeof errcode === 'number' && [5, 6, 8, 10, 14].includes(errcode & 0xff)) return unavailable()
  if (diskFailed.test(name) || connectionLost.test(name)) return unavailable()
  if (name !== '' && connectionLost.test(error.message)) return unavailable()
  return /timeout exceeded when trying to connect|Connection terminated/.test(error.message) ? unavailable() : undefined
}

/** Whether a unique value was already taken by somebody else. */
export function isTaken(error: unknown): boolean {
  const { errcode, code } = Object(error) as { errcode?: unknown; code?: unknown }
  return errcode === 2067 || code === '23505'
}

/** Makes something once, although it may be requested twice at once: if another call was faster, returns what it made. */
export async function makeOnce<Made>(find: () => Promise<Made | undefined>, make: () => Promise<Made>): Promise<Made> {
  const known = await find()
  if (known) return known
  try {
    return await make()
  } catch (error) {
    const first = isTaken(error) ? await find() : undefined
    if (first) return first
    throw error
  }
}

const unavailable = () => new AppError('unavailable', { retryAfterSeconds: 5 })

const dataDamaged = /^XX00[12]$/
const storageFull = /^(53100|ENOSPC|EDQUOT)$/
/** EMFILE and ENFILE: too many open files. */
const diskFailed = /^(EIO|EROFS|EMFILE|ENFILE)$/
const connectionLost = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|08|53|57P|57014|40001|40P01|55P03)/
