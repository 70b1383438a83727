import { useJourney } from '#features/journey/client/public.ts'
import { dayInZone } from '#platform/shared/time/calendar.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { NotesStore } from '../store/notes-store.ts'
import { type Copy, copyName, makeCopy } from './make-copy.ts'

/** Downloads all notes in this browser as a file. */
export function useSaveCopy(store: NotesStore): () => void {
  const { data: journey } = useJourney()

  return () => {
    if (!journey) return
    const now = new Date()
    const copy = makeCopy(store.all(), { babyName: journey.babyName, savedAt: now.toISOString() })
    if (copy.weeks.length === 0)
      return void showToast({ title: 'Nothing to save yet', description: 'Tick something or write a line first.' })
    const name = copyName(journey.babyName, dayInZone(now, journey.timeZone))
    downloadCopy(copy, name)
    showToast({ title: 'Copy saved', description: `${name} is where your downloads are.` })
  }
}

export function downloadCopy(copy: Copy, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers start a download only after the click handler has finished.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
