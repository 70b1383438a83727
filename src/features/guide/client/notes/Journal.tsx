import { Fragment, useEffect, useState } from 'react'
import { useJourney } from '#features/journey/client/public.ts'
import type { WeekGuide } from '../../contract.ts'
import styles from './Journal.module.css'
import { JournalText } from './JournalText.tsx'
import { NotSaved } from './NotSaved.tsx'
import { type JournalField, journalFields } from './store/notes-format.ts'
import type { NotesStore } from './store/notes-store.ts'
import { useNotesStore, useTrouble, useWeekNotes } from './store/use-notes-store.ts'
import { texts } from './texts/texts.ts'

type Props = { week: number; prompts: WeekGuide['journalPrompts'] }

/** A week's journal: five questions and free text, stored in this browser only. */
export function Journal({ week, prompts }: Props) {
  const store = useNotesStore()
  // The key mounts a new component for each week, so that "Saved" is not shown for another week's text.
  return store && <JournalPage key={week} week={week} prompts={prompts} store={store} />
}

function JournalPage({ store, week, prompts }: Props & { store: NotesStore }) {
  const { journal, unsaved } = useWeekNotes(store, week)
  const trouble = useTrouble(store)
  const [lastWritten, setLastWritten] = useState<JournalField>()
  const [noticeAt, setNoticeAt] = useState<JournalField | 'top'>()
  const babyName = useJourney().data?.babyName

  // The notice is shown below the field last written in, so nothing above it moves while typing.
  if (trouble && !noticeAt) setNoticeAt(lastWritten ?? 'top')
  if (!trouble && noticeAt) setNoticeAt(undefined)

  // Leaving for another week or page saves what was typed.
  useEffect(() => store.save, [store])

  return (
    <div className={styles.journal}>
      <p className={styles.where}>{texts.onlyYou}</p>
      {noticeAt === 'top' && <NotSaved store={store} />}
      {journalFields.map((field) => (
        <Fragment key={field}>
          <JournalText
            label={labelOf(field, babyName)}
            question={field === 'free' ? undefined : prompts[field]}
            text={journal[field]?.text ?? ''}
            state={field !== lastWritten ? 'idle' : trouble ? 'not-saved' : unsaved.has(field) ? 'writing' : 'saved'}
            onWrite={(text) => {
              setLastWritten(field)
              store.write(week, field, text)
            }}
            onLeave={store.save}
          />
          {noticeAt === field && <NotSaved store={store} />}
        </Fragment>
      ))}
    </div>
  )
}

function labelOf(field: JournalField, babyName: string | undefined): string {
  if (field === 'messageToBaby') return babyName === undefined ? texts.toYourBaby : texts.toBaby(babyName)
  return field === 'free' ? texts.anythingElse : texts.journalFields[field]
}
