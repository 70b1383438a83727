import { useId } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { useOtherLanguage } from '../page/other-language.ts'
import styles from './Checklist.module.css'
import { DoneBar } from './DoneBar.tsx'
import { listState, ticksAfterPress, ticksForEmptyList } from './list-state.ts'
import { NotSaved } from './NotSaved.tsx'
import type { ChecklistGroup } from './store/notes-format.ts'
import type { NotesStore } from './store/notes-store.ts'
import { useNotesStore, useWeekNotes } from './store/use-notes-store.ts'
import { texts } from './texts/texts.ts'

type Item = { readonly id: string; readonly text: string }
type Props = {
  week: number
  group: ChecklistGroup
  items: readonly Item[]
  /** The ids of the items, in any list of the week, that are assumed to be done. */
  assumed: ReadonlySet<string>
  label: string
}

/** A checklist of a week. Ticks are stored in this browser only. */
export function Checklist(props: Props) {
  const store = useNotesStore()
  return store && <SavedChecklist {...props} store={store} />
}

function SavedChecklist({ store, week, group, items, assumed, label }: Props & { store: NotesStore }) {
  const { checklist } = useWeekNotes(store, week)
  const state = listState(items, checklist[group], assumed)
  const assumedId = useId()
  const language = useOtherLanguage()

  return (
    <fieldset className={styles.checklist} aria-label={label}>
      <DoneBar label={texts.doneInWeek(label, week)} {...state} done={state.done.size} assumed={state.assumed.size} />
      {state.assumed.size > 0 && (
        <div className={styles.assuming}>
          <div>
            <p>{texts.assumedThese}</p>
            <p className={styles.consequence}>{texts.othersStay}</p>
          </div>
          <Button look="quiet" onClick={() => store.tick(week, group, ticksForEmptyList(state))}>
            {texts.startEmpty}
          </Button>
        </div>
      )}
      <ul className={styles.items} dir={language?.dir}>
        {items.map(({ id, text }) => (
          <li key={id}>
            <CheckItem
              text={text}
              isDone={state.done.has(id)}
              assumedId={state.assumed.has(id) ? `${assumedId}-${id}` : undefined}
              onPress={() => store.tick(week, group, ticksAfterPress(id, state))}
            />
          </li>
        ))}
      </ul>
      {/* Rendered from the start, so screen readers announce its later content. */}
      <div role="status">
        <NotSaved store={store} />
      </div>
    </fieldset>
  )
}

type ItemProps = { text: string; isDone: boolean; assumedId: string | undefined; onPress: () => void }

function CheckItem({ text, isDone, assumedId, onPress }: ItemProps) {
  const textId = useId()
  const language = useOtherLanguage()
  const isAssumed = assumedId !== undefined
  return (
    <label className={styles.item}>
      <input
        // An assumed item is shown as neither ticked nor open, because the person has not ticked it.
        ref={(box) => {
          if (box) box.indeterminate = isAssumed
        }}
        type="checkbox"
        checked={isDone}
        aria-labelledby={textId}
        aria-describedby={assumedId}
        onChange={onPress}
      />
      <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2.5 6.5 5 9 9.5 3.5" />
      </svg>
      <span className={styles.words}>
        <span id={textId} {...language}>
          {text}
        </span>{' '}
        {isAssumed && (
          <span className={styles.assumed} id={assumedId}>
            {texts.assumedDone}
          </span>
        )}
      </span>
    </label>
  )
}
