import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { addDays, dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import { firstDayOf, lineWords } from '../../page/week-words.ts'
import { checklistGroups, type JournalField, journalFields } from '../store/notes-format.ts'
import { texts } from '../texts/texts.ts'
import styles from './PrintedNotes.module.css'
import type { Sheet, Sheets } from './use-print.ts'

type Props = Sheets & { onPrinted: () => void }

/** Opens the browser's print dialog, and prints all notes instead of the page. */
export function PrintedNotes({ sheets, babyName, writer, dueDate, timeZone, onPrinted }: Props) {
  const tellPrinted = useEffectEvent(onPrinted)

  useEffect(() => {
    const printed = () => tellPrinted()
    window.addEventListener('afterprint', printed)
    // Print after the notes have been painted.
    const timer = setTimeout(() => window.print())
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', printed)
    }
  }, [])

  return createPortal(
    <article className={styles.paper}>
      <header>
        <h1>{texts.printedTitle(babyName)}</h1>
        <p className={styles.below}>{texts.printedBy(writer, formatDay(dayInZone(new Date(), timeZone)))}</p>
      </header>
      {sheets.map((sheet) => (
        <WeekSheet key={sheet.notes.week} {...sheet} dueDate={dueDate} />
      ))}
    </article>,
    document.body,
  )
}

type WeekSheetProps = Sheet & Pick<Sheets, 'dueDate'>

function WeekSheet({ notes: { week, checklist, journal }, guide, dueDate }: WeekSheetProps) {
  const isTicked = (id: string) => checklistGroups.some((group) => checklist[group]?.[id]?.done)
  const items = guide ? checklistGroups.flatMap((group) => guide.journey[group]).filter(({ id }) => isTicked(id)) : []
  const begin = dueDate === null ? undefined : firstDayOf(week, dueDate)

  return (
    <section className={styles.week}>
      <header>
        <h2>{guide ? texts.printedWeekWithTitle(week, guide.journey.title) : texts.printedWeek(week)}</h2>
        {begin && <p className={styles.below}>{texts.daysOfWeek(formatDay(begin), formatDay(addDays(begin, 6)))}</p>}
      </header>
      {items.length > 0 && (
        <>
          <h3>{texts.done}</h3>
          <ul className={styles.done} {...guide?.otherLanguage}>
            {items.map((item) => (
              <li key={item.id}>{lineWords(item, { dueDate })}</li>
            ))}
          </ul>
        </>
      )}
      {!guide && Object.keys(checklist).length > 0 && <p className={styles.below}>{texts.ticksNotLoaded}</p>}
      {journalFields.map((field) => {
        const text = journal[field]
        if (text === undefined) return null
        return (
          <div key={field} className={styles.entry}>
            <h3>
              <Question field={field} guide={guide} />
            </h3>
            <p>{text}</p>
          </div>
        )
      })}
    </section>
  )
}

function Question({ field, guide }: { field: JournalField; guide: Sheet['guide'] }) {
  if (field === 'free') return texts.anythingElse
  return guide ? <span {...guide.otherLanguage}>{guide.journalPrompts[field]}</span> : texts.fromJournal
}
