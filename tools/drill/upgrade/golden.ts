/**
 * Golden data: data that earlier versions wrote, for tests of upgrades. `make-golden.ts` ran each version to write its file. A
 * file has a line for each table, row and photo. Its name is the number of the newest migration of that version.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Line, Value } from '../../../src/platform/server/database/snapshot/line.ts'

export type FileLine = { readonly file: string; readonly base64: string }
export type Row = Readonly<Record<string, Value>>
export type Golden = {
  readonly name: string
  /** The migrations that had been applied when the file was written. */
  readonly migrations: readonly string[]
  readonly lines: readonly Line[]
  readonly files: readonly { name: string; bytes: Buffer }[]
  readonly tables: ReadonlyMap<string, readonly Row[]>
}

const folder = import.meta.dirname

/** One folder would hold too many files, so ten migrations share one: `001x` holds 0010 to 0019. */
export const pathOf = (migration: string): string =>
  join(folder, 'golden', `${migration.slice(0, 3)}x`, `${migration.slice(0, 4)}.jsonl`)

export const listGolden = (): Golden[] =>
  globSync('golden/*/*.jsonl', { cwd: folder })
    .sort()
    .map((path) => readGolden(join(folder, path)))

function readGolden(path: string): Golden {
  const all: (Line | FileLine)[] = readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const lines = all.filter((line): line is Line => !('file' in line))
  const tables = new Map<string, Row[]>()
  let [columns, rows]: [string[], Row[]] = [[], []]
  for (const line of lines)
    if ('table' in line) {
      ;[columns, rows] = [line.columns, []]
      tables.set(line.table, rows)
    } else if ('row' in line) rows.push(Object.fromEntries(line.row.map((value, at) => [columns[at] ?? '', value])))
  return {
    name: basename(path, '.jsonl'),
    migrations: (tables.get('migrations') ?? []).map(({ name }) => String(name)),
    lines,
    files: all.flatMap((line) =>
      'file' in line ? [{ name: line.file, bytes: Buffer.from(line.base64, 'base64') }] : [],
    ),
    tables,
  }
}
