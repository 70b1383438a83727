type Size = { readonly width: number; readonly height: number }

/** So narrow that a finger still hits it. */
const narrowest = 88

/** The size of a picture in its own shape, at most so high and not larger than it is: known before it is there. */
export function fitHigh({ width, height }: Size, highest: number): Size {
  const high = Math.min(highest, height)
  return { width: Math.max(narrowest, Math.round((high * width) / height)), height: high }
}
