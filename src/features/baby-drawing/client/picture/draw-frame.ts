/** Draws one frame: the womb, the swaying baby with its beating heart, and the ruler. */

import type { Units } from '#platform/shared/units.ts'
import type { Layer } from '../rendering/render-queue.ts'
import { newCanvas } from './new-canvas.ts'
import { drawRuler } from './ruler.ts'

export type Layers = { readonly womb?: Layer; readonly baby?: Layer; readonly detail?: Layer }
/** The zoom, and the offset of the picture's centre as a share of the canvas's side. */
export type View = { readonly zoom: number; readonly x: number; readonly y: number }

/** The floating movement: sideways, up and down, and in depth. A rotation would double the cost of a frame. */
const float = { aside: 0.008, asideSeconds: 11, up: 0.006, upSeconds: 7, near: 0.005, nearSeconds: 9 }
/** The drawn heart beats slower than a real heart, because that looks calmer. */
const beatSeconds = 1.7
/** The radius of the heart’s glow. 1 is half the picture’s width. */
const heartShare = 0.17

/** The static layers, drawn once for a view: the womb behind the baby, and the ruler in front. */
export type Still = { readonly behind: HTMLCanvasElement; readonly ruler: HTMLCanvasElement }

export function drawStill({ womb, baby }: Layers, view: View, units: Units, width: number): Still {
  const behind = newCanvas(width, width)
  const context = behind.getContext('2d', { alpha: false })
  if (womb && context) place(context, womb, view, width)
  const half = (baby ?? womb)?.half ?? 0
  return { behind, ruler: drawRuler({ width, millimetres: (2 * half) / view.zoom, units }) }
}

/** Draws a frame. If `seconds` is null, nothing moves. */
export function drawFrame(
  context: CanvasRenderingContext2D,
  { behind, ruler }: Still,
  layers: Layers,
  view: View,
  seconds: number | null,
): void {
  context.drawImage(behind, 0, 0)
  drawBaby(context, layers, view, seconds)
  context.drawImage(ruler, 0, context.canvas.height - ruler.height)
}

function drawBaby(
  context: CanvasRenderingContext2D,
  { baby, detail }: Layers,
  view: View,
  seconds: number | null,
): void {
  const { width } = context.canvas
  const shown = detail ?? baby
  if (!shown) return

  const now = seconds === null ? view : floating(view, seconds)
  place(context, shown, now, width)
  if (seconds !== null) beat(context, shown, now, width, seconds)
}

const floating = ({ zoom, x, y }: View, seconds: number): View => ({
  zoom: zoom * (1 + float.near * wave(seconds, float.nearSeconds)),
  x: x + zoom * float.aside * wave(seconds, float.asideSeconds),
  y: y + zoom * float.up * wave(seconds, float.upSeconds),
})

/** Draws a layer at its place in the view. */
function place(context: CanvasRenderingContext2D, { image, box }: Layer, view: View, width: number): void {
  const unit = (width / 2) * view.zoom
  const left = width / 2 + view.x * width + box.left * unit
  const top = width / 2 + view.y * width - box.top * unit
  context.drawImage(image, left, top, box.width * unit, box.height * unit)
}

function beat(context: CanvasRenderingContext2D, { heart }: Layer, view: View, width: number, seconds: number) {
  const unit = (width / 2) * view.zoom
  const [x, y] = [width / 2 + view.x * width + heart.x * unit, width / 2 + view.y * width - heart.y * unit]
  const radius = heartShare * unit
  const glow = context.createRadialGradient(x, y, 0, x, y, radius)
  const strength = heart.glow * 0.34 * pulse(seconds / beatSeconds)
  glow.addColorStop(0, `rgb(255 52 24 / ${strength})`)
  glow.addColorStop(0.5, `rgb(235 40 20 / ${strength * 0.32})`)
  glow.addColorStop(1, 'rgb(235 40 20 / 0)')
  context.fillStyle = glow
  context.globalCompositeOperation = 'lighter'
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  context.globalCompositeOperation = 'source-over'
}

const wave = (seconds: number, lasting: number) => Math.sin((seconds / lasting) * 2 * Math.PI)

/** The double beat of the heart, 0 to 1. */
function pulse(beats: number): number {
  const t = beats - Math.floor(beats)
  return Math.exp(-(((t - 0.12) / 0.09) ** 2)) + 0.6 * Math.exp(-(((t - 0.34) / 0.1) ** 2))
}
