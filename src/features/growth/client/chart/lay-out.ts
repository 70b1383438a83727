/** Positions on the chart in pixels, for the available space. */
import type { Units } from '#platform/shared/units.ts'
import { type Centile, sizeAt } from '../../content/standard.ts'
import { scaleOf } from '../measure-words.ts'
import type { Point } from '../points.ts'
import type { Subject } from '../subjects.ts'

export type ElementSize = { width: number; em: number }

export type Layout = ReturnType<typeof layOut>

/** The layout of a measure's chart: scales, ticks and curves. */
export function layOut(subject: Subject, points: readonly Point[], units: Units, { width, em }: ElementSize) {
  const room = width < 18 * em ? 'tight' : width < 36 * em ? 'narrow' : 'wide'
  const height = Math.round(Math.min(26 * em, Math.max(20 * em, width * 0.56)))
  const left = 3.6 * em
  const right = width - (subject.standard === null ? 0.75 : { tight: 0.75, narrow: 2.25, wide: 12 }[room]) * em
  const top = 2 * em
  const bottom = height - 3.25 * em

  const from = Math.min(subject.from, ...points.map(({ days }) => days))
  const to = Math.max(subject.to, ...points.map(({ days }) => days))
  const ticks = sizeTicks(subject, points, units)
  const [least = 0] = ticks
  const most = ticks.at(-1) ?? 1

  const x = (days: number) => round(left + ((days - from) / (to - from)) * (right - left))
  const y = (size: number) => round(bottom - ((size - least) / (most - least)) * (bottom - top))
  const along = (sizeOf: (days: number) => number) => daysOf(subject).map((days) => [x(days), y(sizeOf(days))] as const)
  const lineAt = (centile: Centile) => along((days) => sizeOf(subject, days, centile))
  const { edges } = subject.standard ?? {}

  return {
    room,
    height,
    frame: { left, right, top, bottom },
    x,
    y,
    ticks,
    weeks: weekTicks(from, to, (right - left) / ((to - from) / 7), em),
    middle: lineThrough(along(subject.middle)),
    bands: edges && {
      outer: shapeBetween(lineAt(edges[0]), lineAt(edges[1])),
      inner: shapeBetween(lineAt(10), lineAt(90)),
    },
    ends: endsOf(subject, y, em),
  }
}

const sizeOf = ({ standard, middle }: Subject, days: number, centile: Centile) =>
  standard === null ? middle(days) : sizeAt(standard, days, centile)

/** Every second day of the chart, and its last day. */
const daysOf = ({ from, to }: Subject) => [
  ...Array.from({ length: Math.ceil((to - from) / 2) }, (_, at) => from + 2 * at),
  to,
]

/**
 * The ticks of the size axis: round values in the reader's units that enclose all sizes on the chart. The step between two
 * ticks is the smallest of 0.5, 1, 2, 5 and 10 units that spans all sizes in at most seven steps, or else 20 units.
 */
function sizeTicks(subject: Subject, points: readonly Point[], units: Units): number[] {
  const { unitSize } = scaleOf(subject.dimension, units)
  const sizes = points.map((point) => point.size)
  const [low, high] = subject.standard?.edges ?? [50, 50]
  const least = Math.min(sizeOf(subject, subject.from, low), ...sizes) / unitSize
  const most = Math.max(sizeOf(subject, subject.to, high), ...sizes) / unitSize
  const step = [0.5, 1, 2, 5, 10].find((each) => (most - least) / each <= 7) ?? 20
  const first = Math.floor(least / step)
  return Array.from({ length: Math.ceil(most / step) - first + 1 }, (_, at) => (first + at) * step * unitSize)
}

/** Week ticks, spaced so that their numbers do not overlap. */
function weekTicks(from: number, to: number, weekWidth: number, em: number): number[] {
  const step = [1, 2, 3, 4, 5].find((weeks) => weeks * weekWidth > 1.7 * em) ?? 12
  const first = Math.ceil(from / 7 / step) * step
  return Array.from({ length: Math.floor((to / 7 - first) / step) + 1 }, (_, at) => first + at * step)
}

/** The vertical positions of the labels at the ends of the curves, at least one line of text apart. */
function endsOf(subject: Subject, y: (size: number) => number, em: number) {
  const middle = y(subject.middle(subject.to))
  if (subject.standard === null) return { middle }
  const [low, high] = subject.standard.edges
  return {
    high: Math.min(y(sizeOf(subject, subject.to, high)), middle - 1.3 * em),
    middle,
    low: Math.max(y(sizeOf(subject, subject.to, low)), middle + 1.3 * em),
  }
}

type Place = readonly [x: number, y: number]

const lineThrough = (places: readonly Place[]) => `M${places.map((place) => place.join(' ')).join('L')}`
const shapeBetween = (low: readonly Place[], high: readonly Place[]) =>
  `${lineThrough([...low, ...high.toReversed()])}Z`
const round = (value: number) => Math.round(value * 10) / 10
