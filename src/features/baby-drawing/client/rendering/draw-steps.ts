/** Draws in steps of a few milliseconds, so the page stays responsive. */
import { buildBaby } from '../body/build-baby.ts'
import type { PictureTheme } from '../light/palette.ts'
import type { Viewport } from '../light/pixels.ts'
import { makeScene, renderBaby, type Scene } from '../light/render.ts'
import { renderWomb } from '../light/womb.ts'
import { type Finished, finished } from './finished.ts'

export type DrawRequest = {
  /** The key of a drawing: a later request for the same key replaces an earlier one. */
  readonly what: 'baby' | 'womb' | 'detail' | 'plate' | 'plate-womb'
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
  const isWomb = what === 'womb' || what === 'plate-womb'
  const pixels = isWomb
    ? yield* renderWomb(scene.baby, size, viewport, theme)
    : yield* renderBaby(scene, size, viewport, theme)
  yield
  return finished(scene, pixels, viewport)
}
