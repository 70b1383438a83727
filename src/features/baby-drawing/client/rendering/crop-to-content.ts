/** Crops a drawing to its content, because empty pixels cost time in every frame. */
import type { Pixels, Viewport } from '../light/pixels.ts'
import type { Scene } from '../light/render.ts'

export type Finished = {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
  /** The box of the drawing in units of half a picture, with y up. */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  /** The position of the heart, and how strongly it glows through the skin. */
  readonly heart: { readonly x: number; readonly y: number; readonly glow: number }
  /** Half the side of the picture in millimetres. */
  readonly half: number
}

export function cropToContent({ baby: { heart, half, age } }: Scene, pixels: Pixels, viewport: Viewport): Finished {
  const { left, top, right, bottom } = drawnPart(pixels)
  const [width, height] = [right - left, bottom - top]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * pixels.size + left) * 4
    data.set(pixels.data.subarray(from, from + width * 4), y * width * 4)
  }
  const unit = (2 * viewport.half) / pixels.size
  return {
    data,
    width,
    height,
    box: {
      left: viewport.x - viewport.half + left * unit,
      top: viewport.y + viewport.half - top * unit,
      width: width * unit,
      height: height * unit,
    },
    heart: { x: heart[0] / half, y: heart[1] / half, glow: 0.25 + 0.75 * age.sheer },
    half,
  }
}

function drawnPart({ size, data }: Pixels) {
  let [left, top, right, bottom] = [size, size, 0, 0]
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (data[(y * size + x) * 4 + 3] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = y + 1
    }
  // An empty picture becomes one pixel, because image data cannot be empty.
  return right === 0 ? { left: 0, top: 0, right: 1, bottom: 1 } : { left, top, right, bottom }
}
