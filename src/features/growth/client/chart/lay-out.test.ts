import { describe, expect, test } from 'vitest'
import { units } from '#platform/shared/units.ts'
import { subjects } from '../subjects.ts'
import { layOut } from './lay-out.ts'

const rooms = [
  ['a phone', { width: 288, em: 15 }],
  ['a phone with letters twice as large', { width: 250, em: 30 }],
  ['a desk', { width: 1000, em: 15 }],
] as const

const point = { id: 1, measuredOn: '2026-03-05', size: 900, days: 15 * 7, share: null }

describe.each(rooms)('on %s', (_, room) => {
  test.each(Object.entries(subjects))('%s stays within its frame, in all units', (_name, subject) => {
    for (const unit of units) {
      const { frame, height, x, y, ticks, weeks, ends } = layOut(subject, [], unit, room)
      expect(frame.right - frame.left).toBeGreaterThan(room.width / 4)
      expect(x(subject.from)).toBeCloseTo(frame.left, 0)
      expect(x(subject.to)).toBeCloseTo(frame.right, 0)
      expect(y(ticks.at(-1) ?? 0)).toBeCloseTo(frame.top, 0)
      expect(y(ticks[0] ?? 0)).toBeCloseTo(frame.bottom, 0)
      expect(ticks.length).toBeGreaterThan(3)
      expect(ticks.length).toBeLessThan(10)
      expect(weeks.length).toBeGreaterThan(1)
      expect(x((weeks[1] ?? 0) * 7) - x((weeks[0] ?? 0) * 7)).toBeGreaterThan(1.5 * room.em)
      for (const end of Object.values(ends)) {
        expect(end).toBeGreaterThan(0)
        expect(end).toBeLessThan(height)
      }
    }
  })

  test('the chart grows for a point outside it', () => {
    const { frame, x, y } = layOut(subjects.weight, [point], 'metric', room)
    expect(x(point.days)).toBeCloseTo(frame.left, 0)
    expect(x(subjects.weight.from)).toBeGreaterThan(frame.left)
    expect(y(point.size)).toBeLessThan(frame.bottom)
  })
})

test('the numbers at the ends of the lines never overlap', () => {
  for (const subject of Object.values(subjects)) {
    const { ends } = layOut(subject, [], 'metric', { width: 288, em: 30 })
    if (ends.high === undefined) continue
    expect(ends.middle - ends.high).toBeGreaterThan(30)
    expect(ends.low - ends.middle).toBeGreaterThan(30)
  }
})
