/**
 * A separate process that finishes and reads a snapshot, because SQLite blocks its process while it checks a file. The
 * argument is a `SnapshotTask` as JSON, and the output a `SnapshotResult` as JSON.
 */
import { endWithParent } from '../../pictures/end-with-parent.ts'
import { lowerPriority } from '../../pictures/lower-priority.ts'
import { finishAndRead, type SnapshotTask } from './finish-and-read.ts'
import type { SnapshotResult } from './read-in-process.ts'

lowerPriority()
const task: SnapshotTask = JSON.parse(process.argv[2] ?? '')
const result = await endWithParent(run)
process.stdout.write(JSON.stringify(result))

async function run(): Promise<SnapshotResult> {
  try {
    return { contents: await finishAndRead(task) }
  } catch (error) {
    const { name, message, code, errcode } = Object(error)
    return { failure: { name, message, code, errcode } }
  }
}
