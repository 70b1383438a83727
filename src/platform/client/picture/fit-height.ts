type Size = { readonly width: number; readonly height: number }

/** The minimum width of a picture, in pixels, so a finger can press it. */
const minWidth = 88

/** The display size of a picture: at most this high, and enlarged only to the minimum width. */
export function fitHeight({ width, height }: Size, maxHeight: number): Size {
  const high = Math.min(maxHeight, height)
  return { width: Math.max(minWidth, Math.round((high * width) / height)), height: high }
}
