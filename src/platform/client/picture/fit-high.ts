type Size = { readonly width: number; readonly height: number }

/** The narrowest picture that a finger can press, in pixels. */
const narrowest = 88

/** The display size of a picture: at most this high, and never enlarged. It is known before the picture loads. */
export function fitHigh({ width, height }: Size, highest: number): Size {
  const high = Math.min(highest, height)
  return { width: Math.max(narrowest, Math.round((high * width) / height)), height: high }
}
