type Stop = readonly [at: number, value: number]

/** Interpolates between ordered stops; clamps outside them. */
export function along(stops: readonly Stop[], at: number): number {
  let before: Stop | undefined
  for (const stop of stops) {
    if (at <= stop[0]) {
      if (!before) return stop[1]
      return before[1] + ((at - before[0]) / (stop[0] - before[0])) * (stop[1] - before[1])
    }
    before = stop
  }
  return before?.[1] ?? 0
}

/** Smoothstep: rises from 0 at `from` to 1 at `to`. */
export function eased(from: number, to: number, at: number): number {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
