import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { lineDirection } from '../line-direction.ts'
import styles from './Tabs.module.css'

type Props<Name extends string> = {
  label: string
  tabs: readonly { name: Name; label: string }[]
  selected: Name
  onSelect: (name: Name) => void
  /** The content of the selected tab. */
  children: ReactNode
}

/** Tabs. The arrow keys move between tabs, and the Tab key moves into the panel. */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect, children }: Props<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const selectedIndex = tabs.findIndex(({ name }) => name === selected)

  function onKeyDown(event: KeyboardEvent) {
    const next = indexAfter(event.key, selectedIndex, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    onSelect(tab.name)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            className={styles.tab}
            aria-selected={tab.name === selected}
            aria-controls={tab.name === selected ? `${id}-panel` : undefined}
            tabIndex={tab.name === selected ? 0 : -1}
            onClick={() => onSelect(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  )
}

/** The index of the tab that a key moves to; undefined if the key does not move between tabs. */
function indexAfter(key: string, at: number, count: number): number | undefined {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (by) return (at + by * lineDirection() + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
