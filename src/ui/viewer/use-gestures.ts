import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { lineDirection } from '../line-direction.ts'
import { clampView, maxScale, type Point, type Size, type View, wholePicture, zoomTo } from './zoom.ts'

type Options = {
  picture: Size & { key: string | number }
  canMove: (by: -1 | 1) => boolean
  onMove: (by: -1 | 1) => void
}
type Press = { at: Point; time: number; view: View; isSwipe: boolean; spread: number }

/** Gestures and keys for a picture: swipe to the next one; pinch, double tap or wheel to zoom; drag to pan. */
export function useGestures({ picture, canMove, onMove }: Options) {
  const stage = useRef<HTMLDivElement>(null)
  /** The element that contains the picture. */
  const frame = useRef<HTMLDivElement>(null)
  const view = useRef(wholePicture)
  const fingers = useRef(new Map<number, Point>())
  const press = useRef<Press | null>(null)
  const lastTap = useRef({ at: { x: 0, y: 0 }, time: 0 })
  const [isZoomed, setZoomed] = useState(false)

  function show(next: View) {
    view.current = next
    // Set on the element directly, because a finger moves more often than React should render.
    frame.current?.style.setProperty('translate', `${next.x}px ${next.y}px`)
    frame.current?.style.setProperty('scale', String(next.scale))
    setZoomed(next.scale > 1)
  }

  const scene = () => ({ stage: sizeOf(stage.current), picture })
  const zoom = (scale: number, at: Point = { x: 0, y: 0 }) => show(zoomTo(view.current, scale, at, scene()))
  const zoomBy = (factor: number, at?: Point) => zoom(view.current.scale * factor, at)
  const panTo = (x: number, y: number) => show(clampView({ ...view.current, x, y }, scene()))

  function move(by: -1 | 1) {
    if (!canMove(by)) return
    show(wholePicture)
    onMove(by)
  }

  function drag(pixels: number | null) {
    stage.current?.toggleAttribute('data-dragging', pixels !== null)
    stage.current?.style.setProperty('--drag', `${pixels ?? 0}px`)
  }

  /** Restarts the gesture with the fingers that are down. */
  function begin(time: number, isSwipe: boolean) {
    const { middle, spread } = measureFingers(fingers.current)
    press.current = { at: middle, time, view: view.current, isSwipe, spread }
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, placeOn(stage.current, event))
    drag(null)
    begin(event.timeStamp, fingers.current.size === 1 && view.current.scale === 1)
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const begun = press.current
    if (!begun || !fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, placeOn(stage.current, event))
    const { middle, spread } = measureFingers(fingers.current)
    const [dx, dy] = [middle.x - begun.at.x, middle.y - begun.at.y]
    if (begun.isSwipe) return drag(canMove(stepTo(-dx)) ? dx : dx / 4)
    const moved = { ...begun.view, x: begun.view.x + dx, y: begun.view.y + dy }
    show(zoomTo(moved, begun.view.scale * (begun.spread ? spread / begun.spread : 1), middle, scene()))
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    const begun = press.current
    const at = placeOn(stage.current, event)
    fingers.current.delete(event.pointerId)
    // After a pinch, the remaining finger moves the picture and does not swipe.
    if (fingers.current.size > 0) return begin(event.timeStamp, false)
    press.current = null
    drag(null)
    if (!begun || event.type === 'pointercancel') return

    const [dx, lasted] = [at.x - begun.at.x, Math.max(1, event.timeStamp - begun.time)]
    const isFlick = Math.abs(dx) > 30 && Math.abs(dx) / lasted > 0.4
    if (begun.isSwipe && (isFlick || Math.abs(dx) > sizeOf(stage.current).width / 4)) move(stepTo(-dx))
    else if (lasted < 300 && distance(at, begun.at) < 10) tap(at, event.timeStamp)
  }

  function tap(at: Point, time: number) {
    const isSecond = time - lastTap.current.time < 350 && distance(at, lastTap.current.at) < 40
    lastTap.current = { at, time: isSecond ? 0 : time }
    if (isSecond) zoom(view.current.scale > 1 ? 1 : maxScale / 2, at)
  }

  function onKey(key: string): boolean {
    const by = steps.get(key)
    const { x, y, scale } = view.current
    if (key === '+' || key === '=') zoomBy(1.5)
    else if (key === '-') zoomBy(1 / 1.5)
    else if (by && scale > 1) panTo(x - by.x * 80, y - by.y * 80)
    else if (by?.x) move(stepTo(by.x))
    else return false
    return true
  }

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), placeOn(stage.current, event))
  })
  // Added by hand, because React's passive listener cannot prevent the page behind from scrolling or zooming.
  useEffect(() => {
    const element = stage.current
    const turn = (event: WheelEvent) => turnWheel(event)
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [])

  const resetZoom = useEffectEvent(() => show(wholePicture))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the picture changes
  useEffect(() => resetZoom(), [picture.key])

  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
  return { stage, frame, isZoomed, zoomBy, move, onKey, handlers }
}

/** 1 (the next picture) if `x` points towards the end of a line, otherwise -1 (the previous picture). */
const stepTo = (x: number) => (x * lineDirection() > 0 ? 1 : -1)

const steps = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
])

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

function sizeOf(element: Element | null): Size {
  return { width: element?.clientWidth ?? 1, height: element?.clientHeight ?? 1 }
}

/** The position of an event, relative to the middle of the stage. */
function placeOn(stage: Element | null, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = stage?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 }
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

/** The midpoint and the distance of two fingers. For one finger, its position and 0. */
function measureFingers(fingers: ReadonlyMap<number, Point>) {
  const [one = { x: 0, y: 0 }, other] = fingers.values()
  if (!other) return { middle: one, spread: 0 }
  return { middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, spread: distance(one, other) }
}
