import { type ChangeEvent, useRef } from 'react'
import { firstContentWeek as firstWeek, lastContentWeek as lastWeek } from '#features/journey/rules.ts'
import type { Region } from '#platform/shared/place/region.ts'
import { firstDayOfWeek, trimesterOf } from '../../../content/spans.ts'
import { texts } from '../texts/texts.ts'
import styles from './WeekScrubber.module.css'
import { guideWeeks } from './week-in-address.ts'

type Props = {
  week: number
  /** The current week of the journey. */
  presentWeek: number
  region: Region
  /** The trimester of the chosen week, in words. */
  trimester: string
  onStep: (week: number) => void
  onJump: (week: number) => void
}

/** A slider over the whole journey, with a mark for each week. */
export function WeekScrubber({ week, presentWeek, region, trimester, onStep, onJump }: Props) {
  const pointer = useRef<'up' | 'down' | 'moving'>('up')

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const next = Number(currentTarget.value)
    // Only the first change of a drag adds a history entry, so Back returns to the week before the drag.
    if (pointer.current !== 'down') return onStep(next)
    pointer.current = 'moving'
    onJump(next)
  }

  return (
    <div className={styles.scrubber}>
      <Marks week={week} presentWeek={presentWeek} region={region} />
      <input
        className={styles.slider}
        type="range"
        min={firstWeek}
        max={lastWeek}
        value={week}
        aria-label={texts.sliderLabel}
        aria-valuetext={texts.weekInTrimester(week, trimester)}
        onChange={onChange}
        onPointerDown={() => {
          pointer.current = 'down'
        }}
        onPointerUp={() => {
          pointer.current = 'up'
        }}
        onPointerCancel={() => {
          pointer.current = 'up'
        }}
      />
    </div>
  )
}

function Marks({ week, presentWeek, region }: Pick<Props, 'week' | 'presentWeek' | 'region'>) {
  const trimesters = ([1, 2, 3] as const).map((trimester) => ({
    trimester,
    weeks: guideWeeks.filter((each) => trimesterOf(firstDayOfWeek(each), region) === trimester),
  }))
  return (
    <div className={styles.line}>
      <svg
        data-mirrored
        aria-hidden="true"
        className={styles.marks}
        viewBox={`${firstWeek} 0 ${lastWeek - firstWeek} 1`}
        preserveAspectRatio="none"
      >
        {trimesters.map(({ trimester, weeks }) => (
          <g key={trimester}>
            {weeks.map((each, at) => (
              <path key={each} d={`M${each} ${at === 0 ? 0 : 0.42}V1`} data-passed={each <= presentWeek || undefined} />
            ))}
          </g>
        ))}
      </svg>
      <svg
        data-mirrored
        aria-hidden="true"
        className={styles.present}
        viewBox={`${firstWeek} 0 ${lastWeek - firstWeek} 1`}
        preserveAspectRatio="none"
      >
        <path d={`M${presentWeek} 0.5h0`} data-hidden={presentWeek === week || undefined} />
      </svg>
      <div
        className={styles.trimesters}
        aria-hidden="true"
        style={{ gridTemplateColumns: trimesters.map(({ weeks }) => `${weeks.length}fr`).join(' ') }}
      >
        {trimesters.map(({ trimester }) => (
          <span key={trimester}>{texts.trimesterMarks[trimester]}</span>
        ))}
      </div>
    </div>
  )
}
