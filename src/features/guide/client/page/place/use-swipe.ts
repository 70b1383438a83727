import { type PointerEvent, useRef } from 'react'
import { lineDirection } from '#ui/line-direction.ts'

/** Elements where a touch means pressing, dragging or typing, not swiping to another week. */
const controls = 'a, button, input, label, select, summary, textarea, canvas, [role=tab], [role=slider]'

const leastPixels = 60

/** Detects horizontal swipes: 1 for the next week, -1 for the previous one. */
export function useSwipe(onSwipe: (by: -1 | 1) => void) {
  const begun = useRef<{ x: number; y: number } | null>(null)

  return {
    onPointerDown({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) {
      // A second finger means zooming.
      const isSwipe = pointerType === 'touch' && isPrimary && target instanceof Element && !target.closest(controls)
      begun.current = isSwipe ? { x, y } : null
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!begun.current) return
      const [dx, dy] = [clientX - begun.current.x, clientY - begun.current.y]
      begun.current = null
      if (Math.abs(dx) >= leastPixels && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx * lineDirection() < 0 ? 1 : -1)
    },
    onPointerCancel() {
      begun.current = null
    },
  }
}
