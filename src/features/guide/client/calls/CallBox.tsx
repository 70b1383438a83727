import { Siren } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Pregnancy } from '#features/journey/contract.ts'
import { ageWords, gestationalAge } from '#features/journey/rules.ts'
import { useIsPlain } from '#platform/client/without-scripts.tsx'
import type { CalendarDay } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { grades, type Stage } from '../../content/calls.ts'
import { holdsOn, type Span } from '../../content/spans.ts'
import type { CallAbout } from '../../contract.ts'
import { isCounted } from '../is-counted.ts'
import { Ambulance } from './Ambulance.tsx'
import styles from './CallBox.module.css'
import { CareNumbers } from './CareNumbers.tsx'
import type { OwnNumber } from './data.ts'
import { Grade } from './Grade.tsx'
import { Helplines } from './Helplines.tsx'
import { ambulanceOf, type Numbers } from './numbers.ts'
import { texts } from './texts/texts.ts'

/** The anchor for links to the box. Following such a link opens the box. */
const callBoxId = 'call-about'

type Props = {
  journey: Pregnancy
  stage: Stage
  today: CalendarDay
  /** Undefined if it could not be loaded; the numbers to call are shown anyway. */
  callAbout: CallAbout | undefined
  ownNumbers: readonly OwnNumber[]
  numbers: Numbers
}

/** What to call about today, even on the page of another week, and whom to call. Also shown after a birth or a loss. */
export function CallBox({
  journey: { dueDate, region, country, state },
  stage,
  today,
  callAbout,
  ownNumbers,
  numbers,
}: Props) {
  const box = useRef<HTMLElement>(null)
  const isPlain = useIsPlain()
  const [isOpen, setOpen] = useState(() => isPlain || isLinkedTo())
  const age = dueDate && state === 'expecting' ? gestationalAge(dueDate, today) : null
  const all = callAbout?.lines ?? []
  // Without an age, lines that hold in every week come first: the other lines may not apply, or may distress the reader.
  const lines = age
    ? all.filter((line) => holdsOn(line, 7 * age.weeks + age.days))
    : all.toSorted((one, other) => Number(hasDays(one)) - Number(hasDays(other)))
  const ageToday = age && isCounted({ state, dueDate }, today) ? texts.todayAt(ageWords(age)) : null
  const when = age ? ageToday : stage === 'pregnancy' && dueDate === null ? texts.noDueDate : texts.undated[stage]
  const ambulance = ambulanceOf(numbers.family)
  const titles = {
    emergency: ambulance ? texts.emergency(ambulance.number) : texts.emergencyWithoutNumber,
    now: texts.callNow[region],
    today: texts.callToday,
  }
  const buttons = {
    emergency: <Ambulance country={country} numbers={numbers} />,
    now: <CareNumbers place={numbers.family} own={ownNumbers} isOpen={isOpen} />,
    today: null,
  }

  useEffect(() => {
    if (isLinkedTo()) box.current?.focus()
  }, [])

  return (
    <section ref={box} id={callBoxId} className={styles.box} aria-labelledby={`${callBoxId}-title`} tabIndex={-1}>
      <header className={styles.title}>
        <Siren aria-hidden="true" />
        <h3 id={`${callBoxId}-title`}>{stage === 'pregnancy' ? texts.titleInPregnancy : texts.title}</h3>
        {when && <p>{when}</p>}
      </header>
      <div className={styles.grades}>
        {grades.map((grade) => (
          <Grade
            key={grade}
            grade={grade}
            title={titles[grade]}
            lines={lines.filter((line) => line.grade === grade)}
            language={callAbout?.otherLanguage}
            isDated={age === null}
            isOpen={isOpen}
          >
            {buttons[grade]}
          </Grade>
        ))}
      </div>
      <Helplines place={numbers.family} isOpen={isOpen} />
      <footer className={styles.foot}>
        <p className={styles.doubt}>{texts.ifInDoubt}</p>
        {lines.length > 0 && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? texts.showLess : texts.showAll(lines.length)}
          </Button>
        )}
      </footer>
    </section>
  )
}

const hasDays = ({ from, until }: Span) => from !== undefined || until !== undefined

const isLinkedTo = () => location.hash === `#${callBoxId}`
