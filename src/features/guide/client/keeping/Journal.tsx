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

/** A week's journal: five questions and free text, stored in this browser only. */
export function Journal({ week, prompts }: Props) {
  const notebook = useNotebook()
  // Another week is another journal page, so nothing of this one may show there, not even "Saved".
  return notebook && <JournalPage key={week} week={week} prompts={prompts} notebook={notebook} />
}

function JournalPage({ notebook, week, prompts }: Props & { notebook: Notebook }) {
  const { journal, unkept } = usePage(notebook, week)
  const trouble = useTrouble(notebook)
  const [written, setWritten] = useState<JournalField>()
  const [noticeAt, setNoticeAt] = useState<JournalField | 'top'>()
  const babyName = useJourney().data?.babyName ?? 'your baby'

  // Shown below the field being written in, so nothing moves while typing.
  if (trouble && !noticeAt) setNoticeAt(written ?? 'top')
  if (!trouble && noticeAt) setNoticeAt(undefined)

  // Going to another week or page saves what was typed.
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
