/**
 * A separate process that finishes and reads a snapshot, because SQLite blocks its process while it checks a file. The
 * argument is a `SnapshotTask` as JSON, and the output a `SnapshotResult` as JSON.
 */
import { endWithParent } from '../../pictures/end-with-parent.ts'
import { lowerPriority } from '../../pictures/lower-priority.ts'
import { openPictureTable } from './picture-table.ts'
import type { SnapshotResult, SnapshotTask } from './read-in-process.ts'
import { finishSnapshot, readSnapshot } from './snapshot.ts'

lowerPriority()
const { engine, path, table }: SnapshotTask = JSON.parse(process.argv[2] ?? '')
const result = await endWithParent(run)
process.stdout.write(JSON.stringify(result))

async function run(): Promise<SnapshotResult> {
  try {
    await finishSnapshot(engine, path)
    const pictures = openPictureTable(table)
    const contents = await pictures.fill(() => readSnapshot(engine, path, pictures.add))
    pictures.close()
    return { contents }
  } catch (error) {
    const { name, message, code, errcode } = Object(error)
    return { failure: { name, message, code, errcode } }
  }
}
