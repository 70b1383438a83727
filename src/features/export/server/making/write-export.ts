import { rm, stat } from 'node:fs/promises'
import { copyPictures } from '#platform/server/export/copy-pictures.ts'
import { formatName, formatVersion, type PictureFile, printSchema } from '#platform/server/export/journey-format.ts'
import { writeZip, type ZipEntry } from '#platform/server/export/write-zip.ts'
import type { Feature } from '#platform/server/feature/define-feature.ts'
import { writeThrough } from '#platform/server/storage/durable.ts'
import { printBook } from '../pages/print-book.ts'
import { printEverything } from '../pages/print-everything.ts'
import { type Snapshot, type Source, takeSnapshot } from './take-snapshot.ts'

type Target = { pregnancyId: number; path: string; now: Date; signal?: AbortSignal | undefined }

/** A summary of a finished export. */
export type Exported = {
  readonly babyName: string
  readonly bytes: number
  /** The number of picture files in the export. */
  readonly pictures: number
  /** The paths of picture files that are not in the export, because the store does not have them. */
  readonly missing: string[]
  /** The paths of damaged picture files. They are copied as they are. */
  readonly damaged: string[]
}

/**
 * Exports one journey to a new ZIP file. If that fails, deletes the incomplete file. Throws `not-found` for an
 * unknown journey.
 */
export async function writeExport(source: Source, { pregnancyId, path, now, signal }: Target): Promise<Exported> {
  const snapshot = await takeSnapshot(source, pregnancyId)
  const pictures: PictureFile[] = []
  try {
    await writeThrough(path, await writeZip(listEntries(source, snapshot, { pictures, now, signal }), now))
  } catch (error) {
    if (Object(error).code !== 'EEXIST') await rm(path, { force: true })
    throw error
  }
  const inState = (state: PictureFile['state']) =>
    pictures.filter((picture) => picture.state === state).map(({ file }) => file)
  const [missing, damaged] = [inState('missing'), inState('damaged')]
  const { baby_name: babyName } = snapshot.journey
  const { size: bytes } = await stat(path)
  return { babyName, bytes, pictures: pictures.length - missing.length, missing, damaged }
}

type Progress = { pictures: PictureFile[]; now: Date; signal: AbortSignal | undefined }

/** The pictures come first, because the other files say which of them are missing. */
async function* listEntries(
  { files, features }: Source,
  snapshot: Snapshot,
  { pictures, now, signal }: Progress,
): AsyncGenerator<ZipEntry> {
  for await (const entry of copyPictures(files, snapshot.files, (picture) => pictures.push(picture))) {
    signal?.throwIfAborted()
    yield entry
  }
  for (const { portrait, bytes } of snapshot.people)
    if (portrait && bytes) yield { name: portrait.file, compress: false, content: [bytes] }

  const asEntry = (name: string, text: string) => ({ name, compress: true, content: [Buffer.from(text)] })
  yield asEntry('journey.json', printJourney(snapshot, { pictures, now }))
  yield asEntry('schema.json', `${JSON.stringify(printSchema(snapshot.description), null, 2)}\n`)
  const parts = await loadParts(features)
  yield asEntry('index.html', printEverything(snapshot, { parts, pictures, now }))
  yield asEntry('keepsake.html', printBook(snapshot, { parts, pictures, now }))
}

function printJourney({ origin, lastMigration, people, rows }: Snapshot, { pictures, now }: Omit<Progress, 'signal'>) {
  const content = {
    format: formatName,
    version: formatVersion,
    madeAt: now.toISOString(),
    lastMigration,
    origin,
    people: people.map(({ bytes, ...person }) => person),
    tables: Object.fromEntries(rows),
    pictures,
  }
  return `${JSON.stringify(content, null, 1)}\n`
}

async function loadParts(features: readonly Feature[]) {
  const loaded = features.map(async ({ name, exportPart }) => {
    const part = (await exportPart?.())?.exportPart
    return part ? [{ name, ...part }] : []
  })
  return (await Promise.all(loaded)).flat()
}
