import { useJourney } from '#features/journey/client/public.ts'
import { dayInZone } from '#platform/shared/time/calendar.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { NotesStore } from '../store/notes-store.ts'
import { texts } from '../texts/texts.ts'
import { type Copy, copyName, makeCopy } from './make-copy.ts'

/** Returns a function that makes a copy of all notes in this browser. If there are none, it only shows a message. */
export function useMakeCopy(store: NotesStore): () => { copy: Copy; name: string } | undefined {
  const { data: journey } = useJourney()

  return () => {
    if (!journey) return undefined
    const now = new Date()
    const copy = makeCopy(store.all(), { babyName: journey.babyName, savedAt: now.toISOString() })
    if (copy.weeks.length > 0) return { copy, name: copyName(journey.babyName, dayInZone(now, journey.timeZone)) }
    showToast({ title: texts.nothingToSave, description: texts.writeFirst })
    return undefined
  }
}

/** Returns a function that downloads all notes in this browser as a file. */
export function useSaveCopy(store: NotesStore): () => void {
  const make = useMakeCopy(store)

  return () => {
    const made = make()
    if (!made) return
    download(copyToText(made.copy), made.name)
    store.noteCopied()
    showToast(savedToast(made.name))
  }
}

export const savedToast = (name: string) => ({
  title: texts.copySaved,
  description: texts.inDownloads(name),
})

/** The text of the file for a copy, locked or not. */
export const copyToText = (copy: object) => JSON.stringify(copy, null, 2)

export function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers start a download only after the click handler has finished.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
