type Size = { readonly width: number; readonly height: number }

/** The narrowest width that a finger still hits. */
const narrowest = 88

/** The display size of a picture, at most this high and never enlarged; known before the picture loads. */
export function fitHigh({ width, height }: Size, highest: number): Size {
  const high = Math.min(highest, height)
  return { width: Math.max(narrowest, Math.round((high * width) / height)), height: high }
}
