import { expect, test } from 'vitest'
import { listContentLines, listReadLines } from './guide-readings.ts'

const lines = listContentLines()
const read = listReadLines()
const keyOf = ({ week, line }: { week: number; line: string }) => `week ${week}: ${line}`
const ageOf = (day: number) => (Number.isFinite(day) ? `${Math.floor(day / 7)}+${day % 7}` : 'any')

test('two readers have read every line of the guide’s weeks in its present form, and each named a source', () => {
  const known = new Set(read.map(keyOf))
  expect(lines.map(keyOf).filter((key) => !known.has(key))).toEqual([])
  for (const { readings } of read) for (const { source } of readings) expect(source).not.toBe('')
})

test('each reading is of a line that the guide still has, and no line is listed twice', () => {
  const present = new Set(lines.map(keyOf))
  expect(read.map(keyOf).filter((key) => !present.has(key))).toEqual([])
  expect(new Set(read.map(keyOf)).size).toBe(read.length)
})

test('each line is shown only on days on which both readers found it true', () => {
  const byKey = new Map(read.map((row) => [keyOf(row), row.readings]))
  const wrong = lines.flatMap((line) =>
    (byKey.get(keyOf(line)) ?? [])
      .filter(({ from, until }) => line.from < from || line.until > until)
      .map(({ from, until }) => `${keyOf(line)}: true from ${ageOf(from)} to ${ageOf(until)}`),
  )
  expect(wrong).toEqual([])
})
