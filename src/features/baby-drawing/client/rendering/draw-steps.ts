/** Draws in steps of a few milliseconds, so the page stays responsive. */
import { buildBaby } from '../body/build-baby.ts'
import type { PictureTheme } from '../light/palette.ts'
import type { Viewport } from '../light/pixels.ts'
import { makeScene, renderBaby, type Scene } from '../light/render.ts'
import { renderWomb } from '../light/womb.ts'
import { cropToContent, type Finished } from './crop-to-content.ts'

export type DrawRequest = {
  /**
   * What to draw. A later request replaces a waiting one for the same thing. `detail` is the visible part while zoomed in;
   * `download-baby` and `download-womb` are for the picture to download.
   */
  readonly what: 'baby' | 'womb' | 'detail' | 'download-baby' | 'download-womb'
  readonly days: number
  readonly theme: PictureTheme
  readonly size: number
  readonly viewport: Viewport
}

let lastScene: { days: number; scene: Scene } | null = null

export function* drawSteps({ what, days, theme, size, viewport }: DrawRequest): Generator<void, Finished> {
  // A day's body is the same in every size and theme.
  if (lastScene?.days !== days) lastScene = { days, scene: yield* makeScene(buildBaby(days)) }
  const { scene } = lastScene
  yield
  const isWomb = what === 'womb' || what === 'download-womb'
  const pixels = isWomb
    ? yield* renderWomb(scene.baby, size, viewport, theme)
    : yield* renderBaby(scene, size, viewport, theme)
  yield
  return cropToContent(scene, pixels, viewport)
}
