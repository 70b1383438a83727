import { useEffect, useRef, useState } from 'react'
import type { PictureTheme } from '../light/palette.ts'
import { type Viewport, wholeViewport } from '../light/pixels.ts'
import type { Layers, View } from '../picture/draw-frame.ts'
import { type Layer, openRenderQueue, type RenderQueue } from './render-queue.ts'

/** The first two resolutions: quick and rough, then finer. */
const sketchSizes = [160, 400]
/** The womb needs few pixels. It extends beyond the picture, so zooming out shows no edge. */
const wombSize = 560
const wombViewport: Viewport = { x: 0, y: 0, half: 2 }
/** From this zoom on single pixels would be visible, so the visible part is drawn again in detail. */
const detailZoom = 1.2
/** The detail is requested when the view has not changed for this many milliseconds. */
const settledMs = 250
/** The detail is drawn a little larger than the view, because the picture sways. */
const margin = 1.08

type Drawn = { layers: Layers; queue: () => RenderQueue; isFinished: boolean }
type Wanted = { days: number; theme: PictureTheme; size: number; view: View }

/** The picture's layers from the render queue, and the queue itself. */
export function useLayers({ days, theme, size, view }: Wanted): Drawn {
  const opened = useRef<RenderQueue | null>(null)
  const [womb, setWomb] = useState<Layer>()
  const [baby, setBaby] = useState<Layer>()
  const [detail, setDetail] = useState<Layer>()
  const queue = () => {
    opened.current ??= openRenderQueue()
    return opened.current
  }
  useEffect(
    () => () => {
      opened.current?.close()
      opened.current = null
    },
    [],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the queue is opened once
  useEffect(() => {
    const request = { days, theme }
    const wombRequest = { ...request, what: 'womb', viewport: wombViewport } as const
    const babyRequest = { ...request, what: 'baby', viewport: wholeViewport } as const
    const sizes = [...sketchSizes.filter((sketch) => sketch < size), size]
    const improve = (step: number) => {
      const next = sizes[step]
      if (next === undefined) return
      queue().draw({ ...babyRequest, size: next }, (layer) => {
        setBaby(layer)
        if (step === 0) queue().draw({ ...wombRequest, size: wombSize }, setWomb)
        improve(step + 1)
      })
    }
    queue().draw({ ...wombRequest, size: sizes[0] ?? size }, setWomb)
    improve(0)
  }, [days, theme, size])

  const { zoom, x, y } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: the queue is opened once
  useEffect(() => {
    setDetail(undefined)
    if (zoom < detailZoom) return
    const timer = setTimeout(() => {
      const viewport = { x: (-2 * x) / zoom, y: (2 * y) / zoom, half: margin / zoom }
      queue().draw({ what: 'detail', days, theme, size, viewport }, setDetail)
    }, settledMs)
    return () => clearTimeout(timer)
  }, [days, theme, size, zoom, x, y])

  const isOf = (layer: Layer | undefined) => layer?.request.days === days && layer.request.theme === theme
  return {
    queue,
    isFinished: isOf(womb) && womb?.request.size === wombSize && isOf(baby) && baby?.request.size === size,
    layers: {
      ...(womb && { womb }),
      ...(baby && { baby }),
      ...(detail && isOf(detail) && isForView(detail, view) && { detail }),
    },
  }
}

/** Whether the layer was drawn for this view. */
const isForView = ({ request: { viewport } }: Layer, { zoom, x, y }: View) =>
  Math.abs(viewport.half - margin / zoom) < 1e-6 &&
  Math.abs(viewport.x + (2 * x) / zoom) < 1e-6 &&
  Math.abs(viewport.y - (2 * y) / zoom) < 1e-6
