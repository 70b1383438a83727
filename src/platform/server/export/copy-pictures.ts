/** Copies a journey's pictures from the store, and notes which of them are missing or damaged in the store. */
import { createHash } from 'node:crypto'
import { AppError } from '../../shared/errors.ts'
import type { FileStore } from '../storage/store.ts'
import type { PictureFile } from './journey-format.ts'
import type { JourneyRows, Row } from './read-journey.ts'
import type { ZipEntry } from './write-zip.ts'

/** A picture's file, with its row in `picture_files`. */
export type NamedFile = {
  readonly picture: PictureFile
  readonly filename: string
  readonly width: number
  readonly row: Row
}

/** Names each file by the day of its picture's entry, so that folders list them by date: `photos/2026-03-15-412.webp`. */
export function nameFiles(rows: JourneyRows): NamedFile[] {
  const days = listDays(rows)
  const byPicture = Map.groupBy(rows.get('picture_files') ?? [], ({ filename }) => String(filename))
  return [...byPicture].flatMap(([filename, sizes]) => {
    const sorted = sizes.toSorted((a, b) => Number(a.width) - Number(b.width))
    const full = sorted.at(-1)
    const stem = [...(days.get(filename) ?? []), full?.id].join('-')
    return sorted.map((row) => {
      const file = row === full ? `photos/${stem}.webp` : `photos/smaller/${stem}-${row.width}.webp`
      return { filename, width: Number(row.width), row, picture: { id: Number(row.id), file, state: 'whole' } }
    })
  })
}

/** Maps every text in the rows to the day of its row, and so the filename of each picture to the day of its entry. */
function listDays(rows: JourneyRows): ReadonlyMap<string, readonly [day: string]> {
  const days = new Map<string, [string]>()
  for (const row of [...rows.values()].flat()) {
    const [day] = /^\d{4}-\d\d-\d\d/.exec(String(row.created_at)) ?? []
    for (const value of Object.values(row)) if (day && typeof value === 'string') days.set(value, [day])
  }
  return days
}

/** Yields a ZIP entry for each file, except missing files. Calls `note` with the state of each file. */
export async function* copyPictures(
  store: FileStore,
  files: readonly NamedFile[],
  note: (picture: PictureFile) => void,
): AsyncGenerator<ZipEntry> {
  for (const { picture, row } of files) {
    if (await store.has(String(row.name)))
      yield { name: picture.file, compress: false, content: copy(store, row, (state) => note({ ...picture, state })) }
    else note({ ...picture, state: 'missing' })
  }
}

async function* copy(store: FileStore, row: Row, note: (state: PictureFile['state']) => void) {
  const sha256 = createHash('sha256')
  try {
    for await (const chunk of store.open(String(row.name), 0, Math.max(0, Number(row.bytes) - 1))) {
      sha256.update(chunk)
      yield chunk
    }
  } catch (error) {
    // If the store is unavailable, the export fails and can be repeated. A file that cannot be read is noted as damaged.
    if (error instanceof AppError) throw error
    return note('damaged')
  }
  note(sha256.digest('hex') === row.checksum ? 'whole' : 'damaged')
}
