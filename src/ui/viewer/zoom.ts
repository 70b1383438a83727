// The position of a zoomed picture on its stage. All lengths are in pixels from the middle of the stage.

export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }
/** The scale relative to the unzoomed picture, and the offset of its middle. */
export type View = Point & { readonly scale: number }
type Scene = { readonly stage: Size; readonly picture: Size }

export const wholePicture: View = { scale: 1, x: 0, y: 0 }
export const maxScale = 5

/** The view at another scale. The part of the picture at the point `at` stays in place. */
export function zoomTo(view: View, scale: number, at: Point, scene: Scene): View {
  const next = clamp(scale, 1, maxScale)
  const growth = next / view.scale
  return clampView({ scale: next, x: at.x - (at.x - view.x) * growth, y: at.y - (at.y - view.y) * growth }, scene)
}

/** Moves a view as little as possible, so that the picture fills as much of the stage as it can. */
export function clampView({ scale, x, y }: View, { stage, picture }: Scene): View {
  const fit = Math.min(stage.width / picture.width, stage.height / picture.height)
  const farthest = (side: number, room: number) => Math.max(0, (side * fit * scale - room) / 2)
  const [mostX, mostY] = [farthest(picture.width, stage.width), farthest(picture.height, stage.height)]
  return { scale, x: clamp(x, -mostX, mostX), y: clamp(y, -mostY, mostY) }
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
