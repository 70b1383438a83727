import { DoneBar } from './DoneBar.tsx'
import { listState } from './list-state.ts'
import { type ChecklistGroup, checklistGroups } from './notes/kept-notes.ts'
import type { Notebook } from './notes/notebook.ts'
import { useNotebook, usePage } from './notes/use-notebook.ts'

type Lists = Readonly<Record<ChecklistGroup, readonly { readonly id: string; readonly text: string }[]>>
type Props = { week: number; currentWeek: number; lists: Lists }

/** Progress over all lists of a week. */
export function WeekProgress(props: Props) {
  const notebook = useNotebook()
  return notebook && <KeptProgress {...props} notebook={notebook} />
}

function KeptProgress({ notebook, week, currentWeek, lists }: Props & { notebook: Notebook }) {
  const { checklist } = usePage(notebook, week)
  const states = checklistGroups.map((group) => listState(lists[group], checklist[group], currentWeek - week))
  const sum = (count: (state: (typeof states)[number]) => number) =>
    states.reduce((total, state) => total + count(state), 0)

  return (
    <DoneBar
      label={`All of week ${week}`}
      total={sum(({ total }) => total)}
      done={sum(({ done }) => done.size)}
      assumed={sum(({ assumed }) => assumed.size)}
    />
  )
}
