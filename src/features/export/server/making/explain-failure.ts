import { failureOf } from '#platform/server/database/failures.ts'
import { texts } from '../texts/texts.ts'

/** The reason why an export or import failed, as a sentence for an admin. */
export function explainFailure(error: unknown): string {
  const { name, code } = Object(error)
  const failure = failureOf(error)
  if (name === 'AbortError') return texts.stoppedBeforeFinished
  if (/^(EACCES|EPERM|EROFS|ENOENT|EEXIST|ENOTDIR|EIO|ENAMETOOLONG)$/.test(code)) return texts.cannotBeWritten(code)
  if (failure?.code === 'storage-full') return texts.noSpace
  if (failure?.code === 'data-damaged') return texts.databaseDamaged
  if (failure) return texts.dataUnreachable
  return texts.logSaysWhy
}
