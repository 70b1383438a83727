/** Reads a snapshot in the test's own process, because a separate process takes half a second for each backup. */
import { finishAndRead, type SnapshotTask } from '#platform/server/database/snapshot/finish-and-read.ts'

export async function readInProcess(task: SnapshotTask, signal?: AbortSignal) {
  signal?.throwIfAborted()
  const contents = await finishAndRead(task)
  signal?.throwIfAborted()
  return contents
}
