/** The zoom and position of the view. */
import type { View } from './draw-frame.ts'

export const zooms = { least: 0.5, most: 3, step: 0.1 } as const

export const wholeView: View = { zoom: 1, x: 0, y: 0 }

/** Rounds to a tenth, like the slider, and clamps. */
export const clampZoom = (zoom: number) => Math.round(Math.min(zooms.most, Math.max(zooms.least, zoom)) * 10) / 10

/** Zooms around a point, which stays in place. `x`, `y`: its offset from the centre, as a share of the canvas's side. */
export function zoomTo(view: View, zoom: number, x = 0, y = 0): View {
  const next = clampZoom(zoom)
  const by = next / view.zoom
  return clampView({ zoom: next, x: x + (view.x - x) * by, y: y + (view.y - y) * by })
}

export const panBy = (view: View, x: number, y: number): View => clampView({ ...view, x: view.x + x, y: view.y + y })

/** Clamps the offset to the picture's edge; a whole picture stays centred. */
function clampView({ zoom, x, y }: View): View {
  const most = Math.max(0, (zoom - 1) / 2)
  const clamp = (value: number) => Math.min(most, Math.max(-most, value)) + 0
  return { zoom, x: clamp(x), y: clamp(y) }
}
