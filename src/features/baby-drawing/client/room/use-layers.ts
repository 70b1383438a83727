import { useEffect, useRef, useState } from 'react'
import type { PictureTheme } from '../light/palette.ts'
import { type Viewport, wholeViewport } from '../light/pixels.ts'
import type { Layers, View } from '../picture/draw-frame.ts'
import { type DrawingRoom, type Layer, openDrawingRoom } from './drawing-room.ts'

/** Resolutions: first a quick rough one, then finer. */
const sketchSizes = [160, 400]
/** The womb is soft, and reaches beyond the picture for who looks from further away. */
const wombSize = 560
const wombViewport: Viewport = { x: 0, y: 0, half: 2 }
/** From this zoom on the pixels of the whole picture show, so the visible part is drawn anew. */
const nearFrom = 1.2
const settledMs = 250
/** A swaying edge is still inside what was drawn. */
const margin = 1.08

type Drawn = { layers: Layers; room: () => DrawingRoom; isFinished: boolean }
type Wanted = { days: number; theme: PictureTheme; size: number; view: View }

/** The picture's layers from the render queue, and the queue itself. */
export function useLayers({ days, theme, size, view }: Wanted): Drawn {
  const opened = useRef<DrawingRoom | null>(null)
  const [womb, setWomb] = useState<Layer>()
  const [baby, setBaby] = useState<Layer>()
  const [detail, setDetail] = useState<Layer>()
  const room = () => {
    opened.current ??= openDrawingRoom()
    return opened.current
  }
  useEffect(
    () => () => {
      opened.current?.close()
      opened.current = null
    },
    [],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the room is opened once
  useEffect(() => {
    const wish = { days, theme }
    const wombWish = { ...wish, what: 'womb', viewport: wombViewport } as const
    const babyWish = { ...wish, what: 'baby', viewport: wholeViewport } as const
    const sizes = [...sketchSizes.filter((sketch) => sketch < size), size]
    const improve = (step: number) => {
      const next = sizes[step]
      if (next === undefined) return
      room().draw({ ...babyWish, size: next }, (layer) => {
        setBaby(layer)
        if (step === 0) room().draw({ ...wombWish, size: wombSize }, setWomb)
        improve(step + 1)
      })
    }
    room().draw({ ...wombWish, size: sizes[0] ?? size }, setWomb)
    improve(0)
  }, [days, theme, size])

  const { zoom, x, y } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: the room is opened once
  useEffect(() => {
    setDetail(undefined)
    if (zoom < nearFrom) return
    const timer = setTimeout(() => {
      const viewport = { x: (-2 * x) / zoom, y: (2 * y) / zoom, half: margin / zoom }
      room().draw({ what: 'detail', days, theme, size, viewport }, setDetail)
    }, settledMs)
    return () => clearTimeout(timer)
  }, [days, theme, size, zoom, x, y])

  const isOf = (layer: Layer | undefined) => layer?.wish.days === days && layer.wish.theme === theme
  return {
    room,
    isFinished: isOf(womb) && womb?.wish.size === wombSize && isOf(baby) && baby?.wish.size === size,
    layers: {
      ...(womb && { womb }),
      ...(baby && { baby }),
      ...(detail && isOf(detail) && isIn(detail, view) && { detail }),
    },
  }
}

/** Whether it was drawn for this view. */
const isIn = ({ wish: { viewport } }: Layer, { zoom, x, y }: View) =>
  Math.abs(viewport.half - margin / zoom) < 1e-6 &&
  Math.abs(viewport.x + (2 * x) / zoom) < 1e-6 &&
  Math.abs(viewport.y - (2 * y) / zoom) < 1e-6
