import { Fragment, useEffect, useState } from 'react'
import { useJourney } from '#features/journey/client/public.ts'
import type { WeekGuide } from '../../contract.ts'
import styles from './Journal.module.css'
import { JournalText } from './JournalText.tsx'
import { NotKept } from './NotKept.tsx'
import { type JournalField, journalFields } from './notes/kept-notes.ts'
import type { Notebook } from './notes/notebook.ts'
import { useNotebook, usePage, useTrouble } from './notes/use-notebook.ts'

type Props = { week: number; prompts: WeekGuide['journalPrompts'] }

/** A page to write on for every week: five questions, and whatever else there is to say. It stays in this browser. */
export function Journal({ week, prompts }: Props) {
  const notebook = useNotebook()
  // Another week is another page: nothing of this one, not even "Saved", belongs on it.
  return notebook && <JournalPage key={week} week={week} prompts={prompts} notebook={notebook} />
}

function JournalPage({ notebook, week, prompts }: Props & { notebook: Notebook }) {
  const { journal, unkept } = usePage(notebook, week)
  const trouble = useTrouble(notebook)
  const [written, setWritten] = useState<JournalField>()
  const [noticeAt, setNoticeAt] = useState<JournalField | 'top'>()
  const babyName = useJourney().data?.babyName ?? 'your baby'

  // Said below what was being written when it showed, so that nothing moves under the hands.
  if (trouble && !noticeAt) setNoticeAt(written ?? 'top')
  if (!trouble && noticeAt) setNoticeAt(undefined)

  // Going to another week or page keeps what was typed here.
  useEffect(() => notebook.keep, [notebook])

  return (
    <section className={styles.journal} aria-labelledby={`journal-${week}`}>
      <header>
        <h3 id={`journal-${week}`}>Journal of week {week}</h3>
        <p className={styles.where}>Only you see it. It stays in this browser and is sent nowhere.</p>
      </header>
      {noticeAt === 'top' && <NotKept notebook={notebook} />}
      {journalFields.map((field) => (
        <Fragment key={field}>
          <JournalText
            label={field === 'messageToBaby' ? `To ${babyName}` : labels[field]}
            question={field === 'free' ? undefined : prompts[field]}
            text={journal[field]?.text ?? ''}
            state={field !== written ? 'unwritten' : trouble ? 'not-kept' : unkept.has(field) ? 'writing' : 'kept'}
            onWrite={(text) => {
              setWritten(field)
              notebook.write(week, field, text)
            }}
            onLeave={notebook.keep}
          />
          {noticeAt === field && <NotKept notebook={notebook} />}
        </Fragment>
      ))}
    </section>
  )
}

const labels: Readonly<Record<Exclude<JournalField, 'messageToBaby'>, string>> = {
  bodySensations: 'Your body',
  energyLevel: 'Your energy',
  moodEmotions: 'Your mood',
  dreamsMessages: 'Your dreams',
  free: 'Anything else',
}
