import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useJourney } from '#features/journey/client/public.ts'
import { useUser } from '#features/sign-in/client/public.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { WeekGuide } from '../../../contract.ts'
import { pagesQuery } from '../../page/data.ts'
import { type CopiedWeek, makeCopy } from '../copy/make-copy.ts'
import type { NotesStore } from '../store/notes-store.ts'
import { texts } from '../texts/texts.ts'

/** A week with notes, and the guide's texts for it if they could be loaded. */
export type Sheet = { notes: CopiedWeek; guide: WeekGuide | undefined }
export type Sheets = {
  sheets: readonly Sheet[]
  babyName: string
  writer: string
  dueDate: string | null
  timeZone: string
}

/** Prepares all notes for printing. Notes contain only the ids of ticked items, so the items' texts are loaded first. */
export function usePrint(store: NotesStore) {
  const client = useQueryClient()
  const { data: journey } = useJourney()
  const writer = useUser()?.firstName ?? ''
  const [sheets, setSheets] = useState<Sheets>()
  const [isPreparing, setPreparing] = useState(false)

  async function print() {
    if (!journey) return
    const { babyName, timeZone, state } = journey
    const { weeks } = makeCopy(store.all(), { babyName, savedAt: '' })
    if (weeks.length === 0) return void showToast({ title: texts.nothingToPrint, description: texts.writeFirst })
    setPreparing(true)
    const loaded = await Promise.allSettled(weeks.map(({ week }) => client.ensureQueryData(pagesQuery(week, journey))))
    const guides = loaded.map((week) => (week.status === 'fulfilled' ? week.value.guide : undefined))
    setPreparing(false)
    setSheets({
      sheets: weeks.map((notes, index) => ({ notes, guide: guides[index] })),
      babyName,
      writer,
      // Days are counted from the due date only while the birth is expected.
      dueDate: state === 'expecting' ? journey.dueDate : null,
      timeZone,
    })
  }

  return { sheets, isPreparing, print, onPrinted: () => setSheets(undefined) }
}
