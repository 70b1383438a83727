/** The list of a backup's photos: a text file with a line for each photo, in the order of their checksums. */
import { createReadStream } from 'node:fs'
import { type ListedPicture, toFlaw } from '../../database/snapshot/picture-table.ts'
import { BackupError } from '../backup-error.ts'

/** Each line has the checksum of the content in the backup; for a missing photo, the checksum in its row. */
const linePattern = /^([\da-f]{64}) (\d+) ((?!\S*\.\.)\w[\w./-]*)(?: (missing|damaged))?$/

export async function* printPhotos(pages: AsyncIterable<readonly ListedPicture[]>): AsyncGenerator<Uint8Array> {
  for await (const page of pages) {
    const lines = page.map(
      ({ checksum, bytes, name, flaw }) => `${checksum} ${bytes} ${name}${flaw ? ` ${flaw}` : ''}\n`,
    )
    yield Buffer.from(lines.join(''))
  }
}

/** Throws BackupError at a line that cannot be read. */
export async function* readPhotos(path: string): AsyncGenerator<ListedPicture> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield parseLine(line, path)
  }
  if (rest !== '') yield parseLine(rest, path)
}

function parseLine(line: string, path: string): ListedPicture {
  const [, checksum, bytes, name, flaw] = linePattern.exec(line) ?? []
  if (checksum === undefined || name === undefined) throw new BackupError(`A line of ${path} cannot be read.`)
  return { checksum, bytes: Number(bytes), name, flaw: toFlaw(flaw) }
}
