import { showToast } from '#ui/toast/toast-store.ts'
import type { ContractionNote } from '../contract.ts'
import { findRunning, joinNotes, type ShownContraction } from '../rules.ts'
import type { Notes } from './pending/use-notes.ts'
import { texts } from './texts/texts.ts'
import { useNow } from './use-now.ts'

type Shown = ShownContraction<ContractionNote>
type Times = { beganMs: number; endedMs: number | null }

/** The contractions as the page shows them, and the functions that note and change them. */
export function useTimer({ contractions, now: readNow, note }: Notes) {
  const shown = joinNotes(contractions)
  // A contraction is open until somebody notes its end. After ten minutes without an end, it no longer counts as running.
  const isOpen = shown.at(-1)?.endedMs === null
  const ticked = useNow(readNow, isOpen)
  // A contraction that was just noted here or on the other phone may begin after the last update of `ticked`.
  const now = Math.max(ticked, shown.at(-1)?.beganMs ?? 0)
  const running = findRunning(shown, now)

  /** Begins a contraction, or ends the one that runs. */
  function press() {
    const at = readNow()
    const lasting = findRunning(shown, at)
    if (!lasting) return note({ kind: 'contractions', revision: 1, beganAt: at, endedAt: null })
    for (const each of lasting.notes)
      if (each.endedAt === null) change(each, { beganMs: Date.parse(each.beganAt), endedMs: at, endsNow: true })
  }

  function change({ key, revision }: ContractionNote, { beganMs, endedMs, ...when }: Times & { endsNow?: boolean }) {
    note({ kind: 'contractions', key, revision: revision + 1, beganAt: beganMs, endedAt: endedMs, ...when })
  }

  const removeNote = ({ key, revision }: ContractionNote) =>
    note({ kind: 'contractions', key, revision: revision + 1, beganAt: null, endedAt: null })

  /** Sets the times of a contraction. If both phones noted it, keeps only the first note. */
  function correct({ notes }: Shown, times: Times) {
    const [first, ...others] = notes
    if (first) change(first, times)
    others.forEach(removeNote)
  }

  function removeContraction({ notes }: Shown) {
    notes.forEach(removeNote)
    showToast({
      title: texts.removed,
      duration: 10_000,
      action: {
        label: texts.undo,
        altText: texts.otherWayToUndo,
        onAct: () => {
          // The removal took the next revision, so undoing it takes the one after that.
          for (const each of notes)
            change(
              { ...each, revision: each.revision + 1 },
              { beganMs: Date.parse(each.beganAt), endedMs: each.endedAt === null ? null : Date.parse(each.endedAt) },
            )
        },
      },
    })
  }

  return { shown, running, now, press, correct, removeContraction }
}
