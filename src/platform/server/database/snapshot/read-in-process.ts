import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SnapshotTask } from './finish-and-read.ts'
import type { SnapshotContents } from './snapshot.ts'

export type SnapshotResult = { contents: SnapshotContents } | { failure: Record<string, unknown> }

const program = fileURLToPath(new URL('./snapshot-process.ts', import.meta.url))

/**
 * Finishes and reads a snapshot in a separate process; throws the error of that process. Most tests replace this file
 * with `tools/test/replacements/read-in-process.ts`.
 */
export async function readInProcess(task: SnapshotTask, signal?: AbortSignal): Promise<SnapshotContents> {
  // Our environment contains passwords, so the process does not get it. SQLite's temporary files go beside the snapshot.
  const env = { SQLITE_TMPDIR: dirname(task.path) }
  // Static imports would load these modules at the start of the server.
  const { promisify } = process.getBuiltinModule('node:util')
  const { execFile } = process.getBuiltinModule('node:child_process')
  const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(task)], {
    env,
    ...(signal && { signal }),
  })
  const result: SnapshotResult = JSON.parse(stdout)
  if ('contents' in result) return result.contents
  throw Object.assign(new Error(String(result.failure.message)), result.failure)
}
