import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { journeyKey, useOwnJourneys } from '#features/journey/client/public.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import { dayInZone } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { ActionChoice, ChoiceDialog } from '#ui/dialog/ChoiceDialog.tsx'
import { type Copy, copyName, copyWords, makeCopy } from '../copy/make-copy.ts'
import { copyToText, download } from '../copy/use-save-copy.ts'
import { texts } from '../texts/texts.ts'
import type { NotesHere } from './notes-here.ts'
import styles from './SaveNotesDialog.module.css'

type Props = { notes: NotesHere; onSignOut: () => void; onClose: () => void }
type File = { id: number; copy: Copy; name: string }

/** Offers to save a copy of the notes in this browser before signing out deletes them. */
export function SaveNotesDialog({ notes, onSignOut, onClose }: Props) {
  const { files, areNamesLoading } = useFiles(notes)
  const [saved, setSaved] = useState<readonly File[]>()

  function save() {
    for (const { copy, name } of files) download(copyToText(copy), name)
    setSaved(files)
  }

  if (saved) return <SavedDialog files={saved} onSignOut={onSignOut} onClose={onClose} />
  return (
    <ChoiceDialog onClose={onClose} title={texts.takeNotes}>
      <p>{texts.signOutDeletes}</p>
      <ul className={styles.notes}>
        {files.map(({ id, copy }) => (
          <li key={id}>
            {files.length > 1 && <strong>{texts.about(copy.babyName)} </strong>}
            {copyWords(copy)}
          </li>
        ))}
      </ul>
      <ActionChoice effect={texts.saveEffect}>
        <Button look="primary" wide pending={areNamesLoading} onClick={save}>
          {texts.saveAndSignOut}
        </Button>
      </ActionChoice>
      <ActionChoice effect={texts.signOutEffect}>
        <Button wide onClick={onSignOut}>
          {texts.signOutOnly}
        </Button>
      </ActionChoice>
    </ChoiceDialog>
  )
}

/** Before signing out, asks whether the file has been saved, because a download can fail or wait for permission. */
function SavedDialog({ files, onSignOut, onClose }: { files: readonly File[] } & Omit<Props, 'notes'>) {
  const isOne = files.length === 1
  return (
    <ChoiceDialog onClose={onClose} title={isOne ? texts.copyThere : texts.copiesThere}>
      <p>{isOne ? texts.onlyCopyLeft : texts.onlyCopiesLeft}</p>
      <ul className={styles.files}>
        {files.map(({ id, copy, name }) => (
          <li key={id}>
            <span className={styles.file}>{name}</span>
            <Button look="quiet" onClick={() => download(copyToText(copy), name)}>
              {texts.saveAgain}
            </Button>
          </li>
        ))}
      </ul>
      <Button look="primary" wide onClick={onSignOut}>
        {isOne ? texts.copyIsThere : texts.copiesAreThere}
      </Button>
    </ChoiceDialog>
  )
}

/** One file for each journey. The baby's name is unknown here if the person has left the journey. */
function useFiles(notes: NotesHere): { files: readonly File[]; areNamesLoading: boolean } {
  // Read the journey from the cache only: a request would create a journey for a person who may begin one but has none.
  const journey = useQueryClient().getQueryData<Pregnancy>(journeyKey)
  const { data: journeys = [], isPending } = useOwnJourneys()
  const [now] = useState(() => new Date())

  const names = new Map([...journeys, ...(journey ? [journey] : [])].map(({ id, babyName }) => [id, babyName]))
  const day = dayInZone(now, journey?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone)
  const files = [...notes].map(([id, weeks]): File => {
    const copy = makeCopy(weeks, { babyName: names.get(id) ?? texts.baby, savedAt: now.toISOString() })
    return { id, copy, name: copyName(copy.babyName, day) }
  })
  return { files, areNamesLoading: isPending && [...notes.keys()].some((id) => !names.has(id)) }
}
