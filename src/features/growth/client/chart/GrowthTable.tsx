import { inDecimals } from '#language/decimals.ts'
import type { Units } from '#platform/shared/units.ts'
import { type Standard, sizeAt } from '../../content/standard.ts'
import { scaleOf } from '../measure-words.ts'
import type { Point } from '../points.ts'
import type { Subject } from '../subjects.ts'
import { texts } from '../texts/texts.ts'
import styles from './GrowthTable.module.css'

type Props = { subject: Subject; points: readonly Point[]; units: Units; isShown: boolean }

/** The chart as a table with one row for each week. Screen readers always find it; others see it if `isShown` is true. */
export function GrowthTable({ subject, points, units, isShown }: Props) {
  const { standard, from, to, middle } = subject
  const { unit, unitSize, digits } = scaleOf(subject.dimension, units)
  const { label } = texts.subjects[subject.name]
  const format = (value: number) => inDecimals(value / unitSize, digits)
  // The family's own sizes have one more decimal, so that they are as precise as the scan report.
  const formatOwn = (value: number) => inDecimals(value / unitSize, digits + 1)
  const own = Map.groupBy(points, ({ days }) => Math.floor(days / 7))
  const weeks = weeksOf(subject, [...own.keys()])

  return (
    <section
      className={isShown ? styles.scroller : 'visually-hidden'}
      aria-label={texts.asTable(label)}
      tabIndex={isShown ? 0 : undefined}
    >
      <table className={styles.table}>
        <caption>
          {standard
            ? texts.captionWithStandard(label, texts.units[unit], standard.name())
            : texts.caption(label, texts.units[unit])}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.week}</th>
            {standard && <th scope="col">{texts.ordinal(standard.edges[0])}</th>}
            <th scope="col">{standard ? texts.median : texts.typical}</th>
            {standard && <th scope="col">{texts.ordinal(standard.edges[1])}</th>}
            {standard && <th scope="col">{texts.yours}</th>}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => {
            const days = week * 7
            const isCovered = days >= from && days <= to
            return (
              <tr key={week} data-own={own.has(week) || undefined}>
                <th scope="row">{week}</th>
                {standard && <td>{isCovered ? format(sizeAt(standard, days, standard.edges[0])) : none}</td>}
                <td>{isCovered ? format(middle(days)) : none}</td>
                {standard && <td>{isCovered ? format(sizeAt(standard, days, standard.edges[1])) : none}</td>}
                {standard && (
                  <td>
                    {own
                      .get(week)
                      ?.map((point) => ownWords(point, formatOwn(point.size), standard.edges))
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

function ownWords({ share }: Point, size: string, [low, high]: Standard['edges']): string {
  if (share === null) return size
  const percent = Math.round(share * 100)
  if (percent < low) return texts.sizeBelow(size, low)
  return percent > high ? texts.sizeAbove(size, high) : texts.sizeAt(size, percent)
}

const none = '–'
