type Size = { readonly width: number; readonly height: number }

/** The minimum width of a picture, in pixels, so a finger can press it. */
const narrowest = 88

/** The display size of a picture: at most this high, and never enlarged. It is known before the picture loads. */
export function fitHigh({ width, height }: Size, highest: number): Size {
  const high = Math.min(highest, height)
  return { width: Math.max(narrowest, Math.round((high * width) / height)), height: high }
}
