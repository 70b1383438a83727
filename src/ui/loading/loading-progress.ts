const stepMs = 800
const steps = 3

/** The share of the expected time that has passed, in percent; stays at 100 if loading takes longer. */
export function loadingProgress(elapsed: number, duration: number) {
  return duration <= 0 ? 100 : Math.min(100, Math.max(0, Math.round((elapsed / duration) * 100)))
}

/** The index of the current message: 0, 1, 2, and then 0 again. */
export function loadingStep(elapsed: number) {
  return Math.floor(Math.max(0, elapsed) / stepMs) % steps
}
