/**
 * The process that finishes and reads a snapshot, because SQLite answers nobody while it checks a file. Its argument is a
 * JSON of `SnapshotTask`, and it prints one of `SnapshotResult`.
 */
import { setPriority } from 'node:os'
import { endWithParent } from '../../pictures/end-with-parent.ts'
import { openPictureTable } from './picture-table.ts'
import type { SnapshotResult, SnapshotTask } from './read-in-process.ts'
import { finishSnapshot, readSnapshot } from './snapshot.ts'

// Web pages have priority.
setPriority(5)
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
