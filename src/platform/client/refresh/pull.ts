/** How far to pull for a refresh, in pixels. */
export const defaultThreshold = 80

/** How far the page is pulled: half as far as the finger went, and at most one and a half thresholds. */
export const pullDistance = (travel: number, threshold: number): number =>
  Math.min(Math.max(0, travel) / 2, threshold * 1.5)
