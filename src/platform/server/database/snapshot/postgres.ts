/** A snapshot of PostgreSQL: a file of JSON lines, one for each table, then one for each of its rows. */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { writeThrough } from '../../storage/durable.ts'
import type { Database } from '../database.ts'
import type { Line, TableLine } from './line.ts'
import { readConsistently } from './read-tables.ts'
import { DamagedSnapshot, type EachPicture, type SnapshotContents } from './snapshot.ts'

const chunk = 65_536
const ending = JSON.stringify({ end: true })

export const writePostgresSnapshot = (db: Database, path: string): Promise<void> =>
  readConsistently({ db, engine: 'postgres' }, (lines) => writeThrough(path, print(lines)))

async function* print(lines: AsyncIterable<Line>): AsyncGenerator<Uint8Array> {
  let text = ''
  for await (const line of lines) {
    text += `${JSON.stringify(line)}\n`
    if (text.length < chunk) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(`${text}${ending}\n`)
}

/** Yields the lines of a snapshot. Throws DamagedSnapshot if a line cannot be read, or the end line is missing. */
export async function* readLines(path: string): AsyncGenerator<Line> {
  let last = ''
  for await (const text of createInterface({ input: createReadStream(path) })) {
    last = text
    if (text === ending) continue
    yield parseLine(text)
  }
  if (last !== ending) throw new DamagedSnapshot('the snapshot ends too early')
}

function parseLine(text: string): Line {
  try {
    const line: unknown = JSON.parse(text)
    // The cast is safe: only `print` writes these lines.
    if (typeof line === 'object' && line !== null && ('row' in line || 'table' in line)) return line as Line
  } catch {
    // Text that is not JSON is reported below, like any other unreadable line.
  }
  throw new DamagedSnapshot('a line of the snapshot cannot be read')
}

export async function readPostgresSnapshot(path: string, each: EachPicture): Promise<SnapshotContents> {
  let identity = ''
  const migrations: string[] = []
  let table: TableLine | undefined
  for await (const line of readLines(path)) {
    if ('table' in line) table = line
    if ('table' in line || !table) continue
    const { columns } = table
    const cell = (name: string) => line.row[columns.indexOf(name)]
    if (table.table === 'installation') identity = String(cell('identity'))
    if (table.table === 'migrations') migrations.push(String(cell('name')))
    if (table.table === 'picture_files')
      each({
        name: String(cell('name')),
        bytes: Number(cell('bytes')),
        checksum: String(cell('checksum')),
      })
  }
  return { identity, migrations: migrations.sort() }
}
