/** The red, green, blue and alpha of each pixel, row by row. */
export type Pixels = { readonly size: number; readonly data: Uint8ClampedArray<ArrayBuffer> }

/** The visible square: its middle, with y up, and half its side. 1 is half the picture's width. */
export type Viewport = { readonly x: number; readonly y: number; readonly half: number }

export const wholeViewport: Viewport = { x: 0, y: 0, half: 1 }

/** Tone mapping like film, then sRGB from 0 to 255. */
export function toScreen(light: number): number {
  const bent = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14)
  return 255 * Math.min(1, Math.max(0, bent)) ** (1 / 2.2)
}
