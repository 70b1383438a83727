import { type PointerEvent, useRef } from 'react'

/** What a finger on it means to press, pull or write in, and not to leave. */
const controls = 'a, button, input, label, select, summary, textarea, canvas, [role=tab], [role=slider]'

const leastPixels = 60

/** A finger that strokes to one side: 1 for what comes next, -1 for what was before. */
export function useSwipe(onSwipe: (by: -1 | 1) => void) {
  const begun = useRef<{ x: number; y: number } | null>(null)

  return {
    onPointerDown({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) {
      // A second finger means something else.
      const isSwipe = pointerType === 'touch' && isPrimary && target instanceof Element && !target.closest(controls)
      begun.current = isSwipe ? { x, y } : null
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!begun.current) return
      const [across, along] = [clientX - begun.current.x, clientY - begun.current.y]
      begun.current = null
      if (Math.abs(across) >= leastPixels && Math.abs(across) > 2 * Math.abs(along)) onSwipe(across < 0 ? 1 : -1)
    },
    onPointerCancel() {
      begun.current = null
    },
  }
}
