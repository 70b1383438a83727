import type { Engine } from '../database.ts'
import { openPictureTable } from './picture-table.ts'
import { finishSnapshot, readSnapshot, type SnapshotContents } from './snapshot.ts'

export type SnapshotTask = {
  readonly engine: Engine
  /** The snapshot's path. */
  readonly path: string
  /** The path of the file that will list the snapshot's photos. */
  readonly table: string
}

/** Finishes a snapshot, reads it, and lists its photos. This blocks the process, so run it in a separate process. */
export async function finishAndRead({ engine, path, table }: SnapshotTask): Promise<SnapshotContents> {
  await finishSnapshot(engine, path)
  const pictures = openPictureTable(table)
  try {
    return await pictures.fill(() => readSnapshot(engine, path, pictures.add))
  } finally {
    pictures.close()
  }
}
