import { describe, expect, test } from 'vitest'
import { units } from '#platform/shared/units.ts'
import { subjects } from '../subjects.ts'
import { layOut } from './lay-out.ts'

const spaces = [
  ['a phone', { width: 288, em: 15 }],
  ['a phone with text twice as large', { width: 250, em: 30 }],
  ['a desktop', { width: 1000, em: 15 }],
] as const

const point = { id: 1, measuredOn: '2026-03-05', size: 900, days: 15 * 7, formula: null, share: null }

describe.each(spaces)('on %s', (_, space) => {
  test.each(Object.entries(subjects))('the chart of %s stays within its frame, in all units', (_name, subject) => {
    for (const unit of units) {
      const { frame, height, x, y, ticks, weeks, ends } = layOut(subject, [], unit, space)
      expect(frame.right - frame.left).toBeGreaterThan(space.width / 4)
      expect(x(subject.from)).toBeCloseTo(frame.left, 0)
      expect(x(subject.to)).toBeCloseTo(frame.right, 0)
      expect(y(ticks.at(-1) ?? 0)).toBeCloseTo(frame.top, 0)
      expect(y(ticks[0] ?? 0)).toBeCloseTo(frame.bottom, 0)
      expect(ticks.length).toBeGreaterThan(3)
      expect(ticks.length).toBeLessThan(10)
      expect(weeks.length).toBeGreaterThan(1)
      expect(x((weeks[1] ?? 0) * 7) - x((weeks[0] ?? 0) * 7)).toBeGreaterThan(1.5 * space.em)
      for (const end of Object.values(ends)) {
        expect(end).toBeGreaterThan(0)
        expect(end).toBeLessThan(height)
      }
    }
  })

  test('the axes extend to a point outside the standard', () => {
    const { frame, x, y } = layOut(subjects.weight, [point], 'metric', space)
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

const [, phone] = spaces[0]
const [, desk] = spaces[2]

test.each([
  ['weight', 'metric', [0, 1000, 2000, 3000, 4000, 5000]],
  ['headCircumference', 'metric', [50, 100, 150, 200, 250, 300, 350, 400]],
  ['headWidth', 'metric', [20, 40, 60, 80, 100, 120]],
  ['femurLength', 'metric', [10, 20, 30, 40, 50, 60, 70, 80]],
] as const)(
  'the ticks of the chart of %s, in %s units, are round and begin below its smallest size',
  (name, unit, ticks) => {
    expect(layOut(subjects[name], [], unit, desk).ticks).toEqual(ticks)
  },
)

test.each([
  ['weight', 2 * 453.592_37, [0, 1, 2, 3, 4, 5]],
  ['headWidth', 12.7, [2, 3, 4, 5, 6, 7, 8, 9]],
  ['crownHeel', 127, [1, 2, 3, 4]],
] as const)('in US units, too, the ticks of the chart of %s are round', (name, step, steps) => {
  expect(layOut(subjects[name], [], 'us', desk).ticks.map((tick) => Math.round((tick / step) * 1000) / 1000)).toEqual(
    steps,
  )
})

test('a scan above all bands has a round tick above it', () => {
  const { ticks } = layOut(subjects.weight, [{ ...point, days: 280, size: 5400 }], 'metric', desk)
  expect(ticks).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000])
})

test.each([
  ['a phone', phone, 'crownHeel', [16, 20, 24, 28, 32, 36, 40]],
  ['a phone', phone, 'weight', [21, 24, 27, 30, 33, 36, 39]],
  ['a phone', phone, 'crownRump', [9, 10, 11, 12, 13, 14, 15]],
  ['half a desktop', { width: 540, em: 15 }, 'weight', [20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40]],
  ['a desktop', desk, 'weight', Array.from({ length: 21 }, (_, at) => 20 + at)],
] as const)(
  'on %s with the size %o, the week ticks of the chart of %s are whole weeks, as close together as their numbers fit',
  (_, space, name, weeks) => {
    expect(layOut(subjects[name], [], 'metric', space).weeks).toEqual(weeks)
  },
)

test.each([
  ['tight', 18 * 15 - 1, { left: 54, right: 269 - 11.25 }],
  ['narrow', 18 * 15, { left: 54, right: 270 - 33.75 }],
  ['narrow', 36 * 15 - 1, { left: 54, right: 539 - 33.75 }],
  ['wide', 36 * 15, { left: 54, right: 540 - 180 }],
] as const)('the layout is %s on a chart %i pixels wide', (room, width, sides) => {
  const drawn = layOut(subjects.weight, [], 'metric', { width, em: 15 })
  expect(drawn.room).toBe(room)
  expect(drawn.frame).toMatchObject(sides)
})

test.each([
  [288, 300],
  [600, 336],
  [1000, 390],
])('a chart %i pixels wide is %i pixels high', (width, height) => {
  const drawn = layOut(subjects.weight, [], 'metric', { width, em: 15 })
  expect(drawn.height).toBe(height)
  expect(drawn.frame).toMatchObject({ top: 30, bottom: height - 48.75 })
})
