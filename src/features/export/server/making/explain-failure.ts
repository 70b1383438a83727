import { failureOf } from '#platform/server/database/failures.ts'

/** The reason why an export or import failed, as a sentence for an admin. */
export function explainFailure(error: unknown): string {
  const { name, code } = Object(error)
  const failure = failureOf(error)
  if (name === 'AbortError') return 'Nestling was stopped before it could finish.'
  if (/^(EACCES|EPERM|EROFS|ENOENT|EEXIST|ENOTDIR|EIO|ENAMETOOLONG)$/.test(code))
    return `The file cannot be written (${code}).`
  if (failure?.code === 'storage-full') return 'There is not enough disk space.'
  if (failure?.code === 'data-damaged') return 'The database is damaged.'
  if (failure) return 'Nestling cannot reach its data right now.'
  return 'The log says why.'
}
