import { type RefObject, useEffect, useRef } from 'react'
import type { Units } from '#platform/shared/units.ts'
import { useLayers } from '../rendering/use-layers.ts'
import { drawFrame, drawStill, type Still, type View } from './draw-frame.ts'
import { useMotion } from './use-motion.ts'
import { usePictureTheme } from './use-picture-theme.ts'

/** The maximum number of device pixels per CSS pixel. More are not visible and make every frame slower. */
const mostDensity = 2

type Wanted = { days: number; units: Units; view: View; side: number }

/** Draws the baby of this day on the canvas in the current view. */
export function useBabyPicture(canvas: RefObject<HTMLCanvasElement | null>, { days, units, view, side }: Wanted) {
  const theme = usePictureTheme()
  const points = side * Math.min(mostDensity, Math.max(1, Math.ceil(devicePixelRatio)))
  const { layers, queue, isFinished } = useLayers({ days, theme, size: points, view })
  const still = useRef<Still | null>(null)
  const { womb, baby, detail } = layers

  // biome-ignore lint/correctness/useExhaustiveDependencies: of `layers`, only `womb` and `baby` are used
  useEffect(() => {
    still.current = womb || baby ? drawStill(layers, view, units, points) : null
  }, [womb, baby, view, units, points])

  const drawn = [womb, baby, detail, view, units, points]
  const seen = useRef(drawn)
  if (drawn.some((thing, i) => thing !== seen.current[i])) seen.current = drawn

  useMotion(
    canvas,
    (seconds) => {
      // Wait for the first layer, because a canvas without alpha is black until something is drawn on it.
      if (!still.current) return
      const context = canvas.current?.getContext('2d', { alpha: false })
      if (context) drawFrame(context, still.current, layers, view, seconds)
    },
    seen.current,
  )
  return { queue, theme, points, isFinished }
}
