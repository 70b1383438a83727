import { cloneElement, type KeyboardEvent, type PointerEvent, type ReactElement, useId, useRef, useState } from 'react'
import styles from './Tooltip.module.css'

type Props = { text: string; children: ReactElement<{ 'aria-describedby'?: string }> }

const openDelayMs = 700
/** Within this time after a tooltip closed, the next one opens without a delay. */
const skipDelayMs = 300
const gap = 8

let lastClosed = Number.NEGATIVE_INFINITY

/** A short text about a control, shown on hover and on keyboard focus. */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [place, setPlace] = useState<{ left: number; top: number }>()

  function open(anchor: HTMLElement) {
    // Some browsers have no popovers. The text is also the control's description, so nothing is lost.
    if (!bubble.current?.showPopover) return
    bubble.current.showPopover()
    setPlace(placeBeside(anchor.getBoundingClientRect(), bubble.current))
  }

  function close() {
    clearTimeout(timer.current)
    if (!bubble.current?.hidePopover) return
    if (bubble.current.matches(':popover-open')) lastClosed = performance.now()
    bubble.current.hidePopover()
  }

  function hover(event: PointerEvent<HTMLSpanElement>) {
    if (event.pointerType !== 'mouse') return
    const anchor = event.currentTarget
    const delay = performance.now() - lastClosed < skipDelayMs ? 0 : openDelayMs
    timer.current = setTimeout(() => open(anchor), delay)
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the span only listens for events of the control inside
    <span
      className={styles.anchor}
      onPointerEnter={hover}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && open(event.currentTarget)}
      onBlur={close}
      onKeyDown={closeOnEscape}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles.bubble} style={place}>
        {text}
      </span>
    </span>
  )
}

function placeBeside(anchor: DOMRect, { offsetWidth, offsetHeight }: HTMLElement) {
  const middle = anchor.left + anchor.width / 2 - offsetWidth / 2
  const above = anchor.top - offsetHeight - gap

  return {
    left: Math.max(gap, Math.min(middle, document.documentElement.clientWidth - offsetWidth - gap)),
    top: above < gap ? anchor.bottom + gap : above,
  }
}
