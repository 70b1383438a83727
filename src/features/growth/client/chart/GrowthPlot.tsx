import type { KeyboardEvent } from 'react'
import { inDecimalsAtMost } from '#language/decimals.ts'
import type { Units } from '#platform/shared/units.ts'
import type { Standard } from '../../content/standard.ts'
import { type Dimension, type Scale, scaleOf } from '../measure-words.ts'
import { type Point, pointWords } from '../points.ts'
import type { Subject } from '../subjects.ts'
import { texts } from '../texts/texts.ts'
import styles from './GrowthPlot.module.css'
import { type Layout, layOut } from './lay-out.ts'
import { useElementSize } from './use-element-size.ts'

type Props = {
  subject: Subject
  points: readonly Point[]
  /** The selected point, which is described beside the chart. */
  chosen: Point | undefined
  onChoose: (id: number) => void
  /** Today's gestational age in days; null without a due date. */
  today: number | null
  units: Units
}

/** A chart of a measure by week: the percentile bands of its standard, with the family's own scans as points. */
export function GrowthPlot({ subject, points, chosen, onChoose, today, units }: Props) {
  const [size, measureSize] = useElementSize()
  const layout = layOut(subject, points, units, size)
  const isWithin = today !== null && today >= subject.from && today <= subject.to

  return (
    // Time runs from left to right in every language.
    <div ref={measureSize} className={styles.plot} dir="ltr">
      <svg viewBox={`0 0 ${size.width} ${layout.height}`} role="img" aria-label={plotName(subject)}>
        {layout.bands && (
          <>
            <path className={styles.outer} d={layout.bands.outer} />
            <path className={styles.inner} d={layout.bands.inner} />
          </>
        )}
        <Axes layout={layout} scale={scaleOf(subject.dimension, units)} />
        <path className={styles.middle} d={layout.middle} />
        {subject.standard && <Ends layout={layout} edges={subject.standard.edges} dimension={subject.dimension} />}
        {isWithin && <Today layout={layout} x={layout.x(today)} em={size.em} />}
      </svg>
      {points.length > 0 && (
        <div role="toolbar" aria-label={texts.scansOnChart} onKeyDown={moveFocus}>
          {points.map((point) => (
            <button
              key={point.id}
              type="button"
              className={styles.point}
              aria-label={pointWords(point, subject, units)}
              aria-pressed={point === chosen}
              tabIndex={point === chosen ? 0 : -1}
              style={{
                insetInlineStart: percent(layout.x(point.days), size.width),
                insetBlockStart: percent(layout.y(point.size), layout.height),
              }}
              onFocus={() => onChoose(point.id)}
              onPointerEnter={() => onChoose(point.id)}
              onClick={() => onChoose(point.id)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** "Weight by week, Hadlock 1991". */
function plotName({ name, standard }: Subject): string {
  const { label } = texts.subjects[name]
  return standard ? texts.byWeekAndStandard(label, standard.name()) : texts.byWeek(label)
}

/** Moves the focus between points with the arrow keys, Home and End, so that Tab skips the whole group in one step. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const points = [...event.currentTarget.querySelectorAll('button')]
  const at = points.findIndex((point) => point.matches(':focus'))
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: points.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  points[next]?.focus()
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

type AxesProps = { layout: Layout; scale: Scale }

function Axes({ layout: { frame, x, y, ticks, weeks, height }, scale: { unit, unitSize } }: AxesProps) {
  const numberOf = (tick: number) => inDecimalsAtMost(tick / unitSize, 1)
  return (
    <>
      {ticks.map((tick, at) => (
        <g key={tick}>
          <path className={styles.line} d={`M${frame.left} ${y(tick)}H${frame.right}`} />
          <text x={frame.left} y={y(tick)} dx="-0.5em" dy="0.35em" textAnchor="end">
            {at === ticks.length - 1 ? texts.sizes[unit](numberOf(tick)) : numberOf(tick)}
          </text>
        </g>
      ))}
      {weeks.map((week) => (
        <g key={week}>
          <path className={styles.line} d={`M${x(week * 7)} ${frame.bottom}v5`} />
          <text x={x(week * 7)} y={frame.bottom} dy="1.35em" textAnchor="middle">
            {week}
          </text>
        </g>
      ))}
      <text x={(frame.left + frame.right) / 2} y={height} dy="-0.35em" textAnchor="middle">
        {texts.completedWeeks}
      </text>
    </>
  )
}

type EndsProps = { layout: Layout; edges: Standard['edges']; dimension: Dimension }

/** The labels at the right ends of the lines: how many of 100 babies weigh or measure less. */
function Ends({ layout: { room, ends, frame }, edges: [low, high], dimension }: EndsProps) {
  if (room === 'tight' || ends.high === undefined) return null
  const words = (count: number) => (room === 'wide' ? texts.babiesBelow[dimension](count) : count)
  return [
    [high, ends.high],
    [50, ends.middle],
    [low, ends.low],
  ].map(([count = 0, height]) => (
    <text key={count} x={frame.right} y={height} dx="0.5em" dy="0.35em" data-middle={count === 50 || undefined}>
      {words(count)}
    </text>
  ))
}

function Today({ layout: { frame }, x, em }: { layout: Layout; x: number; em: number }) {
  const [least, most] = [frame.left + 1.25 * em, frame.right - 1.25 * em]
  return (
    <>
      <path className={styles.today} d={`M${x} ${frame.top - 4}V${frame.bottom}`} />
      <text x={Math.min(most, Math.max(least, x))} y={frame.top} dy="-0.75em" textAnchor="middle" data-middle="">
        {texts.today}
      </text>
    </>
  )
}
