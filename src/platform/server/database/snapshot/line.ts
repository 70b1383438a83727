/** The rows of a database in a form that is the same for SQLite and PostgreSQL: a line for each table, then its rows. */
import { hash } from 'node:crypto'

/** A value in a column: text, a number, null or bytes. */
export type Value = string | number | null | { base64: string }
export type TableLine = { table: string; columns: string[]; lastId: number | null }
export type Line = TableLine | { row: Value[] }

export function toValue(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') }
  throw new Error('A column has a value of a type that snapshots do not support.')
}

export const fromValue = (value: Value): string | number | null | Uint8Array =>
  typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value

/** For each table: the number of rows, a sum over their content, and the last assigned id. A copy has the same sums. */
export type Sums = Map<string, { rows: number; sum: bigint; lastId: number }>

const bits = 256

/** Yields the lines unchanged, and adds them to the sums. The order of rows and columns does not change the sums. */
export async function* addUp(lines: AsyncIterable<Line>, sums: Sums): AsyncGenerator<Line> {
  let columns: string[] = []
  let total = { rows: 0, sum: 0n, lastId: 0 }
  for await (const line of lines) {
    if ('table' in line) {
      columns = line.columns
      total = { rows: 0, sum: 0n, lastId: line.lastId ?? 0 }
      sums.set(line.table, total)
    } else {
      const named = columns.map((column, at) => [column, line.row[at]] as const)
      const content = JSON.stringify(named.sort(([a], [b]) => (a < b ? -1 : 1)))
      total.rows += 1
      total.sum = BigInt.asUintN(bits, total.sum + BigInt(`0x${hash('sha256', content)}`))
    }
    yield line
  }
}
