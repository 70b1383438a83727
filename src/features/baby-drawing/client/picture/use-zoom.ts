import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { View } from './draw-frame.ts'
import { panBy, wholeView, zooms, zoomTo } from './zoom.ts'

type Place = { x: number; y: number }

/** Handles pinch, drag, wheel and keys on the picture. */
export function useZoom(canvas: RefObject<HTMLCanvasElement | null>) {
  const [view, setView] = useState<View>(wholeView)
  const fingers = useRef(new Map<number, Place>())
  const pinch = useRef<{ zoom: number; spread: number } | null>(null)

  const zoom = (to: number, place?: Place) => setView((before) => zoomTo(before, to, place?.x, place?.y))
  const zoomBy = (steps: number) => zoom(view.zoom + steps * zooms.step)

  function onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, placeOn(event.currentTarget, event))
    pinch.current = fingers.current.size > 1 ? { zoom: view.zoom, spread: spreadOf(fingers.current) } : null
  }

  function onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = placeOn(event.currentTarget, event)
    fingers.current.set(event.pointerId, now)
    if (pinch.current) {
      const { zoom: begun, spread } = pinch.current
      zoom((begun * spreadOf(fingers.current)) / (spread || 1), now)
    } else setView((seen) => panBy(seen, now.x - before.x, now.y - before.y))
  }

  function onPointerUp(event: PointerEvent<HTMLCanvasElement>) {
    fingers.current.delete(event.pointerId)
    pinch.current = null
  }

  function onKeyDown(event: KeyboardEvent) {
    const way = panByKey.get(event.key)
    if (event.key === '+' || event.key === '=') zoomBy(1)
    else if (event.key === '-') zoomBy(-1)
    else if (event.key === '0') setView(wholeView)
    else if (way && view.zoom > 1) setView((seen) => panBy(seen, way.x, way.y))
    else return
    event.preventDefault()
  }

  // The wheel zooms if the picture has the focus or Ctrl is held. Otherwise it scrolls the page.
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    if (!canvas.current || (!event.ctrlKey && document.activeElement !== canvas.current)) return
    event.preventDefault()
    zoom(view.zoom - Math.sign(event.deltaY) * zooms.step, placeOn(canvas.current, event))
  })
  // React adds passive wheel listeners, which cannot prevent scrolling.
  useEffect(() => {
    const element = canvas.current
    const turn = (event: WheelEvent) => turnWheel(event)
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [canvas])

  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown }
  return { view, zoom, zoomBy, handlers }
}

const panByKey = new Map([
  ['ArrowLeft', { x: 0.08, y: 0 }],
  ['ArrowRight', { x: -0.08, y: 0 }],
  ['ArrowUp', { x: 0, y: 0.08 }],
  ['ArrowDown', { x: 0, y: -0.08 }],
])

/** A position relative to the middle of the canvas, in units of its side. */
function placeOn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Place {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 }
}

function spreadOf(fingers: ReadonlyMap<number, Place>): number {
  const [one = { x: 0, y: 0 }, other = one] = fingers.values()
  return Math.hypot(one.x - other.x, one.y - other.y)
}
