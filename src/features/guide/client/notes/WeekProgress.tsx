import { DoneBar } from './DoneBar.tsx'
import { listState } from './list-state.ts'
import { type ChecklistGroup, checklistGroups } from './store/notes-format.ts'
import type { NotesStore } from './store/notes-store.ts'
import { useNotesStore, useWeekNotes } from './store/use-notes-store.ts'
import { texts } from './texts/texts.ts'

type Lists = Readonly<Record<ChecklistGroup, readonly { readonly id: string }[]>>
type Props = { week: number; lists: Lists; assumed: ReadonlySet<string> }

/** Progress over all lists of a week. */
export function WeekProgress(props: Props) {
  const store = useNotesStore()
  return store && <SavedProgress {...props} store={store} />
}

function SavedProgress({ store, week, lists, assumed }: Props & { store: NotesStore }) {
  const { checklist } = useWeekNotes(store, week)
  const states = checklistGroups.map((group) => listState(lists[group], checklist[group], assumed))
  const sum = (count: (state: (typeof states)[number]) => number) =>
    states.reduce((total, state) => total + count(state), 0)

  return (
    <DoneBar
      label={texts.allOfWeek(week)}
      total={sum(({ total }) => total)}
      done={sum(({ done }) => done.size)}
      assumed={sum(({ assumed }) => assumed.size)}
    />
  )
}
