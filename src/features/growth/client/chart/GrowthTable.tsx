import type { Units } from '#platform/shared/units.ts'
import { sizeAt } from '../../rules.ts'
import { ordinal, scaleOf } from '../measure-words.ts'
import type { Point } from '../points.ts'
import type { Subject } from '../subjects.ts'
import styles from './GrowthTable.module.css'

type Props = { subject: Subject; points: readonly Point[]; units: Units; isShown: boolean }

/** The chart as a table with one row for each week, for people who cannot see the chart. */
export function GrowthTable({ subject, points, units, isShown }: Props) {
  const { measure, from, to, middle } = subject
  const { symbol, size, digits } = scaleOf(subject.dimension, units)
  const told = (value: number) => (value / size).toFixed(digits)
  // As precise as the measurement.
  const ownTold = (value: number) => (value / size).toFixed(digits + 1)
  const own = Map.groupBy(points, ({ days }) => Math.floor(days / 7))
  const weeks = weeksOf(subject, [...own.keys()])

  return (
    <section
      className={isShown ? styles.scroller : 'visually-hidden'}
      aria-label={`${subject.label} as a table`}
      tabIndex={isShown ? 0 : undefined}
    >
      <table className={styles.table}>
        <caption>
          {subject.label} in {symbol}, at the beginning of each week
        </caption>
        <thead>
          <tr>
            <th scope="col">Week</th>
            {measure && <th scope="col">3rd</th>}
            <th scope="col">{measure ? 'Median' : 'Typical'}</th>
            {measure && <th scope="col">97th</th>}
            {measure && <th scope="col">Yours</th>}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => {
            const days = week * 7
            const isCovered = days >= from && days <= to
            return (
              <tr key={week} data-own={own.has(week) || undefined}>
                <th scope="row">{week}</th>
                {measure && <td>{isCovered ? told(sizeAt(measure, days, 0.03)) : none}</td>}
                <td>{isCovered ? told(middle(days)) : none}</td>
                {measure && <td>{isCovered ? told(sizeAt(measure, days, 0.97)) : none}</td>}
                {measure && (
                  <td>
                    {own
                      .get(week)
                      ?.map((point) => ownWords(point, ownTold(point.size)))
                      .join('; ')}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** The standard's weeks, plus the weeks of scans outside it. */
const weeksOf = ({ from, to }: Subject, own: readonly number[]): number[] => {
  const first = Math.ceil(from / 7)
  const covered = Array.from({ length: Math.floor(to / 7) - first + 1 }, (_, at) => first + at)
  return [...new Set([...covered, ...own])].sort((one, other) => one - other)
}

const ownWords = ({ share }: Point, size: string) =>
  share === null ? size : `${size} (${ordinal(Math.min(99, Math.max(1, Math.round(share * 100))))})`

const none = '–'
