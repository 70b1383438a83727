import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useRef } from 'react'
import type { Pregnancy } from '#features/journey/contract.ts'
import {
  daysRemaining,
  firstContentWeek as firstWeek,
  lastContentWeek as lastWeek,
  pregnancyLength,
} from '#features/journey/rules.ts'
import { useIsPlain } from '#platform/client/without-scripts.tsx'
import type { CalendarDay } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { firstDayOfWeek, trimesterOf } from '../../../content/spans.ts'
import { texts as general } from '../../texts/texts.ts'
import { texts } from '../texts/texts.ts'
import { timeWords } from '../week-words.ts'
import styles from './WeekHead.module.css'
import { WeekScrubber } from './WeekScrubber.tsx'
import { guideWeeks } from './week-in-address.ts'

type Props = {
  /** The requested week. */
  week: number
  /** The week whose texts are shown. */
  shownWeek: number
  presentWeek: number
  journey: Pregnancy
  today: CalendarDay
  onStep: (week: number) => void
  onJump: (week: number) => void
}

/** The week's heading, its place in the journey, and navigation to other weeks. */
export function WeekHead({ week, shownWeek, presentWeek, journey, today, onStep, onJump }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const endId = useId()
  const isPlain = useIsPlain()
  const { dueDate, region } = journey
  const isPresent = shownWeek === presentWeek
  // In the present week use today's age: on 28+0 the week is still 28, but the third trimester has begun.
  const trimesterIn = (each: number) => {
    const day = each === presentWeek && dueDate ? pregnancyLength - daysRemaining(dueDate, today) : firstDayOfWeek(each)
    return texts.trimesters[trimesterOf(day, region)]
  }
  const time = dueDate && timeWords(shownWeek, { isPresent, dueDate, today })
  const end = endWords(week)

  function goBack() {
    onJump(presentWeek)
    // The button disappears and would take the focus with it.
    heading.current?.focus({ preventScroll: true })
  }

  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <h1>{general.pageHeading}</h1>
        {week !== presentWeek && (
          <Button look="quiet" onClick={goBack}>
            {texts.backToWeek(presentWeek)}
          </Button>
        )}
      </div>
      <div className={styles.week}>
        <Button
          icon={<ChevronLeft data-mirrored aria-hidden="true" />}
          disabled={week === firstWeek}
          aria-describedby={week === firstWeek ? endId : undefined}
          onClick={() => onStep(week - 1)}
        >
          <span className={styles.word}>{texts.previous}</span>
        </Button>
        <h2 ref={heading} tabIndex={-1} className={styles.number}>
          {texts.weekHeading(shownWeek, (text) => (
            <span className={styles.label}>{text}</span>
          ))}
        </h2>
        <Button
          disabled={week === lastWeek}
          aria-describedby={week === lastWeek ? endId : undefined}
          onClick={() => onStep(week + 1)}
        >
          <span className={styles.word}>{texts.next}</span>
          <ChevronRight data-mirrored aria-hidden="true" />
        </Button>
      </div>
      <p className={styles.place}>
        {time && <span className={styles.age}>{`${time}\u00a0·`}</span>}{' '}
        {/* "first in the guide" replaces the trimester, because a second line would move the buttons under a finger. */}
        {end ? <span id={endId}>{end}</span> : trimesterIn(shownWeek)}
      </p>
      <div className={styles.scrubber}>
        {isPlain ? (
          <WeekLinks week={week} />
        ) : (
          <WeekScrubber
            week={week}
            presentWeek={presentWeek}
            region={region}
            trimester={trimesterIn(week)}
            onStep={onStep}
            onJump={onJump}
          />
        )}
      </div>
    </header>
  )
}

/** Links to the weeks before and after, for a page without scripts, where the buttons do nothing. */
const WeekLinks = ({ week }: { week: number }) => (
  <nav className={styles.links} aria-label={texts.otherWeeks}>
    {guideWeeks
      .filter((each) => Math.abs(each - week) === 1)
      .map((each) => (
        <Button key={each} href={`/guide?week=${each}`}>
          {texts.linkToWeek(each)}
        </Button>
      ))}
  </nav>
)

function endWords(week: number): string | undefined {
  if (week === firstWeek) return texts.firstInGuide
  return week === lastWeek ? texts.lastInGuide : undefined
}
