/** A snapshot of PostgreSQL: its lines as JSON, one for each table, then one for each of its rows. */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { writeThrough } from '../../storage/durable.ts'
import type { Database } from '../database.ts'
import type { Line, TableLine, Value } from './line.ts'
import { readMoment } from './read-tables.ts'
import { DamagedSnapshot, type SnapshotContents } from './snapshot.ts'

const chunk = 65_536
const ending = JSON.stringify({ end: true })

export const writePostgresSnapshot = (db: Database, path: string): Promise<void> =>
  readMoment({ db, engine: 'postgres' }, (lines) => writeThrough(path, print(lines)))

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

/** The lines of a snapshot; throws DamagedSnapshot when one cannot be read, or the last one is missing. */
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
    // Written by `print`, and its hash was compared.
    if (typeof line === 'object' && line !== null && ('row' in line || 'table' in line)) return line as Line
  } catch {
    // Text that is not JSON is reported below, like any other unreadable line.
  }
  throw new DamagedSnapshot('a line of the snapshot cannot be read')
}

export async function readPostgresSnapshot(path: string): Promise<SnapshotContents> {
  const found = { installation: [], migrations: [], picture_files: [] } as Record<string, Record<string, Value>[]>
  let table: TableLine | undefined
  for await (const line of readLines(path)) {
    if ('table' in line) table = line
    else if (table)
      found[table.table]?.push(Object.fromEntries(table.columns.map((name, at) => [name, line.row[at] ?? null])))
  }
  const { installation = [], migrations = [], picture_files = [] } = found
  return {
    identity: String(installation[0]?.identity),
    migrations: migrations.map(({ name }) => String(name)).sort(),
    pictureFiles: picture_files.map(({ name, bytes, checksum }) => ({
      name: String(name),
      bytes: Number(bytes),
      checksum: String(checksum),
    })),
  }
}
