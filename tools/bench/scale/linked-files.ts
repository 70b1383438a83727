/**
 * Makes the files of the pictures. Each is a hard link to one of a few real files, because the photos of a thousand families
 * would fill the disk. The system has these few files in memory, so reading them is faster than reading from a disk.
 */
import { createHash } from 'node:crypto'
import { linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Database } from '../../../src/platform/server/database/database.ts'
import { sizes } from './family.ts'

type Width = (typeof sizes)[number]['width']

const contentOf = (width: Width, bytes: number) => Buffer.alloc(bytes, `A picture of ${width} pixels. `)

export const checksums = Object.fromEntries(
  sizes.map(({ width, bytes }) => [width, createHash('sha256').update(contentOf(width, bytes)).digest('hex')]),
) as Record<Width, string>

/** File systems allow about 65,000 links to one file. */
const linksPerFile = 60_000
const rowsAtOnce = 10_000

/** Makes the files of the first `most` rows of `picture_files`, or of all rows if there are fewer. Returns their number. */
export async function linkFiles(db: Database, dataDir: string, most: number): Promise<number> {
  const folder = join(dataDir, 'photos')
  const originals = new Map<number, { path: string; links: number }>()
  const made = new Set<string>()
  let after = 0
  let count = 0
  while (count < most) {
    const rows = await db
      .selectFrom('picture_files')
      .select(['id', 'name', 'width'])
      .where('id', '>', after)
      .where('checksum', 'in', Object.values(checksums))
      .orderBy('id')
      .limit(Math.min(rowsAtOnce, most - count))
      .execute()
    for (const { name, width } of rows) {
      const path = join(folder, name)
      if (!made.has(dirname(path))) mkdirSync(dirname(path), { recursive: true })
      made.add(dirname(path))
      const original = originals.get(width)
      if (!original || original.links >= linksPerFile) {
        const { bytes = 0 } = sizes.find((size) => size.width === width) ?? {}
        writeFileSync(path, contentOf(width as Width, bytes))
        originals.set(width, { path, links: 1 })
      } else {
        linkSync(original.path, path)
        original.links += 1
      }
    }
    count += rows.length
    after = rows.at(-1)?.id ?? 0
    if (rows.length === 0) break
  }
  return count
}
